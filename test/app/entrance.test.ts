import { describe, expect, it } from 'vitest';
import { enter, signInProblem } from '#app/signIn/entrance.ts';
import type { SignInResult } from '#app/signIn/oidcClient.ts';
import type { Session } from '#app/signIn/session.ts';
import type { Person } from '#store/sessionSlice.ts';

const SANNE: Person = { sub: 'auth0|1', name: 'Sanne Verbeek', email: '' };

interface Scene {
  current: ReturnType<Session['current']>;
  /** Who is there once the other tabs have been asked, or the callback was answered. */
  afterwards?: ReturnType<Session['current']>;
  maySignInSilently?: boolean;
  hasLeft?: boolean;
  callback?: () => Promise<SignInResult>;
  signIn?: () => Promise<void>;
}

/** A visit: what it came to, and the addresses it passed through. */
async function visit(path: string, scene: Scene) {
  let current = scene.current;
  const become = () => {
    current = scene.afterwards ?? current;
  };
  const signIns: [string, boolean | undefined][] = [];
  const replaced: string[] = [];
  const unused = () => Promise.reject(new Error('not asked for'));
  const session: Session = {
    current: () => current,
    maySignInSilently: () => scene.maySignInSilently ?? true,
    hasLeft: () => scene.hasLeft ?? false,
    wantedPath: () => '/orders/wanted',
    joinOtherTabs: async () => become(),
    signIn: async (returnPath, silently) => {
      signIns.push([returnPath, silently]);
      await scene.signIn?.();
    },
    completeSignIn: async () => {
      become();
      return (scene.callback ?? unused)();
    },
    signOut: unused,
    hear: () => undefined,
    access: unused,
    identity: () => '',
    renew: unused,
  };
  const url = new URL(path, 'https://console.test');
  const entrance = await enter(session, url, (to) => replaced.push(to));
  return { entrance, signIns, replaced };
}

const NOBODY = { problem: null };
const signedOut = (over: object = {}) => ({
  status: 'signedOut',
  problem: null,
  message: null,
  hasLeft: false,
  ...over,
});

describe('a visit begins', () => {
  it('with the session that this tab has', async () => {
    const { entrance } = await visit('/', { current: { person: SANNE } });
    expect(entrance).toEqual({ status: 'signedIn', person: SANNE });
  });

  it('with the session of another tab', async () => {
    const { entrance, signIns } = await visit('/', { current: NOBODY, afterwards: { person: SANNE } });
    expect(entrance).toEqual({ status: 'signedIn', person: SANNE });
    expect(signIns).toEqual([]);
  });

  it('at the issuer without a question, and comes back to the whole address', async () => {
    const { entrance, signIns } = await visit('/orders/1?tab=events', { current: NOBODY });
    expect(entrance).toBe('leaving');
    expect(signIns).toEqual([['/orders/1?tab=events', true]]);
  });

  it('at the sign-in page after one has signed out', async () => {
    const scene = { current: NOBODY, maySignInSilently: false, hasLeft: true };
    expect((await visit('/', scene)).entrance).toEqual(signedOut({ hasLeft: true }));
  });

  it.each(['missingAuth', 'invalidToken'] as const)(
    'S4.56: with the reason %s of a stored session',
    async (problem) => {
      expect((await visit('/', { current: { problem } })).entrance).toEqual(signedOut({ problem }));
    },
  );

  it('with the sign-in page when the issuer cannot be reached', async () => {
    const signIn = () => Promise.reject(new TypeError('Failed to fetch'));
    const { entrance } = await visit('/', { current: NOBODY, signIn });
    expect(entrance).toEqual(signedOut({ problem: 'unreachable' }));
  });
});

describe('at the callback', () => {
  const callbackPath = '/login/callback?code=secret&state=s';

  it('the code leaves the address at once, and the wanted path takes its place', async () => {
    const { entrance, replaced } = await visit(callbackPath, {
      current: NOBODY,
      afterwards: { person: SANNE },
      callback: async () => ({ returnPath: '/orders/1', ended: 'signedIn' }),
    });
    expect(entrance).toEqual({ status: 'signedIn', person: SANNE });
    expect(replaced).toEqual(['/orders/1']);
  });

  it('S4.56: a sign-in that was called off is a cancel', async () => {
    const { entrance } = await visit(callbackPath, {
      current: NOBODY,
      callback: async () => ({ returnPath: '/', ended: 'cancel' }),
    });
    expect(entrance).toEqual(signedOut({ problem: 'cancel' }));
  });

  it('S4.56: a sign-in without a token is missingAuth', async () => {
    const { entrance } = await visit(callbackPath, {
      current: NOBODY,
      callback: async () => ({ returnPath: '/', ended: 'signedIn' }),
    });
    expect(entrance).toEqual(signedOut({ problem: 'missingAuth' }));
  });

  it('nobody there: the sign-in page, without a complaint', async () => {
    const { entrance, signIns } = await visit(callbackPath, {
      current: NOBODY,
      maySignInSilently: false,
      callback: async () => ({ returnPath: '/reports', ended: 'nobody' }),
    });
    expect(entrance).toEqual(signedOut());
    expect(signIns).toEqual([]);
  });

  it('S8.4: a failure says what the issuer said, and keeps the wanted path', async () => {
    const { entrance, replaced } = await visit(callbackPath, {
      current: NOBODY,
      callback: () => Promise.reject(new Error('The ID token answers another sign-in.')),
    });
    expect(entrance).toEqual(
      signedOut({ problem: 'backend', message: 'The ID token answers another sign-in.' }),
    );
    expect(replaced).toEqual(['/orders/wanted']);
  });
});

describe('what a failed sign-in is called', () => {
  it.each([
    ['no network', new TypeError('Failed to fetch'), { problem: 'unreachable', message: null }],
    [
      'no answer in time',
      Object.assign(new Error('Network timed out'), { name: 'ErrorTimeout' }),
      { problem: 'unreachable', message: null },
    ],
    [
      'an error of the issuer',
      new Error('invalid_client'),
      { problem: 'backend', message: 'invalid_client' },
    ],
    ['something that is no error', 'oops', { problem: 'backend', message: 'oops' }],
  ])('%s', (_title, error, expected) => {
    expect(signInProblem(error)).toEqual(expected);
  });
});
