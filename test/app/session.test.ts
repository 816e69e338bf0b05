import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RenewalUnavailable } from '#api/send.ts';
import type { OidcClient } from '#app/signIn/oidcClient.ts';
import { createSession, type SessionEvent } from '#app/signIn/session.ts';
import { SignInRefused } from '#app/signIn/signInRefused.ts';
import { aToken, createBrowser, MemoryStorage } from './browserStub.ts';

const USER_KEY = 'oidc.user:issuer:console';
const NOW = Date.parse('2026-11-21T10:00:00Z');

interface TabOptions {
  sub?: string;
  /** Seconds from now in which the token of the tab ends; null for a tab without a session. */
  endsIn?: number | null;
  renew?: () => Promise<void>;
}

let tokens = 0;

function aUser(sub: string, endsIn: number): string {
  tokens += 1;
  return JSON.stringify({
    access_token: aToken({ sub, number: tokens }),
    id_token: aToken({ sub }),
    expires_at: NOW / 1000 + endsIn,
    profile: { sub, name: 'Sanne Verbeek', email: 'sanne@console.test' },
  });
}

/** One tab: its session, its storage, what it heard of its session, and how often it asked the issuer. */
function aTab(browser: ReturnType<typeof createBrowser>, options: TabOptions = {}) {
  const { sub = 'auth0|1', endsIn = 30 } = options;
  const storage = new MemoryStorage();
  if (endsIn !== null) storage.setItem(USER_KEY, aUser(sub, endsIn));
  const events: SessionEvent[] = [];
  const asked = { renewals: 0, signIns: [] as string[], signOuts: 0 };
  const client: OidcClient = {
    renew: async () => {
      asked.renewals += 1;
      if (options.renew) return options.renew();
      storage.setItem(USER_KEY, aUser(sub, 3600));
    },
    signIn: async (returnPath) => void asked.signIns.push(returnPath),
    completeSignIn: async () => {
      storage.setItem(USER_KEY, aUser(sub, 3600));
      return { returnPath: '/', ended: 'signedIn' };
    },
    completeRenewal: async () => undefined,
    signOut: async () => {
      asked.signOuts += 1;
    },
  };
  const session = createSession({
    storage,
    userKey: USER_KEY,
    channel: browser.channel(),
    lock: browser.lock,
    loadClient: async () => client,
    now: () => NOW,
  });
  session.hear((event) => events.push(event));
  const token = () => JSON.parse(storage.getItem(USER_KEY) ?? '{}').access_token as string;
  return { session, storage, events, asked, token };
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Waits long enough for tabs to have answered each other. */
async function settled<T>(work: Promise<T>): Promise<T> {
  // A rejection is looked at below, not while the clock runs.
  work.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(1_000);
  return work;
}

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

describe('a new tab', () => {
  it('takes over the session of another tab', async () => {
    const browser = createBrowser();
    const other = aTab(browser, { endsIn: 3000 });
    const tab = aTab(browser, { endsIn: null });
    await settled(tab.session.joinOtherTabs());
    expect(tab.token()).toBe(other.token());
    expect(tab.session.current()).toEqual({
      person: { sub: 'auth0|1', name: 'Sanne Verbeek', email: 'sanne@console.test' },
    });
  });

  it('waits for nobody longer than a moment', async () => {
    const tab = aTab(createBrowser(), { endsIn: null });
    const joining = tab.session.joinOtherTabs();
    await vi.advanceTimersByTimeAsync(150);
    await joining;
    expect(tab.session.current()).toEqual({ problem: null });
    expect(tab.session.maySignInSilently()).toBe(true);
  });
});

describe('signing out', () => {
  it('clears this tab and every other one, and keeps them from signing in by themselves', async () => {
    const browser = createBrowser();
    const tab = aTab(browser, { endsIn: 3000 });
    const other = aTab(browser, { endsIn: 3000 });
    other.storage.setItem('console.drafts:auth0|1', '{"what":"typed"}');
    await settled(tab.session.signOut());
    for (const { session, storage } of [tab, other]) {
      expect(session.current()).toEqual({ problem: null });
      expect(session.maySignInSilently()).toBe(false);
      expect(session.hasLeft()).toBe(true);
      expect(storage.getItem('console.drafts:auth0|1')).toBeNull();
    }
    expect(other.events).toEqual(['signedOut']);
    expect(other.asked.signOuts).toBe(0);
  });

  it('clears this tab even when the sign-out page cannot be reached', async () => {
    const tab = aTab(createBrowser(), { endsIn: 3000 });
    const session = createSession({
      storage: tab.storage,
      userKey: USER_KEY,
      channel: createBrowser().channel(),
      lock: createBrowser().lock,
      loadClient: () => Promise.reject(new TypeError('Failed to fetch')),
      now: () => NOW,
    });
    await expect(session.signOut()).rejects.toThrow('Failed to fetch');
    expect(session.current()).toEqual({ problem: null });
  });
});

describe('the session of a tab', () => {
  it.each([
    ['nothing stored: nobody is signed in', null, { problem: null }],
    ['unreadable storage: nobody is signed in', 'not json', { problem: null }],
    ['S5.53: a user without a token is missingAuth', { profile: { sub: 'a' } }, { problem: 'missingAuth' }],
    [
      'S5.53: a token that is not of three parts is invalidToken',
      { access_token: 'abc', profile: { sub: 'a' } },
      { problem: 'invalidToken' },
    ],
    [
      'S5.53: a token without a sub is invalidToken',
      { access_token: aToken({}), profile: { sub: 'a' } },
      { problem: 'invalidToken' },
    ],
    [
      'a user without a sub is invalidToken',
      { access_token: aToken({ sub: 'a' }), profile: {} },
      { problem: 'invalidToken' },
    ],
    [
      'a person without a name is called by their id',
      { access_token: aToken({ sub: 'a' }), profile: { sub: 'a' } },
      { person: { sub: 'a', name: 'a', email: '' } },
    ],
  ])('%s', (_title, stored, expected) => {
    const tab = aTab(createBrowser(), { endsIn: null });
    if (stored !== null)
      tab.storage.setItem(USER_KEY, typeof stored === 'string' ? stored : JSON.stringify(stored));
    expect(tab.session.current()).toEqual(expected);
  });

  it('remembers where a sign-in wanted to lead, as a path of this console only', async () => {
    const tab = aTab(createBrowser(), { endsIn: null });
    await tab.session.signIn('/orders/1?tab=events');
    expect(tab.asked.signIns).toEqual(['/orders/1?tab=events']);
    expect(tab.session.wantedPath()).toBe('/orders/1?tab=events');
    await tab.session.signIn('//evil.example/');
    expect(tab.session.wantedPath()).toBe('/');
  });
});
