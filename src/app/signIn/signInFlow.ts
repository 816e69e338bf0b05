import { SEARCH_PATH } from '#domain/links/paths.ts';
import { safeReturnPath } from '#domain/links/returnPath.ts';
import type { SignInFailure } from '#store/people/sessionSlice.ts';
import type { OidcClient, SignInResult } from './oidcClient.ts';
import type { OtherTabs } from './otherTabs.ts';
import { NO_SILENT_SIGN_IN, type UserStorage } from './userStorage.ts';

/** The storage key of the page to open after the sign-in, in case the issuer's response does not name it. */
const WANTED_KEY = 'sign-in.wanted';

export interface SignInOptions {
  /** The issuer returns immediately instead of prompting the user. */
  isSilent?: boolean;
  /** This window exists only to sign in, and then hands the session over to another tab. */
  isSignInWindow?: boolean;
}

export interface SignInEnd extends Pick<SignInResult, 'returnPath' | 'isSignInWindow' | 'ended'> {
  /** The issuer's reason for denying access. */
  message?: string | null;
}

export interface SignInFlow {
  /** Whether this tab may try to sign in without prompting the user. */
  canSignInSilently(): boolean;
  /** Whether the user has signed out and no user has signed in since, in any tab of this browser. */
  hasSignedOut(): boolean;
  /** Adopts the session of another tab, if one has a session. */
  joinOtherTabs(): Promise<void>;
  /**
   * Redirects to the issuer, which returns to the path. Resolves with null, or with the failure if the
   * redirect is impossible.
   */
  redirectToIssuer(returnPath: string, options?: SignInOptions): Promise<SignInFailure | null>;
  complete(url: string): Promise<SignInEnd>;
  /** The page to open after a failed sign-in. */
  wantedPath(): string;
  /** Hands the session over to another tab. Resolves when one has adopted it. */
  handOver(): Promise<void>;
}

export interface SignInDependencies {
  storage: Storage;
  users: UserStorage;
  otherTabs: Pick<OtherTabs, 'ask' | 'publish' | 'handOver'>;
  loadClient: () => Promise<OidcClient>;
  now: () => number;
}

/** Returns the cause of a failed sign-in. `fetch` throws a TypeError if it cannot reach the issuer. */
export function signInProblem(error: unknown): SignInFailure {
  const isUnreachable =
    error instanceof TypeError || (error instanceof Error && error.name === 'ErrorTimeout');
  if (isUnreachable) return { problem: 'unreachable', message: null };
  return { problem: 'backend', message: error instanceof Error ? error.message : String(error) };
}

export function createSignInFlow(dependencies: SignInDependencies): SignInFlow {
  const { storage, users, otherTabs, loadClient, now } = dependencies;
  async function begin(
    returnPath: string,
    { isSilent = false, isSignInWindow = false }: SignInOptions,
  ): Promise<void> {
    // The window starts with a copy of its opener's session storage, which it must not use.
    if (isSignInWindow) storage.clear();
    const generation = users.generation();
    const client = await loadClient();
    storage.setItem(NO_SILENT_SIGN_IN.key, NO_SILENT_SIGN_IN.signInBegun);
    storage.setItem(WANTED_KEY, returnPath);
    // After a sign-out, the issuer must prompt the user even if it has not been informed of the sign-out.
    const prompt = isSilent ? 'none' : users.hasSignedOut() ? 'login' : null;
    await client.signIn({ returnPath, generation, isSignInWindow, prompt });
  }

  return {
    canSignInSilently: () => !users.hasSignedOut() && storage.getItem(NO_SILENT_SIGN_IN.key) === null,
    hasSignedOut: users.hasSignedOut,
    joinOtherTabs: otherTabs.ask,
    handOver: otherTabs.handOver,
    redirectToIssuer: async (returnPath, options = {}) =>
      // R550: without https, the browser lacks the functions that the sign-in needs.
      globalThis.isSecureContext === false
        ? { problem: 'insecure', message: null }
        : begin(returnPath, options).then(() => null, signInProblem),
    complete: async (url) => {
      const result = await (await loadClient()).completeSignIn(url);
      if (result.ended !== 'signedIn') return result;
      const { returnPath, isSignInWindow, ended } = result;
      const before = users.tabOwner();
      if (!users.recordSignIn(result.user, result.generation, now()))
        return { returnPath, isSignInWindow, ended: 'foreign' };
      storage.removeItem(NO_SILENT_SIGN_IN.key);
      storage.removeItem(WANTED_KEY);
      if (!isSignInWindow) otherTabs.publish();
      // A different user starts with the search and not with the page of the previous user.
      const isSame = before === null || before === users.tabOwner();
      return { returnPath: isSame ? returnPath : SEARCH_PATH, isSignInWindow, ended };
    },
    wantedPath: () => safeReturnPath(storage.getItem(WANTED_KEY)),
  };
}
