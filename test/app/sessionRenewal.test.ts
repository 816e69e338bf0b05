import { describe, expect, it, vi } from 'vitest';
import { RenewalUnavailableError } from '#api/http/send.ts';
import { createDeferredSession } from '#app/signIn/deferredSession.ts';
import { SignInRejectedError } from '#app/signIn/signInRejectedError.ts';
import { createBrowser } from './browserStub.ts';
import { aTab, aUser, NOW, onFakeTime, settled } from './sessionTab.ts';

onFakeTime();

describe('renewal', () => {
  it('a valid token is used as it is', async () => {
    const tab = aTab(createBrowser(), { endsIn: 600 });
    expect(await tab.session.access()).toBe(tab.token());
    expect(tab.asked.renewals).toBe(0);
  });

  it('happens once for all callers of a tab', async () => {
    const tab = aTab(createBrowser());
    const got = await settled(Promise.all(Array.from({ length: 8 }, () => tab.session.access())));
    expect(new Set(got)).toEqual(new Set([tab.token()]));
    expect(tab.asked.renewals).toBe(1);
  });

  it('happens once for all tabs: waiting tabs adopt the new token', async () => {
    const browser = createBrowser();
    const tabs = [aTab(browser), aTab(browser), aTab(browser)];
    const got = await settled(
      Promise.all(tabs.flatMap(({ session }) => [session.access(), session.access()])),
    );
    expect(tabs.reduce((sum, { asked }) => sum + asked.renewals, 0)).toBe(1);
    expect(new Set(got).size).toBe(1);
    expect(new Set(tabs.map(({ token }) => token())).size).toBe(1);
  });

  it('a tab with an expiring token asks the others before it asks the issuer', async () => {
    const browser = createBrowser();
    const fresh = aTab(browser, { endsIn: 3000 });
    const tab = aTab(browser);
    expect(await settled(tab.session.access())).toBe(fresh.token());
    expect(tab.asked.renewals).toBe(0);
  });

  it('after a 401 the refused token is not used again', async () => {
    const tab = aTab(createBrowser(), { endsIn: 3000 });
    const refused = tab.token();
    expect(await settled(tab.session.renew(refused ?? ''))).not.toBe(refused);
    expect(tab.asked.renewals).toBe(1);
  });

  it('a newer session of another tab is adopted though both tokens expire in the same second', async () => {
    const browser = createBrowser();
    const first = aTab(browser, { endsIn: 3600 });
    const second = aTab(browser, { endsIn: 3600 });
    const refused = second.token() ?? '';
    const renewed = await settled(first.session.renew(first.token() ?? ''));
    expect(await settled(second.session.renew(refused))).toBe(renewed);
    expect([first.asked.renewals, second.asked.renewals]).toEqual([1, 0]);
  });

  it('R181: waits for the tab that has renewed the session, whose refresh token replaces the others', async () => {
    const browser = createBrowser({ messageDelayMs: 400 });
    const tabs = [aTab(browser), aTab(browser)];
    const got = await settled(Promise.all(tabs.map(({ session }) => session.access())));
    expect(tabs.map(({ asked }) => asked.renewals)).toEqual([1, 0]);
    expect(new Set(got).size).toBe(1);
  });

  it('R181: adopts the renewed session although it ends earlier, because the clock was ahead before', async () => {
    const browser = createBrowser();
    const tabs = [aTab(browser, { endsIn: 90_000 }), aTab(browser, { endsIn: 90_000 })];
    const stale = tabs.map(({ token }) => token() ?? '');
    const renewed = await settled(tabs[0]?.session.renew(stale[0] ?? '') ?? Promise.resolve(''));
    expect(await settled(tabs[1]?.session.renew(stale[1] ?? '') ?? Promise.resolve(''))).toBe(renewed);
    expect(tabs.map(({ asked }) => asked.renewals)).toEqual([1, 0]);
  });

  it('R181: does not wait for a renewed session if the browser could not store when it was renewed', async () => {
    const browser = createBrowser();
    const tab = aTab(browser, { endsIn: 3000 });
    const first = await settled(tab.session.renew(tab.token() ?? ''));
    browser.shared.removeItem('sign-in.renewed');
    const renewal = tab.session.renew(first);
    // Only one second passes.
    await settled(Promise.resolve());
    expect(tab.asked.renewals).toBe(2);
    expect(await renewal).toBe(tab.token());
  });

  it('R181: asks the issuer if the tab that has renewed the session was closed before it handed it over', async () => {
    const browser = createBrowser({ messageDelayMs: 400 });
    const closed = aTab(browser);
    await settled(closed.session.access());
    closed.close();
    const tab = aTab(browser, { endsIn: -10 });
    const access = tab.session.access();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await access).toBe(tab.token());
    expect(tab.asked.renewals).toBe(1);
  });

  it('uses a session that arrives while the issuer refuses the previous one', async () => {
    const browser = createBrowser();
    let refuse: (reason: Error) => void = () => undefined;
    const refusal = new Promise<string>((_, reject) => {
      refuse = reject;
    });
    const tab = aTab(browser, { endsIn: -10, renew: () => refusal });
    const access = tab.session.access();
    await settled(Promise.resolve());
    const other = aTab(browser, { endsIn: null });
    await settled(other.signIn());
    refuse(new SignInRejectedError('invalid_grant'));
    expect(await settled(access)).toBe(other.token());
    expect(tab.events).not.toContain('expired');
  });

  it('never adopts another user’s session', async () => {
    const browser = createBrowser();
    const other = aTab(browser, { sub: 'auth0|2', endsIn: 3000 });
    const tab = aTab(browser);
    expect(await settled(tab.session.access())).not.toBe(other.token());
    expect(tab.asked.renewals).toBe(1);
  });

  it('refused by the issuer: all callers fail once, and the issuer is not called again for every call', async () => {
    const tab = aTab(createBrowser(), {
      renew: () => Promise.reject(new SignInRejectedError('login_required')),
    });
    await expect(settled(tab.session.access())).rejects.toThrow('login_required');
    await expect(settled(tab.session.access())).rejects.toThrow('login_required');
    expect(tab.asked.renewals).toBe(1);
    expect(tab.events).toEqual(['expired']);
  });

  it('a tab whose session has ended continues when another one signs in again', async () => {
    const browser = createBrowser();
    const tab = aTab(browser, { renew: () => Promise.reject(new SignInRejectedError('login_required')) });
    const other = aTab(browser, { endsIn: null });
    await expect(settled(tab.session.access())).rejects.toThrow('login_required');
    await settled(other.signIn());
    expect(tab.events).toEqual(['expired', 'resumed']);
    expect(await settled(tab.session.access())).toBe(other.token());
  });
});

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
