/** Renewed this long before it ends, so that no call leaves with a token that ends on the way. */
const RENEW_EARLY_S = 60;

/** The signed-in user as the identity library stores it; every field is checked where it is used. */
export interface StoredUser {
  access_token?: string;
  id_token?: string;
  /** Epoch seconds. */
  expires_at?: number;
  profile?: { sub?: string; name?: string; email?: string };
}

export function parseUser(text: string | null): StoredUser | null {
  try {
    const user: unknown = JSON.parse(text ?? 'null');
    return typeof user === 'object' && user !== null ? user : null;
  } catch {
    return null;
  }
}

/** Whether the token ends within the next minute, or has ended. `now` in epoch milliseconds. */
export function isEnding({ expires_at }: StoredUser, now: number): boolean {
  return expires_at !== undefined && expires_at - RENEW_EARLY_S < now / 1000;
}

export function hasEnded({ expires_at }: StoredUser, now: number): boolean {
  return expires_at !== undefined && expires_at <= now / 1000;
}

/** Where this tab keeps its user: the place in which the identity library looks for it. */
export function createUserShelf(storage: Storage, key: string) {
  const text = () => storage.getItem(key);
  return {
    text,
    read: (): StoredUser | null => parseUser(text()),
    put: (user: string) => storage.setItem(key, user),
  };
}
export type UserShelf = ReturnType<typeof createUserShelf>;
