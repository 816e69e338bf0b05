/** Tokens are renewed this long before they expire, so that none expires before its call arrives. */
const RENEW_EARLY_S = 60;
/** The prefix of both keys below. */
export const SHARED_KEYS = 'sign-in.';
/** In local storage: the generation of this browser. In session storage: the generation that the tab belongs to. */
const GENERATION_KEY = 'sign-in.generation';
/** In local storage: who signed in last, and in which generation. In session storage: the user the tab belongs to. */
const OWNER_KEY = 'sign-in.owner';

/** A signed-in user as serialized by the identity library; every field is validated on use. */
export interface StoredUser {
  access_token?: string;
  id_token?: string;
  refresh_token?: string;
  /** Epoch seconds. */
  expires_at?: number;
  profile?: { sub?: string; name?: string; email?: string };
}

function parseObject(text: string | null): object | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null ? value : null;
  } catch {
    return null;
  }
}

export function parseUser(text: string | null): StoredUser | null {
  return parseObject(text);
}

/** Whether the token expires within the next minute, or has expired. `now` in epoch milliseconds. */
export function isEnding({ expires_at }: StoredUser, now: number): boolean {
  return expires_at !== undefined && expires_at - RENEW_EARLY_S < now / 1000;
}

export function hasEnded({ expires_at }: StoredUser, now: number): boolean {
  return expires_at !== undefined && expires_at <= now / 1000;
}

interface Owner {
  generation: string;
  sub: string;
}

interface UserStorageOptions {
  /** This tab's storage, which holds the user. */
  own: Storage;
  /** The storage of all tabs: the generation and its owner, never a token. */
  shared: Storage;
  /** The key in `own` that holds the user. */
  userKey: string;
  /** This tab belonged to an earlier generation, and has been cleared. */
  onOver: () => void;
}

/**
 * The only place that stores a session. A generation lasts from one sign-out to the next. Every operation that may
 * produce a session (a sign-in, a renewal, adopting another tab's session) reads the generation when it begins and
 * passes it when it stores, so nothing that began before a sign-out can be stored after it. Only sign-outs change the
 * generation: no other write can restore an old one. Every tab sees the change, including a suspended tab and one that
 * the browser has restored; a tab that sees it late deletes what it has stored meanwhile. The same applies to a tab of
 * a user other than the one who signed in last.
 */
export function createUserStorage({ own, shared, userKey, onOver }: UserStorageOptions) {
  const current = () => shared.getItem(GENERATION_KEY) ?? '';
  const subOf = (user: string) => parseUser(user)?.profile?.sub ?? '';

  function share(key: string, value: string): void {
    try {
      shared.setItem(key, value);
    } catch {
      // The storage is full: its previous value is outdated.
      shared.removeItem(key);
    }
  }

  /** Deletes all data of this tab, which then belongs to the current generation and to no user. */
  function empty(): void {
    own.clear();
    own.setItem(GENERATION_KEY, current());
  }

  /** The user whose session this browser has, or had until it expired; null after a sign-out. */
  function owner(): string | null {
    const { generation: of, sub } = { ...parseObject(shared.getItem(OWNER_KEY)) } as Partial<Owner>;
    return of === current() ? (sub ?? null) : null;
  }

  const isAnothers = (sub: string | null) => sub !== null && ![null, sub].includes(owner());

  /** The generation that this tab belongs to; a tab of an earlier one, or of another user, is emptied first. */
  function generation(): string {
    const id = current();
    if ((own.getItem(GENERATION_KEY) ?? '') !== id || isAnothers(own.getItem(OWNER_KEY))) {
      empty();
      onOver();
    }
    return id;
  }

  function text(): string | null {
    generation();
    return own.getItem(userKey);
  }

  /** Stores a user of this browser's session; returns false and stores nothing if the session has ended. */
  function put(user: string, begunIn: string): boolean {
    const sub = subOf(user);
    if (generation() !== begunIn || isAnothers(sub)) return false;
    own.setItem(OWNER_KEY, sub);
    own.setItem(userKey, user);
    return true;
  }

  return {
    generation,
    owner,
    /** The user this tab belongs to; null if it has had no session since it was opened or cleared. */
    tabOwner: (): string | null => own.getItem(OWNER_KEY),
    text,
    read: (): StoredUser | null => parseUser(text()),
    put,
    /** Stores who has just signed in. If that is a different user, every tab deletes the previous user's data. */
    begin: (user: string, begunIn: string): boolean => {
      if (generation() !== begunIn) return false;
      const sub = subOf(user);
      if (isAnothers(sub)) empty();
      const owned: Owner = { generation: begunIn, sub };
      share(OWNER_KEY, JSON.stringify(owned));
      return put(user, begunIn);
    },
    /** The user signs out: this tab clears the session immediately, the other tabs at their next check. */
    end: () => {
      share(GENERATION_KEY, crypto.randomUUID());
      shared.removeItem(OWNER_KEY);
      empty();
    },
    /** Whether the last event in this browser was a sign-out. */
    hasLeft: (): boolean => current() !== '' && owner() === null,
  };
}
export type UserStorage = ReturnType<typeof createUserStorage>;
