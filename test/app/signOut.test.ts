import { describe, expect, it } from 'vitest';
import { createBrowser, MemoryStorage } from './browserStub.ts';
import { aTab, aUser, onFakeTime, settled, USER_KEY } from './sessionTab.ts';

onFakeTime();

function textOf(storage: Storage): string {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys.map((key) => `${key}=${storage.getItem(key)}`).join();
}

/** Leaves no room in the storage: an entry can only be set after others of the same length were removed. */
function fill(storage: Storage): void {
  const capacity = textOf(storage).length;
  const setItem = storage.setItem.bind(storage);
  storage.setItem = (key, value) => {
    const before = storage.getItem(key);
    setItem(key, value);
    if (textOf(storage).length <= capacity) return;
    if (before === null) storage.removeItem(key);
    else setItem(key, before);
    throw new DOMException('full', 'QuotaExceededError');
  };
}

async function expectNobody(tab: ReturnType<typeof aTab>): Promise<void> {
  expect(tab.session.current()).toEqual({ problem: null });
  expect(tab.token()).toBeUndefined();
  await expect(settled(tab.session.access())).rejects.toThrow('Nobody is signed in.');
}

describe('signing out', () => {
  it('clears this tab and every other one, and keeps them and new ones from signing in automatically', async () => {
    const browser = createBrowser();
    const tab = aTab(browser, { endsIn: 3000 });
    const other = aTab(browser, { endsIn: 3000 });
    other.storage.setItem('console.drafts:auth0|1', '{"what":"typed"}');
    tab.session.end();
    await settled(tab.session.redirectToSignOut());
    const later = aTab(browser, { endsIn: null });
    for (const { session, storage } of [tab, other, later]) {
      const signInFlow = await session.loadSignInFlow();
      expect(session.current()).toEqual({ problem: null });
      expect(signInFlow.canSignInSilently()).toBe(false);
      expect(signInFlow.hasSignedOut()).toBe(true);
      expect(textOf(storage)).not.toMatch(/auth0|typed/);
    }
    expect(other.events).toEqual(['signedOut']);
    expect(other.asked.signOuts).toEqual([]);
    expect(textOf(browser.shared)).not.toContain('auth0');
  });

  it('R593: is not what a tab reports whose session ends because the browser’s storage is cleared', async () => {
    const browser = createBrowser();
    aTab(browser, { endsIn: 3000 }).session.end();
    const tab = aTab(browser, { endsIn: null });
    await tab.signIn();
    browser.shared.clear();
    tab.session.revalidate();
    await expectNobody(tab);
    expect(tab.events.at(-1)).toBe('signedOut');
    expect(tab.session.hasSignedOut()).toBe(false);
  });

  it('lets one call to the backend use the existing token, and renews nothing for it', async () => {
    const tab = aTab(createBrowser(), { endsIn: 30 });
    const [token, idToken] = [tab.token(), tab.session.identity()];
    tab.session.end();
    expect(tab.token()).toBeUndefined();
    expect(await tab.session.access()).toBe(token);
    expect(tab.session.identity()).toBe(idToken);
    await expect(tab.session.access()).rejects.toThrow('Nobody is signed in.');
    await tab.session.redirectToSignOut();
    expect(tab.asked).toMatchObject({ renewals: 0, signOuts: [idToken] });
    await expectNobody(tab);
  });

  it('R190: a page that has called the platform for one person never gets the token of another person', async () => {
    const browser = createBrowser();
    const tab = aTab(browser, { sub: 'auth0|1', endsIn: 3000 });
    const first = await tab.session.access();
    const next = aTab(browser, { sub: 'auth0|2', endsIn: null });
    tab.session.end();
    await settled(next.signIn());
    expect(tab.token()).toBe(next.token());
    await expect(settled(tab.session.access())).rejects.toThrow('Another user has signed in.');
    await expect(settled(tab.session.renew(first))).rejects.toThrow('Another user has signed in.');
    // The page is loaded again for the other person.
    expect(await aTab(browser, { sub: 'auth0|2', endsIn: 3000 }).session.access()).toBeTruthy();
  });

  it('continues despite a full storage or a sign-out page that cannot be reached', async () => {
    const browser = createBrowser();
    const tab = aTab(browser, { endsIn: 3000 });
    browser.shared.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    tab.session.end();
    await tab.session.redirectToSignOut();
    await expectNobody(tab);
  });

  it('S4.59: ends every session, even if other applications have filled the storage of all tabs', async () => {
    const browser = createBrowser();
    const sub = 'auth0|5f7c8ec7c33c6c004bbafe82';
    const tab = aTab(browser, { sub, endsIn: null });
    await tab.signIn();
    const other = aTab(browser, { sub, endsIn: null });
    await settled((await other.session.loadSignInFlow()).joinOtherTabs());
    expect(other.token()).toBe(tab.token());
    fill(browser.shared);
    tab.session.end();
    await settled(tab.session.redirectToSignOut());
    other.session.revalidate();
    await expectNobody(other);
    const later = aTab(browser, { sub, endsIn: null });
    await settled((await later.session.loadSignInFlow()).joinOtherTabs());
    await expectNobody(later);
  });

  it.each(['this tab', 'another tab'])('stores nothing of a pending renewal of %s', async (whose) => {
    const browser = createBrowser();
    const answer = Promise.withResolvers<string>();
    const renewing = aTab(browser, { endsIn: 30, renew: () => answer.promise });
    const leaving = whose === 'this tab' ? renewing : aTab(browser);
    const call = renewing.session.renew(renewing.token() ?? '');
    const failure = expect(call).rejects.toThrow();
    await settled(Promise.resolve());
    leaving.session.end();
    await leaving.session.redirectToSignOut();
    answer.resolve(aUser('auth0|1', 3600));
    await failure;
    await expectNobody(renewing);
    expect(renewing.events).not.toContain('resumed');
  });

  it('stores nothing of an earlier sign-in, even of a silent one whose code arrived later', async () => {
    const browser = createBrowser();
    const leaving = aTab(browser, { endsIn: 3000 });
    const joining = aTab(browser, { endsIn: null });
    const signInFlow = await joining.session.loadSignInFlow();
    await signInFlow.redirectToIssuer('/', { isSilent: true });
    leaving.session.end();
    await settled(Promise.resolve());
    expect(await signInFlow.complete('http://console.test/login/callback')).toMatchObject({
      ended: 'foreign',
    });
    await expectNobody(joining);
  });

  it('stores nothing of a sign-in that waits for its token', async () => {
    const browser = createBrowser();
    const answer = Promise.withResolvers<string>();
    const joining = aTab(browser, { endsIn: null });
    joining.answers.signIn = () => answer.promise;
    const completing = joining.signIn();
    await settled(Promise.resolve());
    aTab(browser, { endsIn: 3000 }).session.end();
    answer.resolve(aUser('auth0|1', 3600));
    expect(await completing).toMatchObject({ ended: 'foreign' });
    await expectNobody(joining);
  });

  it('a suspended tab passes its session to no other one, and drops it when it resumes', async () => {
    const browser = createBrowser();
    const asleep = aTab(browser, { endsIn: 3000, isAwake: false });
    asleep.storage.setItem('console.drafts:auth0|1', '{"what":"typed"}');
    aTab(browser, { endsIn: 3000 }).session.end();
    const later = aTab(browser, { endsIn: null });
    await settled((await later.session.loadSignInFlow()).joinOtherTabs());
    await expectNobody(later);
    asleep.session.revalidate();
    await expectNobody(asleep);
    expect(asleep.events).toEqual(['signedOut']);
    expect(textOf(asleep.storage)).not.toContain('typed');
  });

  it('an earlier session that another tab still offers is not adopted', async () => {
    const browser = createBrowser();
    const tab = aTab(browser, { endsIn: 3000 });
    const late = browser.channel();
    tab.session.end();
    await tab.session.redirectToSignOut();
    late.publish({ kind: 'user', user: aUser('auth0|1', 3600), generation: '' });
    await settled(Promise.resolve());
    await expectNobody(tab);
  });

  it('a tab that the browser restores with its storage is empty', async () => {
    const browser = createBrowser();
    const kept = new MemoryStorage();
    kept.setItem(USER_KEY, aUser('auth0|1', 3600));
    aTab(browser, { endsIn: 3000 }).session.end();
    const restored = aTab(browser, { endsIn: null });
    restored.storage.clear();
    restored.storage.setItem(USER_KEY, kept.getItem(USER_KEY) ?? '');
    await expectNobody(restored);
  });
});
