import { RenewalUnavailableError, type TokenProvider } from '#api/http/callToken.ts';
import type { Person, SignInProblem } from '#store/people/sessionSlice.ts';
import { accessTokenProblem } from './accessToken.ts';
import type { AuthChannel } from './authChannel.ts';
import type { createDeferredSession, DeferredSession } from './deferredSession.ts';
import type { OidcClient } from './oidcClient.ts';
import { createOtherTabs } from './otherTabs.ts';
import type { SignInFlow } from './signInFlow.ts';
import {
  createUserStorage,
  isTokenExpired,
  isTokenExpiring,
  NO_SILENT_SIGN_IN,
  type StoredUser,
  type UserStorage,
} from './userStorage.ts';

/** The maximum time in milliseconds that a call with a valid token waits for a newer one. */
const PATIENCE_MS = 3_000;
/** The pause in milliseconds before the code for the renewal is loaded again after a failure. */
const CODE_RETRY_MS = 10_000;

/** `troubled`: a renewal failed, and the console retries it automatically. */
export type SessionEvent = 'expired' | 'troubled' | 'resumed' | 'signedOut';

export interface Session extends TokenProvider {
  /**
   * Returns the user of this tab, or the problem with the session. The problem is null if the tab has no
   * session. Makes no call.
   */
  current(): { person: Person } | { problem: SignInProblem | null };
  /**
   * Returns the time at which the token expires, in epoch milliseconds. Returns null if it has expired, if
   * the time is unknown, or if there is no token.
   */
  tokenExpiresAt(): number | null;
  /**
   * Returns the `sub` of the user who signed in last in this browser, even if the session has expired.
   * Returns null after a sign-out or before the first sign-in.
   */
  owner(): string | null;
  /** Whether the user has signed out and no user has signed in since, in any tab of this browser. */
  hasSignedOut(): boolean;
  /**
   * Checks for changes that this tab may have missed while it was hidden: a sign-in or sign-out in another
   * tab, or an issuer that responds again.
   */
  revalidate(): void;
  /** Loads the code for signing in, which a user with a session does not need. */
  loadSignInFlow(): Promise<SignInFlow>;
  /**
   * Ends the session in every tab. Afterwards, only the next call of this page, which informs the backend,
   * still has a token.
   */
  end(): void;
  /** Redirects to the issuer's sign-out page, unless the user has already started to sign in again. */
  redirectToSignOut(): Promise<void>;
  subscribe(listener: (event: SessionEvent) => void): void;
}

export interface SessionDependencies {
  /** This tab's storage, which contains the tokens. */
  storage: Storage;
  /** The storage shared by all tabs, which never contains a token. */
  shared: Storage;
  userKey: string;
  channel: AuthChannel;
  lock: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  loadClient: () => Promise<OidcClient>;
  loadDeferred: () => Promise<typeof createDeferredSession>;
  now: () => number;
}

/**
 * Returns a function that remembers the first signed-in user that it finds. It throws if it later finds
 * another user. The page then reloads. Until the reload, its pending work must not reach the platform as the
 * other user (R190).
 */
function createUserCheck(users: Pick<UserStorage, 'read'>): () => void {
  let first: string | null = null;
  return () => {
    const sub = users.read()?.profile?.sub ?? null;
    first ??= sub;
    if (sub !== null && sub !== first) throw new Error('Another user has signed in.');
  };
}

/**
 * Returns a function that renews the token. If its code cannot be loaded, reports this like a renewal that
 * failed, and tries again later.
 */
function createRenew(
  deferred: () => Promise<DeferredSession>,
  emit: (event: SessionEvent) => void,
  assertSameUser: () => void,
) {
  let retry: ReturnType<typeof setTimeout> | undefined;
  return async function renew(stale: string): Promise<string> {
    const { renewal } = await deferred().catch((error: unknown) => {
      clearTimeout(retry);
      retry = setTimeout(() => renew(stale).catch(() => undefined), CODE_RETRY_MS);
      emit('troubled');
      throw error;
    });
    const token = await renewal.renew(stale);
    if (retry) emit('resumed');
    retry = undefined;
    assertSameUser();
    return token;
  };
}

/** Creates this tab's session, which it shares with the user's other tabs. */
export function createSession(dependencies: SessionDependencies): Session {
  const { storage, shared, userKey, channel, loadClient, loadDeferred, now } = dependencies;
  const listeners: ((event: SessionEvent) => void)[] = [];
  const emit = (event: SessionEvent) => listeners.forEach((listener) => void listener(event));
  /** The user who is signing out. */
  let leaving: StoredUser | null = null;
  /** The token of that user, for the call that informs the backend of the sign-out. */
  let signOutToken: string | null = null;

  const users = createUserStorage({
    own: storage,
    shared,
    userKey,
    onCleared: () => {
      emit('signedOut');
      seek();
    },
  });
  /** Asks the other tabs for their session if this tab has none and the user has not signed out. */
  function seek(): void {
    if (users.text() === null && users.owner() !== null) void otherTabs.ask();
  }

  const otherTabs = createOtherTabs({
    users,
    channel,
    now,
    onAdopted: () => {
      storage.removeItem(NO_SILENT_SIGN_IN.key);
      emit('resumed');
    },
  });
  function newerToken(stale: string): string | null {
    const user = users.read();
    const token = user?.access_token;
    return user && token && token !== stale && !isTokenExpiring(user, now()) ? token : null;
  }

  let loading: Promise<DeferredSession> | null = null;
  /**
   * Rejects with RenewalUnavailableError if the code cannot be loaded, because the next attempt may succeed.
   */
  async function deferred(): Promise<DeferredSession> {
    loading ??= loadDeferred().then((make) => make({ ...dependencies, users, otherTabs, newerToken, emit }));
    try {
      return await loading;
    } catch (error) {
      loading = null;
      throw new RenewalUnavailableError(String(error));
    }
  }

  const assertSameUser = createUserCheck(users);
  const renew = createRenew(deferred, emit, assertSameUser);

  return {
    renew,
    current: () => {
      const user = users.read();
      if (!user) return { problem: null };
      const problem = accessTokenProblem(user.access_token);
      if (problem || !user.profile?.sub) return { problem: problem ?? 'invalidToken' };
      const { sub, name = sub } = user.profile;
      return { person: { sub, name } };
    },
    tokenExpiresAt: () => {
      const user = users.read();
      return user?.expires_at !== undefined && !isTokenExpired(user, now()) ? user.expires_at * 1000 : null;
    },
    access: async () => {
      assertSameUser();
      const user = users.read();
      const token = user ? user.access_token : signOutToken;
      signOutToken = null;
      if (!token) throw new Error('Nobody is signed in.');
      if (!user || !isTokenExpiring(user, now())) return token;
      const renewed = renew(token);
      if (isTokenExpired(user, now())) return renewed;
      const patience = new Promise<string>((resolve) => setTimeout(resolve, PATIENCE_MS, token));
      return Promise.race([renewed, patience]).catch((error: unknown) => {
        if (error instanceof RenewalUnavailableError) return token;
        throw error;
      });
    },
    identity: () => (users.read() ?? leaving)?.id_token ?? '',
    owner: users.owner,
    hasSignedOut: users.hasSignedOut,
    revalidate: () => {
      seek();
      loading?.then(({ renewal }) => renewal.retryNow()).catch(() => undefined);
    },
    loadSignInFlow: async () => (await deferred()).signInFlow,
    end: () => {
      leaving = users.read() ?? leaving;
      signOutToken = leaving?.access_token ?? null;
      users.recordSignOut();
      storage.setItem(NO_SILENT_SIGN_IN.key, NO_SILENT_SIGN_IN.signedOut);
    },
    redirectToSignOut: async () => {
      const idToken = leaving?.id_token ?? '';
      leaving = null;
      signOutToken = null;
      // The user is already signing in again, so the issuer must not sign the user out.
      if (storage.getItem(NO_SILENT_SIGN_IN.key) !== NO_SILENT_SIGN_IN.signedOut) return;
      await (await loadClient()).redirectToSignOut(idToken);
    },
    subscribe: (listener) => void listeners.push(listener),
  };
}
