import type { Tokens } from '#api/send.ts';
import type { Person, SignInProblem } from '#store/sessionSlice.ts';
import type { Configuration } from '../configuration.ts';
import { accessTokenProblem } from './accessToken.ts';
import type { OidcClient, SignInResult } from './oidcClient.ts';

/** Renewed this long before it ends, so that no call leaves with a token that ends on the way. */
const RENEW_EARLY_S = 60;
/** Set while this tab must not sign in by itself: it just did and nobody was there, or the person signed out. */
const QUIET_KEY = 'sign-in.quiet';

interface StoredUser {
  access_token?: string;
  id_token?: string;
  expires_at?: number;
  profile?: { sub?: string; name?: string; email?: string };
}

export interface Session extends Tokens {
  /** Who is signed in in this tab, read from its storage without any call; or why nobody is. */
  current(): { person: Person } | { problem: SignInProblem | null };
  /** Whether this tab may try to sign in without asking the person. */
  maySignInSilently(): boolean;
  signIn(returnPath: string, silently?: boolean): Promise<void>;
  completeSignIn(url: string): Promise<SignInResult>;
  completeRenewal(url: string): Promise<void>;
  signOut(): Promise<void>;
  /** Called when the token ended and could not be renewed. */
  onExpired(listener: () => void): void;
}

/** The signed-in session of this tab: the tokens live in its sessionStorage, where the identity library keeps them. */
export function createSession(
  configuration: Configuration,
  storage: Storage,
  loadClient: () => Promise<OidcClient>,
  now: () => number = Date.now,
): Session {
  const key = `oidc.user:${configuration.oidc.authority}:${configuration.oidc.clientId}`;
  const listeners: (() => void)[] = [];
  let renewal: Promise<string> | null = null;

  const stored = (): StoredUser => {
    try {
      const user: unknown = JSON.parse(storage.getItem(key) ?? '{}');
      return typeof user === 'object' && user !== null ? user : {};
    } catch {
      return {};
    }
  };

  const isEnding = ({ expires_at }: StoredUser) =>
    expires_at !== undefined && expires_at - RENEW_EARLY_S < now() / 1000;

  async function renewOnce(stale: string): Promise<string> {
    // Another caller may have renewed while this one waited.
    const before = stored();
    if (before.access_token && before.access_token !== stale && !isEnding(before)) return before.access_token;
    const client = await loadClient();
    await client.renew();
    const { access_token } = stored();
    if (!access_token || accessTokenProblem(access_token) !== null)
      throw new Error('The renewal returned no usable token.');
    return access_token;
  }

  /** One renewal for all callers of this tab, and one tab at a time. */
  function renew(stale: string): Promise<string> {
    renewal ??= navigator.locks
      .request('sign-in.renewal', () => renewOnce(stale))
      .catch((error: unknown) => {
        for (const listener of listeners) listener();
        throw error;
      })
      .finally(() => {
        renewal = null;
      });
    return renewal;
  }

  return {
    current: () => {
      const { access_token, profile } = stored();
      if (!access_token) return { problem: null };
      const problem = accessTokenProblem(access_token);
      if (problem || !profile?.sub) return { problem: problem ?? 'invalidToken' };
      const { sub, name = sub, email = '' } = profile;
      return { person: { sub, name, email } };
    },
    access: async () => {
      const user = stored();
      if (!user.access_token) throw new Error('Nobody is signed in.');
      return isEnding(user) ? renew(user.access_token) : user.access_token;
    },
    identity: () => stored().id_token ?? '',
    renew,
    maySignInSilently: () => storage.getItem(QUIET_KEY) === null,
    signIn: async (returnPath, silently = false) => {
      storage.setItem(QUIET_KEY, 'yes');
      await (await loadClient()).signIn(returnPath, silently);
    },
    completeSignIn: async (url) => {
      const result = await (await loadClient()).completeSignIn(url);
      if (result.ended === 'signedIn') storage.removeItem(QUIET_KEY);
      return result;
    },
    completeRenewal: async (url) => (await loadClient()).completeRenewal(url),
    signOut: async () => {
      const idToken = stored().id_token ?? '';
      storage.clear();
      storage.setItem(QUIET_KEY, 'yes');
      await (await loadClient()).signOut(idToken);
    },
    onExpired: (listener) => {
      listeners.push(listener);
    },
  };
}
