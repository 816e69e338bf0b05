import { isObject } from '#domain/byKey.ts';

/**
 * Tokens are renewed this many seconds before they expire, so that they are still valid when a call arrives.
 */
const RENEW_EARLY_S = 60;
/** The prefix of the keys in the storage that all tabs share. */
export const SHARED_KEY_PREFIX = 'sign-in.';
/**
 * A generation lasts from one sign-out to the next. In local storage: the current generation of this browser.
 * In session storage: the generation to which the tab belongs.
 */
const GENERATION_KEY = 'sign-in.generation';
/**
 * In local storage: the user who signed in last, and the generation of that sign-in. In session storage: the
 * user to whom the tab belongs.
 */
const OWNER_KEY = 'sign-in.owner';
/** In local storage: the `renewed_at` of the newest session of this browser. */
const NEWEST_KEY = 'sign-in.renewed';
/**
 * The storage key that is set while this tab must not sign in silently, and its values: a sign-in has begun and
 * not succeeded yet, or the user has signed out.
 */
export const NO_SILENT_SIGN_IN = { key: 'sign-in.quiet', signInBegun: 'asked', signedOut: 'left' } as const;

/** The stored data of a signed-in user. The code that uses a field validates it. */
export interface StoredUser {
  access_token?: string;
  id_token?: string;
  refresh_token?: string;
  /** Epoch seconds. */
  expires_at?: number;
  /**
   * When this browser received the session by a sign-in or a renewal, in epoch milliseconds. Later than that of
   * every earlier session, even if the computer's clock was set back in between. The name cannot change while tabs
   * of an earlier version may be open.
   */
  renewed_at?: number;
  profile?: { sub?: string; name?: string };
}

function parseObject(text: string | null): object | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

export function parseUser(text: string | null): StoredUser | null {
  return parseObject(text);
}

/** Whether the token has expired or expires within the next minute. `now` is in epoch milliseconds. */
export function isTokenExpiring({ expires_at }: StoredUser, now: number): boolean {
  return expires_at !== undefined && expires_at - RENEW_EARLY_S < now / 1000;
}

export function isTokenExpired({ expires_at }: StoredUser, now: number): boolean {
  return expires_at !== undefined && expires_at <= now / 1000;
}

interface Owner {
  generation: string;
  sub: string;
}

interface UserStorageOptions {
  /** This tab's storage, which contains the user. */
  own: Storage;
  /**
   * The storage that all tabs share. It contains the current generation and the ID of its user, but never a
   * token.
   */
  shared: Storage;
  userKey: string;
  /** Called when this tab belonged to an earlier generation or to another user, and has been cleared. */
  onCleared: () => void;
}

/**
 * The only code that stores a session. Every operation that may produce a session (a sign-in, a renewal,
 * adopting another tab's session) reads the generation when it begins and passes it when it stores the
 * session. A session that was requested before a sign-out therefore cannot be stored after it. Each tab
 * compares its generation on every access, so a suspended or restored tab also detects a sign-out and clears
 * its data. A tab also clears its data if a different user has signed in.
 */
export function createUserStorage({ own, shared, userKey, onCleared }: UserStorageOptions) {
  const current = () => shared.getItem(GENERATION_KEY) ?? '';
  const subOf = (user: string) => parseUser(user)?.profile?.sub ?? '';

  function share(key: string, value: string): void {
    try {
      shared.setItem(key, value);
    } catch {
      // The storage is full. The previous value is outdated, so it is removed.
      shared.removeItem(key);
    }
  }

  /** Deletes all data of this tab. The tab then belongs to the current generation and to no user. */
  function clearTab(): void {
    own.clear();
    own.setItem(GENERATION_KEY, current());
  }

  /** The `sub` of the user who signed in last, even if the session has expired; null after a sign-out. */
  function owner(): string | null {
    const { generation: of, sub } = { ...parseObject(shared.getItem(OWNER_KEY)) } as Partial<Owner>;
    return of === current() ? (sub ?? null) : null;
  }

  const isAnothers = (sub: string | null) => sub !== null && ![null, sub].includes(owner());

  /**
   * Returns the current generation. Clears the tab first if it belongs to an earlier generation or to another
   * user.
   */
  function generation(): string {
    const id = current();
    if ((own.getItem(GENERATION_KEY) ?? '') !== id || isAnothers(own.getItem(OWNER_KEY))) {
      clearTab();
      onCleared();
    }
    return id;
  }

  function text(): string | null {
    generation();
    return own.getItem(userKey);
  }

  const read = (): StoredUser | null => parseUser(text());

  /**
   * Stores the user in this tab. If the session has ended, or if another user has signed in since, stores
   * nothing and returns false.
   */
  function put(user: string, startGeneration: string): boolean {
    const sub = subOf(user);
    if (generation() !== startGeneration || isAnothers(sub)) return false;
    own.setItem(OWNER_KEY, sub);
    own.setItem(userKey, user);
    return true;
  }

  const newestAt = () => Number(shared.getItem(NEWEST_KEY)) || 0;

  /** Stores a session as the newest of this browser. `now` is in epoch milliseconds. */
  function putNewest(user: StoredUser | null, startGeneration: string, now: number): boolean {
    const renewed_at = Math.max(now, newestAt() + 1, (read()?.renewed_at ?? 0) + 1);
    const isStored = put(JSON.stringify({ ...user, renewed_at }), startGeneration);
    if (isStored) share(NEWEST_KEY, String(renewed_at));
    return isStored;
  }

  return {
    generation,
    owner,
    /**
     * The `sub` of the user to whom this tab belongs; null if it has had no session since it was opened or
     * cleared.
     */
    tabOwner: (): string | null => own.getItem(OWNER_KEY),
    text,
    read,
    put,
    putNewest,
    /**
     * Whether another tab has received a newer session than this tab's. If it renewed this one, the issuer may
     * have replaced this tab's refresh token, and may end the session if the token is used again.
     */
    hasNewerElsewhere: (): boolean => {
      const mine = read();
      return mine !== null && newestAt() > (mine.renewed_at ?? 0);
    },
    /**
     * Records that the user has signed in, and stores the session. If a different user was signed in, every
     * tab deletes that user's data. Returns false if the user has signed out since the sign-in began.
     */
    recordSignIn: (user: string, startGeneration: string, now: number): boolean => {
      if (generation() !== startGeneration) return false;
      const sub = subOf(user);
      if (isAnothers(sub)) clearTab();
      const owned: Owner = { generation: startGeneration, sub };
      share(OWNER_KEY, JSON.stringify(owned));
      return putNewest(parseUser(user), startGeneration, now);
    },
    /**
     * Signs the user out. This tab clears its session immediately, and the other tabs do so when they next
     * access theirs.
     */
    recordSignOut: () => {
      // These make room for the new generation if the storage is full.
      shared.removeItem(OWNER_KEY);
      shared.removeItem(NEWEST_KEY);
      share(GENERATION_KEY, crypto.randomUUID());
      clearTab();
    },
    /** Whether the user has signed out and no user has signed in since, in any tab of this browser. */
    hasSignedOut: (): boolean => current() !== '' && owner() === null,
  };
}
export type UserStorage = ReturnType<typeof createUserStorage>;
