import { RenewalUnavailable, type Tokens } from '#api/send.ts';
import { safeReturnPath } from '#domain/paths.ts';
import type { Person, SignInProblem } from '#store/sessionSlice.ts';
import { accessTokenProblem } from './accessToken.ts';
import type { AuthChannel } from './authChannel.ts';
import type { OidcClient, SignInResult } from './oidcClient.ts';
import { createOtherTabs } from './otherTabs.ts';
import { createRenewal } from './renewal.ts';
import { createUserShelf, hasEnded, isEnding } from './userShelf.ts';

/** Set while this tab must not sign in by itself: nobody was there when it tried, or the person signed out. */
const QUIET_KEY = 'sign-in.quiet';
const LEFT = 'signedOut';
/** Where the last sign-in wanted to lead, should its answer not say so. */
const WANTED_KEY = 'sign-in.wanted';
/** What happened to the session of this tab, from outside or by time. */
export type SessionEvent = 'expired' | 'resumed' | 'signedOut';

export interface Session extends Tokens {
  /** Who is signed in in this tab, read from its storage without any call; or why nobody is. */
  current(): { person: Person } | { problem: SignInProblem | null };
  /** Whether this tab may try to sign in without asking the person. */
  maySignInSilently(): boolean;
  /** Whether the person signed out here, or in another tab. */
  hasLeft(): boolean;
  /** Takes over the session of another tab, if one has any. */
  joinOtherTabs(): Promise<void>;
  /** Where a sign-in that failed wanted to lead. */
  wantedPath(): string;
  signIn(returnPath: string, silently?: boolean): Promise<void>;
  completeSignIn(url: string): Promise<SignInResult>;
  signOut(): Promise<void>;
  hear(listener: (event: SessionEvent) => void): void;
}

export interface SessionSurroundings {
  /** This tab's own storage: the tokens live in it, where the identity library keeps them. */
  storage: Storage;
  /** Under which key the identity library keeps the user. */
  userKey: string;
  channel: AuthChannel;
  lock: <T>(work: () => Promise<T>) => Promise<T>;
  loadClient: () => Promise<OidcClient>;
  now: () => number;
}

/** The signed-in session of this tab, shared with the person's other tabs. */
export function createSession(around: SessionSurroundings): Session {
  const { storage, loadClient, now } = around;
  const shelf = createUserShelf(storage, around.userKey);
  const listeners: ((event: SessionEvent) => void)[] = [];
  const say = (event: SessionEvent) => listeners.forEach((listener) => void listener(event));
  const usable = (stale: string): string | null => {
    const user = shelf.read();
    const token = user?.access_token;
    return user && token && token !== stale && !isEnding(user, now()) ? token : null;
  };
  const forget = () => {
    storage.clear();
    storage.setItem(QUIET_KEY, LEFT);
  };

  const otherTabs = createOtherTabs({
    shelf,
    channel: around.channel,
    now,
    onAdopted: () => {
      storage.removeItem(QUIET_KEY);
      say('resumed');
    },
    onSignedOut: () => {
      forget();
      say('signedOut');
    },
  });

  const renew = createRenewal({
    usable,
    token: () => {
      const token = shelf.read()?.access_token;
      return accessTokenProblem(token) === null && token ? token : null;
    },
    askTabs: otherTabs.ask,
    tellTabs: otherTabs.tell,
    loadClient,
    lock: around.lock,
    onRefused: () => say('expired'),
  });

  return {
    renew,
    current: () => {
      const user = shelf.read();
      if (!user) return { problem: null };
      const problem = accessTokenProblem(user.access_token);
      if (problem || !user.profile?.sub) return { problem: problem ?? 'invalidToken' };
      const { sub, name = sub, email = '' } = user.profile;
      return { person: { sub, name, email } };
    },
    access: async () => {
      const user = shelf.read();
      if (!user?.access_token) throw new Error('Nobody is signed in.');
      if (!isEnding(user, now())) return user.access_token;
      try {
        return await renew(user.access_token);
      } catch (error) {
        // The issuer cannot be reached now, and the token still holds for a while.
        if (error instanceof RenewalUnavailable && !hasEnded(user, now())) return user.access_token;
        throw error;
      }
    },
    identity: () => shelf.read()?.id_token ?? '',
    maySignInSilently: () => storage.getItem(QUIET_KEY) === null,
    hasLeft: () => storage.getItem(QUIET_KEY) === LEFT,
    wantedPath: () => safeReturnPath(storage.getItem(WANTED_KEY)),
    joinOtherTabs: otherTabs.ask,
    signIn: async (returnPath, silently = false) => {
      const client = await loadClient();
      storage.setItem(QUIET_KEY, 'asked');
      storage.setItem(WANTED_KEY, returnPath);
      await client.signIn(returnPath, silently);
    },
    completeSignIn: async (url) => {
      const result = await (await loadClient()).completeSignIn(url);
      if (result.ended === 'signedIn') {
        storage.removeItem(QUIET_KEY);
        otherTabs.tell();
      }
      return result;
    },
    signOut: async () => {
      const idToken = shelf.read()?.id_token ?? '';
      forget();
      otherTabs.tellSignedOut();
      await (await loadClient()).signOut(idToken);
    },
    hear: (listener) => {
      listeners.push(listener);
    },
  };
}
