import { describe, expect, it, vi } from 'vitest';
import { RenewalUnavailableError } from '#api/http/callToken.ts';
import { createDeferredSession } from '#app/signIn/deferredSession.ts';
import { SignInRejectedError } from '#app/signIn/signInRejectedError.ts';
import { createBrowser } from './browserStub.ts';
import { aTab, aUser, NOW, onFakeTime, settled } from './sessionTab.ts';

onFakeTime();

const unavailable = () => Promise.reject(new RenewalUnavailableError('503'));

describe('an issuer in trouble', () => {
  it('has no effect while the token is valid: calls use it, and the user sees until when', async () => {
    const tab = aTab(createBrowser(), { renew: unavailable });
    const before = tab.token();
    expect(await settled(tab.session.access())).toBe(before);
    expect(tab.events).toEqual(['troubled']);
    expect(tab.session.tokenExpiresAt()).toBe(NOW + 30_000);
  });

  it('is not called for every request, but retried automatically at growing intervals', async () => {
    const tab = aTab(createBrowser(), { renew: unavailable });
    for (let call = 0; call < 5; call += 1) await settled(tab.session.access());
    const soon = tab.asked.renewals;
    expect(soon).toBeLessThan(5);
    await vi.advanceTimersByTimeAsync(60_000);
    const inAMinute = tab.asked.renewals;
    expect(inAMinute).toBeGreaterThan(soon);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(tab.asked.renewals - inAMinute).toBeLessThanOrEqual(20);
    expect(tab.asked.renewals - inAMinute).toBeGreaterThanOrEqual(10);
  });

  it('ends the session with the token, and renews it automatically when it is back', async () => {
    let isBack = false;
    const renew = () => (isBack ? Promise.resolve(aUser('auth0|1', 3600)) : unavailable());
    const tab = aTab(createBrowser(), { renew });
    await settled(tab.session.access());
    await vi.advanceTimersByTimeAsync(30_000);
    await expect(settled(tab.session.access())).rejects.toThrow(RenewalUnavailableError);
    expect(tab.session.tokenExpiresAt()).toBeNull();
    expect(tab.events).toContain('troubled');
    expect(tab.events).not.toContain('expired');
    isBack = true;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(tab.events.at(-1)).toBe('resumed');
    expect(await tab.session.access()).toBe(tab.token());
    const { renewals } = tab.asked;
    await vi.advanceTimersByTimeAsync(600_000);
    expect(tab.asked.renewals).toBe(renewals);
  });

  it('is called immediately when the network is back or the page becomes visible again', async () => {
    let isBack = false;
    const renew = () => (isBack ? Promise.resolve(aUser('auth0|1', 3600)) : unavailable());
    const tab = aTab(createBrowser(), { endsIn: -10, renew });
    await expect(settled(tab.session.access())).rejects.toThrow(RenewalUnavailableError);
    isBack = true;
    tab.session.revalidate();
    await settled(Promise.resolve());
    expect(tab.events).toEqual(['troubled', 'resumed']);
  });

  it('ends the session for good if it refuses in the end', async () => {
    let answer: () => Promise<string> = unavailable;
    const tab = aTab(createBrowser(), { renew: () => answer() });
    await settled(tab.session.access());
    answer = () => Promise.reject(new SignInRejectedError('invalid_grant'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(tab.events).toEqual(['troubled', 'expired']);
    const { renewals } = tab.asked;
    await vi.advanceTimersByTimeAsync(600_000);
    expect(tab.asked.renewals).toBe(renewals);
  });

  it('is forgotten when another tab renews the session', async () => {
    const browser = createBrowser();
    const tab = aTab(browser, { renew: unavailable });
    await settled(tab.session.access());
    const other = aTab(browser, { endsIn: 40 });
    await settled(other.session.renew(other.token() ?? ''));
    expect(tab.events).toContain('resumed');
    const { renewals } = tab.asked;
    await vi.advanceTimersByTimeAsync(600_000);
    expect(tab.asked.renewals).toBe(renewals);
  });

  it('whose response comes after the user has signed out is not reported', async () => {
    const { promise, reject } = Promise.withResolvers<string>();
    const tab = aTab(createBrowser(), { renew: () => promise });
    const renewal = tab.session.renew(tab.token() ?? '').catch(String);
    await settled(Promise.resolve());
    tab.session.end();
    const { length } = tab.events;
    reject(new SignInRejectedError('invalid_grant'));
    await settled(renewal);
    expect(tab.events.slice(length)).toEqual([]);
  });

  it('is not called again after the user has signed out', async () => {
    const tab = aTab(createBrowser(), { renew: unavailable });
    await settled(tab.session.access());
    tab.session.end();
    const { renewals } = tab.asked;
    await vi.advanceTimersByTimeAsync(600_000);
    expect(tab.asked.renewals).toBe(renewals);
  });
});

it('a call waits only a moment for a slow renewal while its token is valid', async () => {
  const tab = aTab(createBrowser(), { renew: () => new Promise(() => undefined) });
  const before = tab.token();
  const call = tab.session.access();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await call).toBe(before);
});

it('code that does not load is trouble, not a refusal: the token is used while it is valid, and the tab tries again', async () => {
  const browser = createBrowser();
  let isMissing = true;
  const loadDeferred = async () => {
    if (isMissing) throw new TypeError('Failed to fetch');
    return createDeferredSession;
  };
  const tab = aTab(browser, { endsIn: 30, loadDeferred });
  const before = tab.token() ?? '';
  expect(await tab.session.access()).toBe(before);
  await expect(tab.session.renew(before)).rejects.toThrow(RenewalUnavailableError);
  expect(new Set(tab.events)).toEqual(new Set(['troubled']));
  await vi.advanceTimersByTimeAsync(10_000);
  isMissing = false;
  await vi.advanceTimersByTimeAsync(11_000);
  expect(tab.token()).not.toBe(before);
  expect(tab.events.at(-1)).toBe('resumed');
  expect(tab.asked.renewals).toBe(1);
});
