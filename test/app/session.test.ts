import { describe, expect, it, vi } from 'vitest';
import { createSession } from '#app/signIn/session.ts';
import { aToken, createBrowser } from './browserStub.ts';
import { aTab, NOW, onFakeTime, settled, USER_KEY } from './sessionTab.ts';

onFakeTime();

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
