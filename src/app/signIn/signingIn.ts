import { SEARCH_PATH, safeReturnPath } from '#domain/paths.ts';
import type { SignInFailure } from '#store/people/sessionSlice.ts';
import type { OidcClient, SignInResult } from './oidcClient.ts';
import type { OtherTabs } from './otherTabs.ts';
import { QUIET_KEY } from './session.ts';
import type { UserStorage } from './userStorage.ts';

/** The page to return to after the last sign-in, in case its response does not name it. */
const WANTED_KEY = 'sign-in.wanted';

export interface SignInWay {
  /** Returns immediately if the issuer would have to prompt. */
  isSilent?: boolean;
  /** This window exists only to sign in, and hands the session to the one that opened it. */
  isAside?: boolean;
}

export type SignInEnd = Pick<SignInResult, 'returnPath' | 'isAside' | 'ended'>;

export interface SigningIn {
  /** Whether this tab may try to sign in without prompting the user. */
  maySignInSilently(): boolean;
  /** Whether the last event in this browser was a sign-out. */
  hasLeft(): boolean;
  /** Adopts the session of another tab, if one has any. */
  joinOtherTabs(): Promise<void>;
  /** Redirects to the issuer, which returns to the path; resolves with the failure if the redirect is impossible. */
  leave(returnPath: string, way?: SignInWay): Promise<SignInFailure | null>;
  /** Completes a sign-in at the callback URL. */
  complete(url: string): Promise<SignInEnd>;
  /** The page to return to after a failed sign-in. */
  wantedPath(): string;
  /** Hands the session to another tab; resolves once one has adopted it. */
  handOver(): Promise<void>;
}

export interface SigningInSurroundings {
  storage: Storage;
  users: UserStorage;
  otherTabs: Pick<OtherTabs, 'ask' | 'tell' | 'handOver'>;
  loadClient: () => Promise<OidcClient>;
}

/** The cause of a sign-in that threw: fetch fails with a TypeError if the issuer cannot be reached. */
export function signInProblem(error: unknown): SignInFailure {
  const isUnreachable =
    error instanceof TypeError || (error instanceof Error && error.name === 'ErrorTimeout');
  if (isUnreachable) return { problem: 'unreachable', message: null };
  return { problem: 'backend', message: error instanceof Error ? error.message : String(error) };
}

export function createSigningIn({ storage, users, otherTabs, loadClient }: SigningInSurroundings): SigningIn {
  async function begin(returnPath: string, { isSilent = false, isAside = false }: SignInWay): Promise<void> {
    // A window opened by a script starts with a copy of its opener's session storage.
    if (isAside) storage.clear();
    const generation = users.generation();
    const client = await loadClient();
    storage.setItem(QUIET_KEY, 'asked');
    storage.setItem(WANTED_KEY, returnPath);
    // After a sign-out the issuer must prompt again, even if it does not know of the sign-out.
    const prompt = isSilent ? 'none' : users.hasLeft() ? 'login' : null;
    await client.signIn({ returnPath, generation, isAside, prompt });
  }

  return {
    maySignInSilently: () => !users.hasLeft() && storage.getItem(QUIET_KEY) === null,
    hasLeft: users.hasLeft,
    joinOtherTabs: otherTabs.ask,
    handOver: otherTabs.handOver,
    leave: (returnPath, way = {}) => begin(returnPath, way).then(() => null, signInProblem),
    complete: async (url) => {
      const result = await (await loadClient()).completeSignIn(url);
      if (result.ended !== 'signedIn') return result;
      const { returnPath, isAside, ended } = result;
      const before = users.tabOwner();
      if (!users.begin(result.user, result.generation)) return { returnPath, isAside, ended: 'foreign' };
      storage.removeItem(QUIET_KEY);
      storage.removeItem(WANTED_KEY);
      if (!isAside) otherTabs.tell();
      // A different user does not start on the page of the previous user.
      const isSame = before === null || before === users.tabOwner();
      return { returnPath: isSame ? returnPath : SEARCH_PATH, isAside, ended };
    },
    wantedPath: () => safeReturnPath(storage.getItem(WANTED_KEY)),
  };
}
