import { describe, expect, it, vi } from 'vitest';
import { aToken, createBrowser } from './browserStub.ts';
import { aTab, aUser, onFakeTime, settled } from './sessionTab.ts';

onFakeTime();

function textOf(storage: Storage): string {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys.map((key) => `${key}=${storage.getItem(key)}`).join();
}

describe('a sign-in after a sign-out', () => {
  it('works immediately while an earlier renewal still hangs, and reaches the other tabs', async () => {
    const browser = createBrowser();
    const tab = aTab(browser, { endsIn: 30, renew: () => new Promise(() => undefined) });
    const other = aTab(browser, { endsIn: 3000 });
    void tab.session.renew(tab.token() ?? '');
    await settled(Promise.resolve());
    tab.session.end();
    await settled(Promise.resolve());
    expect(await tab.signIn()).toMatchObject({ ended: 'signedIn', returnPath: '/orders/1' });
    await settled(Promise.resolve());
    expect(other.token()).toBe(tab.token());
    expect(other.events).toEqual(['signedOut', 'resumed']);
    const before = other.token() ?? '';
    expect(await settled(other.session.renew(before))).not.toBe(before);
  });

  it('is not interrupted by the redirect to the issuer’s sign-out page', async () => {
    const tab = aTab(createBrowser(), { endsIn: 3000 });
    tab.session.end();
    await (await tab.session.loadSignInFlow()).redirectToIssuer('/');
    await tab.session.redirectToSignOut();
    expect(tab.asked.signOuts).toEqual([]);
  });

  it('makes the issuer ask for credentials, whatever user it remembers', async () => {
    const tab = aTab(createBrowser(), { endsIn: 3000 });
    tab.session.end();
    await tab.signIn();
    await tab.signIn();
    expect(tab.asked.signIns.map(({ prompt }) => prompt)).toEqual(['login', null]);
  });
});

describe('another user who signs in after an ended session', () => {
  it('signs the previous user out of every tab', async () => {
    const browser = createBrowser();
    const first = aTab(browser, { endsIn: null });
    await first.signIn();
    const other = aTab(browser, { endsIn: null });
    await settled((await other.session.loadSignInFlow()).joinOtherTabs());
    other.storage.setItem('console.drafts:auth0|1', '{"what":"typed"}');
    const second = aTab(browser, { sub: 'auth0|2', endsIn: null });
    second.storage.setItem('console.drafts:auth0|1', '{"what":"typed"}');
    expect(await second.signIn()).toMatchObject({ ended: 'signedIn' });
    await settled(Promise.resolve());
    for (const { session, storage } of [first, other, second]) {
      expect(session.current()).toMatchObject({ person: { sub: 'auth0|2' } });
      expect(textOf(storage)).not.toMatch(/auth0\|1|typed/);
    }
    expect(other.events).toEqual(['resumed', 'signedOut', 'resumed']);
    expect(textOf(browser.shared)).not.toContain('auth0|1');
  });

  it('starts at the search in a tab of the previous user, and at the requested path in a new one', async () => {
    const browser = createBrowser();
    const tab = aTab(browser, { endsIn: null });
    await tab.signIn();
    tab.answers.signIn = async () => aUser('auth0|2', 3600);
    expect(await tab.signIn()).toMatchObject({ returnPath: '/' });
    const own = aTab(browser, { sub: 'auth0|3', endsIn: null });
    expect(await own.signIn()).toMatchObject({ returnPath: '/orders/1' });
  });

  it('does not get the previous user’s session from a tab that missed the change', async () => {
    const browser = createBrowser();
    await aTab(browser, { endsIn: null }).signIn();
    await aTab(browser, { sub: 'auth0|2', endsIn: null }).signIn();
    const later = aTab(browser, { endsIn: null });
    const late = browser.channel();
    late.publish({ kind: 'user', user: aUser('auth0|1', 7200), generation: '' });
    await settled(Promise.resolve());
    expect(later.token()).toBeUndefined();
  });

  it('the same user continues on the same page', async () => {
    const browser = createBrowser();
    const tab = aTab(browser, { endsIn: null });
    await tab.signIn();
    tab.storage.setItem('console.drafts:auth0|1', '{"what":"typed"}');
    expect(await tab.signIn()).toMatchObject({ returnPath: '/orders/1' });
    expect(textOf(tab.storage)).toContain('typed');
  });
});

it('a token without a user starts no session', async () => {
  const tab = aTab(createBrowser(), { endsIn: null });
  tab.answers.signIn = async () => JSON.stringify({ access_token: aToken({ sub: 'a' }), profile: {} });
  await tab.signIn();
  expect(tab.session.current()).toEqual({ problem: 'invalidToken' });
});

it('R550: a sign-in on a page without https names this reason, and asks nobody', async () => {
  vi.stubGlobal('isSecureContext', false);
  const tab = aTab(createBrowser(), { endsIn: null });
  const failure = await (await tab.session.loadSignInFlow()).redirectToIssuer('/orders/1');
  expect(failure).toEqual({ problem: 'insecure', message: null });
  expect(tab.asked.signIns).toEqual([]);
});
