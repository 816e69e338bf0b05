import { describe, expect, it } from 'vitest';
import { establishSession, type SessionStartResult } from '#app/signIn/establishSession.ts';
import type { Session } from '#app/signIn/session.ts';
import {
  type SignInEnd,
  type SignInFlow,
  type SignInOptions,
  signInProblem,
} from '#app/signIn/signInFlow.ts';
import type { Person, SignInFailure } from '#store/people/sessionSlice.ts';

const SANNE: Person = { sub: 'auth0|1', name: 'Sanne Verbeek' };

interface Scene {
  current: ReturnType<Session['current']>;
  /** The session after the other tabs were asked, or after the callback. By default, it is `current`. */
  afterwards?: ReturnType<Session['current']>;
  canSignInSilently?: boolean;
  hasSignedOut?: boolean;
  callback?: () => Promise<SignInEnd>;
  /** The failure of the redirect to the issuer. */
  cannotLeave?: SignInFailure;
}

/**
 * Visits the console at this path. Returns the result, the sign-ins that were started, and the URLs that
 * replaced the visited one.
 */
async function visit(path: string, scene: Scene) {
  let current = scene.current;
  const become = () => {
    current = scene.afterwards ?? current;
  };
  const signIns: [string, SignInOptions | undefined][] = [];
  const replaced: string[] = [];
  const unused = () => Promise.reject(new Error('not asked for'));
  const signInFlow: SignInFlow = {
    canSignInSilently: () => scene.canSignInSilently ?? true,
    hasSignedOut: () => scene.hasSignedOut ?? false,
    wantedPath: () => '/orders/wanted',
    joinOtherTabs: async () => become(),
    redirectToIssuer: async (returnPath, way) => {
      signIns.push([returnPath, way]);
      return scene.cannotLeave ?? null;
    },
    complete: async () => {
      if (scene.callback) {
        const end = await scene.callback();
        if (end.ended === 'signedIn') become();
        return end;
      }
      return unused();
    },
    handOver: unused,
  };
  const session: Session = {
    current: () => current,
    loadSignInFlow: async () => signInFlow,
    tokenExpiresAt: () => null,
    owner: () => null,
    hasSignedOut: () => false,
    revalidate: () => undefined,
    end: () => undefined,
    redirectToSignOut: unused,
    subscribe: () => undefined,
    access: unused,
    identity: () => '',
    renew: unused,
  };
  const url = new URL(path, 'https://console.test');
  const sessionStart: SessionStartResult = await establishSession(session, url, (to) => replaced.push(to));
  return { sessionStart, signIns, replaced };
}

const NOBODY = { problem: null };
const signedOut = (over: object = {}) => ({
  status: 'signedOut',
  problem: null,
  message: null,
  hasSignedOut: false,
  ...over,
});

describe('a visit begins', () => {
  it('with the session that this tab has', async () => {
    const { sessionStart } = await visit('/', { current: { person: SANNE } });
    expect(sessionStart).toEqual({ status: 'signedIn', person: SANNE });
  });

  it('with the session of another tab', async () => {
    const { sessionStart, signIns } = await visit('/', { current: NOBODY, afterwards: { person: SANNE } });
    expect(sessionStart).toEqual({ status: 'signedIn', person: SANNE });
    expect(signIns).toEqual([]);
  });

  it('at the issuer without a question, and returns to the complete URL', async () => {
    const { sessionStart, signIns } = await visit('/orders/1?tab=events', { current: NOBODY });
    expect(sessionStart).toBe('redirecting');
    expect(signIns).toEqual([['/orders/1?tab=events', { isSilent: true }]]);
  });

  it('at the sign-in page after signing out', async () => {
    const scene = { current: NOBODY, canSignInSilently: false, hasSignedOut: true };
    expect((await visit('/', scene)).sessionStart).toEqual(signedOut({ hasSignedOut: true }));
  });

  it.each(['missingAuth', 'invalidToken'] as const)(
    'S4.56: with the reason %s of a stored session',
    async (problem) => {
      expect((await visit('/', { current: { problem } })).sessionStart).toEqual(signedOut({ problem }));
    },
  );

  it('with the sign-in page if the issuer cannot be reached', async () => {
    const cannotLeave = { problem: 'unreachable', message: null } as const;
    const { sessionStart } = await visit('/', { current: NOBODY, cannotLeave });
    expect(sessionStart).toEqual(signedOut({ problem: 'unreachable' }));
  });
});

describe('at the callback', () => {
  const callbackPath = '/login/callback?code=secret&state=s';

  it('the requested path replaces the code in the URL immediately', async () => {
    const { sessionStart, replaced } = await visit(callbackPath, {
      current: NOBODY,
      afterwards: { person: SANNE },
      callback: async () => ({ returnPath: '/orders/1', isSignInWindow: false, ended: 'signedIn' }),
    });
    expect(sessionStart).toEqual({ status: 'signedIn', person: SANNE });
    expect(replaced).toEqual(['/orders/1']);
  });

  it('S4.56: a cancelled sign-in is a cancel', async () => {
    const { sessionStart } = await visit(callbackPath, {
      current: NOBODY,
      callback: async () => ({ returnPath: '/', isSignInWindow: false, ended: 'cancel' }),
    });
    expect(sessionStart).toEqual(signedOut({ problem: 'cancel' }));
  });

  it('S4.56: a sign-in without a token is missingAuth', async () => {
    const { sessionStart } = await visit(callbackPath, {
      current: NOBODY,
      callback: async () => ({ returnPath: '/', isSignInWindow: false, ended: 'signedIn' }),
    });
    expect(sessionStart).toEqual(signedOut({ problem: 'missingAuth' }));
  });

  it('without a session: the sign-in page, without an error', async () => {
    const { sessionStart, signIns } = await visit(callbackPath, {
      current: NOBODY,
      canSignInSilently: false,
      callback: async () => ({ returnPath: '/reports', isSignInWindow: false, ended: 'nobody' }),
    });
    expect(sessionStart).toEqual(signedOut());
    expect(signIns).toEqual([]);
  });

  it('S8.4: a failure shows the issuer’s message, and keeps the requested path', async () => {
    const { sessionStart, replaced } = await visit(callbackPath, {
      current: NOBODY,
      callback: () => Promise.reject(new Error('The ID token answers another sign-in.')),
    });
    expect(sessionStart).toEqual(
      signedOut({ problem: 'backend', message: 'The ID token answers another sign-in.' }),
    );
    expect(replaced).toEqual(['/orders/wanted']);
  });
});

describe('a code that this tab did not request', () => {
  const foreignPath = '/login/callback?code=attackers&state=theirs';
  const STILL_SIGNED_IN = { status: 'signedIn', person: SANNE, notice: { textKey: 'foreignSignIn' } };
  const foreign = async (): Promise<SignInEnd> => ({
    returnPath: '/',
    isSignInWindow: false,
    ended: 'foreign',
  });

  it('leaves a signed-in user signed in, opens the search and shows a message', async () => {
    const { sessionStart, replaced } = await visit(foreignPath, {
      current: { person: SANNE },
      callback: foreign,
    });
    expect(sessionStart).toMatchObject(STILL_SIGNED_IN);
    expect(replaced).toEqual(['/']);
  });

  it('keeps the session of the other tabs in a new tab', async () => {
    const { sessionStart } = await visit(foreignPath, {
      current: NOBODY,
      afterwards: { person: SANNE },
      callback: foreign,
    });
    expect(sessionStart).toMatchObject(STILL_SIGNED_IN);
  });

  it('signs no user in', async () => {
    const { sessionStart, signIns } = await visit(foreignPath, { current: NOBODY, callback: foreign });
    expect(sessionStart).toEqual(signedOut({ problem: 'foreign' }));
    expect(signIns).toEqual([]);
  });
});

describe('a separate window for a sign-in', () => {
  it('redirects to the issuer immediately', async () => {
    const { sessionStart, signIns } = await visit('/login/window', { current: { person: SANNE } });
    expect(sessionStart).toBe('redirecting');
    expect(signIns).toEqual([['/', { isSignInWindow: true }]]);
  });

  it('returns only to pass on the session', async () => {
    const { sessionStart } = await visit('/login/callback?code=secret&state=s', {
      current: NOBODY,
      afterwards: { person: SANNE },
      callback: async () => ({ returnPath: '/', isSignInWindow: true, ended: 'signedIn' }),
    });
    expect(sessionStart).toBe('signInWindow');
  });

  it('shows the error', async () => {
    const { sessionStart } = await visit('/login/callback?error=access_denied&state=s', {
      current: NOBODY,
      callback: async () => ({ returnPath: '/', isSignInWindow: true, ended: 'cancel', message: 'Not you.' }),
    });
    expect(sessionStart).toEqual(signedOut({ problem: 'cancel', message: 'Not you.' }));
  });
});

describe('the reason of a failed sign-in', () => {
  it.each([
    ['no network', new TypeError('Failed to fetch'), { problem: 'unreachable', message: null }],
    [
      'no response in time',
      Object.assign(new Error('Network timed out'), { name: 'ErrorTimeout' }),
      { problem: 'unreachable', message: null },
    ],
    [
      'an error of the issuer',
      new Error('invalid_client'),
      { problem: 'backend', message: 'invalid_client' },
    ],
    ['a value that is not an error', 'oops', { problem: 'backend', message: 'oops' }],
  ])('%s', (_title, error, expected) => {
    expect(signInProblem(error)).toEqual(expected);
  });
});
