import { accessTokenProblem } from './accessToken.ts';
import type { AuthChannel, AuthMessage } from './authChannel.ts';
import {
  isTokenExpired,
  isTokenExpiring,
  parseUser,
  type StoredUser,
  type UserStorage,
} from './userStorage.ts';

/**
 * The time in milliseconds that a tab waits for the others if it does not know whether they have a better
 * session. It is so short that users do not notice the wait.
 */
const TABS_RESPONSE_MS = 150;
/** The time in milliseconds that a tab waits for a session that another tab has renewed. */
const RENEWED_SESSION_MS = 5_000;

interface OtherTabsOptions {
  users: UserStorage;
  channel: AuthChannel;
  now: () => number;
  onAdopted: () => void;
}

export type OtherTabs = ReturnType<typeof createOtherTabs>;

/**
 * Shares the session between the user's tabs. A tab sends its session when it has a new one and when another
 * tab asks. The other tabs adopt the session if it lasts longer than theirs.
 */
export function createOtherTabs({ users, channel, now, onAdopted }: OtherTabsOptions) {
  let handleAdopted: () => void = () => undefined;
  let handleAdoptedElsewhere: () => void = () => undefined;
  let lastAdoptedElsewhere: string | null = null;

  /**
   * Whether another tab's session is newer than this tab's. If the order is unknown or both are equally old,
   * the one that expires later is newer.
   */
  function isNewer(theirs: StoredUser, mine: StoredUser | null): boolean {
    const [mineAt, theirsAt] = [mine?.renewed_at ?? 0, theirs.renewed_at ?? 0];
    if (mineAt !== theirsAt) return mineAt < theirsAt;
    return (mine?.expires_at ?? 0) < (theirs.expires_at ?? Number.POSITIVE_INFINITY);
  }

  /**
   * Whether another tab's session is valid, does not belong to another user, and is newer than this tab's.
   */
  function isBetter(text: string): boolean {
    const mine = users.read();
    const theirs = parseUser(text);
    if (!theirs || accessTokenProblem(theirs.access_token) !== null || isTokenExpired(theirs, now()))
      return false;
    if (mine?.profile?.sub !== undefined && mine.profile.sub !== theirs.profile?.sub) return false;
    return isNewer(theirs, mine);
  }

  function adopt({ user, generation }: Extract<AuthMessage, { kind: 'user' }>): void {
    const isMine = user === users.text();
    if (!isMine && (!isBetter(user) || !users.put(user, generation))) return;
    // This also confirms a session that this tab already has, because the other tab may have missed the first
    // confirmation.
    channel.publish({ kind: 'taken', user });
    if (isMine) return;
    handleAdopted();
    onAdopted();
  }

  function publish(): void {
    const user = users.text();
    if (user !== null) channel.publish({ kind: 'user', user, generation: users.generation() });
  }

  function noteAdopted(user: string): void {
    lastAdoptedElsewhere = user;
    handleAdoptedElsewhere();
    const [mine, theirs] = [users.read(), parseUser(user)];
    // The other tab missed this newer session if it belonged to another user when it received it.
    if (mine && theirs && isNewer(mine, theirs)) publish();
  }

  channel.subscribe((message) => {
    if (message.kind === 'user') adopt(message);
    else if (message.kind === 'taken') noteAdopted(message.user);
    else {
      const mine = users.read();
      if (mine?.access_token && !isTokenExpiring(mine, now())) publish();
    }
  });

  return {
    publish,
    /** Offers the session to the other tabs. Resolves when one of them has adopted it. */
    handOver: () =>
      new Promise<void>((resolve) => {
        handleAdoptedElsewhere = () => {
          if (lastAdoptedElsewhere === users.text()) resolve();
        };
        handleAdoptedElsewhere();
        publish();
      }),
    /**
     * Requests a session that lasts longer. Resolves when this tab has adopted one, or when no tab has
     * responded in time. Waits longer if another tab is known to have renewed the session.
     */
    ask: () =>
      new Promise<void>((resolve) => {
        const stopWaiting = () => {
          if (!users.hasNewerElsewhere()) resolve();
          else timer = setTimeout(resolve, RENEWED_SESSION_MS);
        };
        // By the end of this wait, a renewal by a tab in another process is visible in the shared storage.
        let timer = setTimeout(stopWaiting, TABS_RESPONSE_MS);
        handleAdopted = () => {
          clearTimeout(timer);
          resolve();
        };
        channel.publish({ kind: 'wanted' });
      }),
  };
}
