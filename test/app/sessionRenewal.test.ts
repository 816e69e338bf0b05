import { describe, expect, it, vi } from 'vitest';
import { SignInRejectedError } from '#app/signIn/signInRejectedError.ts';
import { createBrowser } from './browserStub.ts';
import { aTab, aUser, onFakeTime, settled, USER_KEY } from './sessionTab.ts';

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

  it('R521: each newer token takes back the report that the session has ended', async () => {
    const tab = aTab(createBrowser(), { endsIn: 3000 });
    const refused = tab.token() ?? '';
    await settled(tab.session.renew(refused));
    expect(tab.events).toEqual(['resumed']);
    await settled(tab.session.renew(refused));
    expect(tab.events).toEqual(['resumed', 'resumed']);
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
    const renewal = Promise.withResolvers<string>();
    const tab = aTab(browser, { endsIn: -10, renew: () => renewal.promise });
    const access = tab.session.access();
    await settled(Promise.resolve());
    const other = aTab(browser, { endsIn: null });
    await settled(other.signIn());
    renewal.reject(new SignInRejectedError('invalid_grant'));
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

  it('R534: a platform that refuses every token is not asked forever: the eleventh renewal of a minute ends the session', async () => {
    const tab = aTab(createBrowser(), { endsIn: 3000 });
    const renew = () => settled(tab.session.renew(tab.token() ?? ''));
    for (let times = 1; times <= 10; times += 1) await renew();
    await expect(renew()).rejects.toThrow('The platform refuses every token.');
    expect(tab.asked.renewals).toBe(10);
    expect(tab.events.at(-1)).toBe('expired');
    await settled(tab.signIn());
    await vi.advanceTimersByTimeAsync(60_000);
    await renew();
    expect(tab.asked.renewals).toBe(11);
  });

  it('R534: tokens that expire within a minute are renewed as often as calls need them', async () => {
    const tab = aTab(createBrowser(), { endsIn: 30, renew: async () => aUser('auth0|1', 30) });
    for (let times = 1; times <= 12; times += 1) await settled(tab.session.access());
    expect(tab.asked.renewals).toBe(12);
    expect(tab.events).not.toContain('expired');
  });

  it('R181: a sign-in in another tab is adopted although it ends earlier, because the clock was ahead before', async () => {
    const browser = createBrowser();
    const refuse = () => Promise.reject(new SignInRejectedError('login_required'));
    const tab = aTab(browser, { endsIn: 90_000, renew: refuse });
    await expect(settled(tab.session.renew(tab.token() ?? ''))).rejects.toThrow('login_required');
    const other = aTab(browser, { endsIn: null });
    await settled(other.signIn());
    expect(tab.token()).toBe(other.token());
  });

  it('R181: an earlier session that arrives late is not adopted, even if local storage still names it as the newest', async () => {
    const browser = createBrowser();
    const tab = aTab(browser, { endsIn: 3600 });
    const earlier = await settled(tab.session.renew(tab.token() ?? ''));
    const user = tab.storage.getItem(USER_KEY) ?? '';
    const storedLast = browser.shared.getItem('sign-in.renewed') ?? '';
    const latest = await settled(tab.session.renew(earlier));
    browser.shared.setItem('sign-in.renewed', storedLast);
    browser.channel().publish({ kind: 'user', user, generation: '' });
    await settled(Promise.resolve());
    expect(tab.token()).toBe(latest);
  });

  it('R181: a new tab does not wait for tabs that were closed', async () => {
    const browser = createBrowser();
    const closed = aTab(browser);
    await settled(closed.session.access());
    closed.close();
    const signInFlow = await aTab(browser, { endsIn: null }).session.loadSignInFlow();
    const joined = vi.fn();
    void signInFlow.joinOtherTabs().then(joined);
    await settled(Promise.resolve());
    expect(joined).toHaveBeenCalled();
  });
});
