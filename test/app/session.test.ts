import { describe, expect, it, vi } from 'vitest';
import { aToken, createBrowser } from './browserStub.ts';
import { aTab, onFakeTime, settled, USER_KEY } from './sessionTab.ts';

onFakeTime();

describe('a new tab', () => {
  it('adopts the session of another tab', async () => {
    const browser = createBrowser();
    const other = aTab(browser, { endsIn: 3000 });
    const tab = aTab(browser, { endsIn: null });
    const signInFlow = await tab.session.loadSignInFlow();
    await settled(signInFlow.joinOtherTabs());
    expect(tab.token()).toBe(other.token());
    expect(tab.session.current()).toEqual({
      person: { sub: 'auth0|1', name: 'Sanne Verbeek' },
    });
  });

  it('waits only a moment for other tabs', async () => {
    const tab = aTab(createBrowser(), { endsIn: null });
    const signInFlow = await tab.session.loadSignInFlow();
    const joining = signInFlow.joinOtherTabs();
    await vi.advanceTimersByTimeAsync(150);
    await joining;
    expect(tab.session.current()).toEqual({ problem: null });
    expect(signInFlow.canSignInSilently()).toBe(true);
  });
});

describe('the session of a tab', () => {
  it.each([
    ['nothing stored: no user is signed in', null, { problem: null }],
    ['unreadable storage: no user is signed in', 'not json', { problem: null }],
    ['S5.53: a user without a token is missingAuth', { profile: { sub: 'a' } }, { problem: 'missingAuth' }],
    [
      'S5.53: a token without three parts is invalidToken',
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
      'a user without a name is called by their ID',
      { access_token: aToken({ sub: 'a' }), profile: { sub: 'a' } },
      { person: { sub: 'a', name: 'a' } },
    ],
  ])('%s', (_title, stored, expected) => {
    const tab = aTab(createBrowser(), { endsIn: null });
    if (stored !== null)
      tab.storage.setItem(USER_KEY, typeof stored === 'string' ? stored : JSON.stringify(stored));
    expect(tab.session.current()).toEqual(expected);
  });

  it('remembers the target of a sign-in, as a path of this console only', async () => {
    const tab = aTab(createBrowser(), { endsIn: null });
    const signInFlow = await tab.session.loadSignInFlow();
    await signInFlow.redirectToIssuer('/orders/1?tab=events');
    expect(tab.asked.signIns.map(({ returnPath }) => returnPath)).toEqual(['/orders/1?tab=events']);
    expect(signInFlow.wantedPath()).toBe('/orders/1?tab=events');
    await signInFlow.redirectToIssuer('//evil.example/');
    expect(signInFlow.wantedPath()).toBe('/');
  });
});

describe('a sign-in in a separate window', () => {
  it('begins without data of the page that opened it', async () => {
    const browser = createBrowser();
    const opened = aTab(browser, { endsIn: -10 });
    opened.storage.setItem('console.drafts:auth0|1', '{"what":"typed"}');
    const signInFlow = await opened.session.loadSignInFlow();
    await signInFlow.redirectToIssuer('/', { isSignInWindow: true });
    expect(opened.token()).toBeUndefined();
    expect(opened.storage.getItem('console.drafts:auth0|1')).toBeNull();
  });

  it('knows that the page has its session, even if the page requested it earlier', async () => {
    const browser = createBrowser();
    const page = aTab(browser, { sub: 'auth0|2', endsIn: null });
    await page.signIn();
    const opened = aTab(browser, { endsIn: null });
    await opened.signIn({ isSignInWindow: true });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(page.token()).toBe(opened.token());
    await settled((await opened.session.loadSignInFlow()).handOver());
  });

  it('knows that the page had its session before the handover, even if the page starts over and stops responding', async () => {
    const browser = createBrowser();
    const page = aTab(browser, { sub: 'auth0|2', endsIn: null });
    await page.signIn();
    page.session.subscribe((event) => event === 'resumed' && page.close());
    const opened = aTab(browser, { endsIn: null });
    await opened.signIn({ isSignInWindow: true });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(page.events).toContain('resumed');
    let isOver = false;
    void (await opened.session.loadSignInFlow()).handOver().then(() => {
      isOver = true;
    });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(isOver).toBe(true);
  });

  it('passes its session to the page that waits for it, and knows when the page has it', async () => {
    const browser = createBrowser();
    const page = aTab(browser, { endsIn: -10 });
    const opened = aTab(browser, { endsIn: null });
    expect(await opened.signIn({ isSignInWindow: true })).toMatchObject({
      ended: 'signedIn',
      isSignInWindow: true,
    });
    expect(page.events).toEqual([]);
    await settled((await opened.session.loadSignInFlow()).handOver());
    expect(page.events).toEqual(['resumed']);
    expect(page.token()).toBe(opened.token());
  });
});
