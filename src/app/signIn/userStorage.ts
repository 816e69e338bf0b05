/** Renewed this long before it ends, so that no call leaves with a token that ends before it arrives. */
const RENEW_EARLY_S = 60;
/** In local storage: the generation of this browser. In session storage: the one that the tab belongs to. */
export const GENERATION_KEY = 'sign-in.generation';
/** In local storage: who signed in in which generation. */
const OWNER_KEY = 'sign-in.owner';

/** A signed-in user as the identity library writes it; every field is checked where it is used. */
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

/** Whether the token ends within the next minute, or has ended. `now` in epoch milliseconds. */
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
  /** This tab's own storage: it holds the user. */
  own: Storage;
  /** The storage of all tabs: it holds the generation and whose it is, never a token. */
  shared: Storage;
  /** Under which key `own` holds the user. */
  userKey: string;
  /** This tab belonged to a generation that is over, and has been emptied. */
  onOver: () => void;
}

/**
 * The only place that stores a session. A generation lasts from one sign-out to the next. Whatever may end in one (a sign-in, a renewal, another tab's session) reads
 * the generation when it begins and names it when it stores; a sign-out starts the next one, which every tab sees,
 * also one that slept or that the browser has restored. So nothing that began before a sign-out can store after it.
 */
export function createUserStorage({ own, shared, userKey, onOver }: UserStorageOptions) {
  const current = () => shared.getItem(GENERATION_KEY) ?? '';

  function share(key: string, value: string): void {
    try {
      shared.setItem(key, value);
    } catch {
      // A storage that is full: this tab at least forgets.
    }
  }

  /** Forgets everything of this tab: it belongs to the present generation from now on. */
  function empty(): void {
    own.clear();
    own.setItem(GENERATION_KEY, current());
  }

  function start(id: string): void {
    share(GENERATION_KEY, id);
    empty();
  }

  /** The generation that this tab belongs to; a tab of an earlier one is emptied first. */
  function generation(): string {
    const id = current();
    if ((own.getItem(GENERATION_KEY) ?? '') !== id) {
      empty();
      onOver();
    }
    return id;
  }

  /** Whose session this browser has, or had until it ended by itself; null after a sign-out. */
  function owner(): string | null {
    const { generation: of, sub } = { ...parseObject(shared.getItem(OWNER_KEY)) } as Partial<Owner>;
    return of === current() ? (sub ?? null) : null;
  }

  function text(): string | null {
    generation();
    return own.getItem(userKey);
  }

  /** Stores a user of the session that this browser has; false, and nothing is stored, where that is over. */
  function put(user: string, begunIn: string): boolean {
    if (generation() !== begunIn) return false;
    own.setItem(userKey, user);
    return true;
  }

  return {
    generation,
    owner,
    text,
    read: (): StoredUser | null => parseUser(text()),
    put,
    /** Stores who has just signed in. Another person than before starts a generation: every tab forgets the former. */
    begin: (user: string, begunIn: string): boolean => {
      if (generation() !== begunIn) return false;
      const sub = parseUser(user)?.profile?.sub ?? '';
      const isAnother = ![null, sub].includes(owner());
      const owned: Owner = { generation: isAnother ? crypto.randomUUID() : begunIn, sub };
      // Before the generation, so that a tab that hears of the one knows the other.
      share(OWNER_KEY, JSON.stringify(owned));
      if (isAnother) start(owned.generation);
      return put(user, owned.generation);
    },
    /** The person signs out: this tab forgets at once, every other one as soon as it looks. */
    end: () => {
      start(crypto.randomUUID());
      shared.removeItem(OWNER_KEY);
    },
    /** Whether the last thing that happened in this browser was a sign-out. */
    hasLeft: (): boolean => current() !== '' && owner() === null,
  };
}
export type UserStorage = ReturnType<typeof createUserStorage>;
