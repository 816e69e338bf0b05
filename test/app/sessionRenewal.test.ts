import { describe, expect, it } from 'vitest';
import { RenewalUnavailable } from '#api/send.ts';
import { SignInRefused } from '#app/signIn/signInRefused.ts';
import { createBrowser } from './browserStub.ts';
import { aTab, onFakeTime, settled } from './sessionTab.ts';

onFakeTime();

describe('renewal', () => {
  it('a token that lasts is used as it is', async () => {
    const tab = aTab(createBrowser(), { endsIn: 600 });
    expect(await tab.session.access()).toBe(tab.token());
    expect(tab.asked.renewals).toBe(0);
  });

  it('is one for all callers of a tab', async () => {
    const tab = aTab(createBrowser());
    const got = await settled(Promise.all(Array.from({ length: 8 }, () => tab.session.access())));
    expect(new Set(got)).toEqual(new Set([tab.token()]));
    expect(tab.asked.renewals).toBe(1);
  });

  it('is one for all tabs: who waits takes over what the other got', async () => {
    const browser = createBrowser();
    const tabs = [aTab(browser), aTab(browser), aTab(browser)];
    const got = await settled(
      Promise.all(tabs.flatMap(({ session }) => [session.access(), session.access()])),
    );
    expect(tabs.reduce((sum, { asked }) => sum + asked.renewals, 0)).toBe(1);
    expect(new Set(got).size).toBe(1);
    expect(new Set(tabs.map(({ token }) => token())).size).toBe(1);
  });

  it('a tab whose token ends later asks the others before it asks the issuer', async () => {
    const browser = createBrowser();
    const fresh = aTab(browser, { endsIn: 3000 });
    const tab = aTab(browser);
    expect(await settled(tab.session.access())).toBe(fresh.token());
    expect(tab.asked.renewals).toBe(0);
  });

  it('after a 401 the refused token is not offered again', async () => {
    const tab = aTab(createBrowser(), { endsIn: 3000 });
    const refused = tab.token();
    expect(await settled(tab.session.renew(refused))).not.toBe(refused);
    expect(tab.asked.renewals).toBe(1);
  });

  it("never takes over another person's session", async () => {
    const browser = createBrowser();
    const other = aTab(browser, { sub: 'auth0|2', endsIn: 3000 });
    const tab = aTab(browser);
    expect(await settled(tab.session.access())).not.toBe(other.token());
    expect(tab.asked.renewals).toBe(1);
  });

  it('refused by the issuer: everybody hears it once, and the issuer is not asked again with every call', async () => {
    const tab = aTab(createBrowser(), { renew: () => Promise.reject(new SignInRefused('login_required')) });
    await expect(settled(tab.session.access())).rejects.toThrow('login_required');
    await expect(settled(tab.session.access())).rejects.toThrow('login_required');
    expect(tab.asked.renewals).toBe(1);
    expect(tab.events).toEqual(['expired']);
  });

  it('an issuer that cannot be reached costs nothing while the token still holds', async () => {
    const tab = aTab(createBrowser(), { renew: () => Promise.reject(new RenewalUnavailable('offline')) });
    const before = tab.token();
    expect(await settled(tab.session.access())).toBe(before);
    expect(tab.events).toEqual([]);
  });

  it('an issuer that cannot be reached is asked again later, once the token has ended', async () => {
    const tab = aTab(createBrowser(), {
      endsIn: -10,
      renew: () => Promise.reject(new RenewalUnavailable('offline')),
    });
    await expect(settled(tab.session.access())).rejects.toThrow(RenewalUnavailable);
    await expect(settled(tab.session.access())).rejects.toThrow(RenewalUnavailable);
    expect(tab.asked.renewals).toBe(2);
    expect(tab.events).toEqual([]);
  });

  it('a tab whose session has ended goes on when another one signs in again', async () => {
    const browser = createBrowser();
    const tab = aTab(browser, { renew: () => Promise.reject(new SignInRefused('login_required')) });
    const other = aTab(browser, { endsIn: null });
    await expect(settled(tab.session.access())).rejects.toThrow('login_required');
    await settled(other.session.completeSignIn('http://console.test/login/callback'));
    expect(tab.events).toEqual(['expired', 'resumed']);
    expect(await settled(tab.session.access())).toBe(other.token());
  });
});
