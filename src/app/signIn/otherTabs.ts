import { accessTokenProblem } from './accessToken.ts';
import type { AuthChannel, AuthMessage } from './authChannel.ts';
import { hasEnded, isEnding, parseUser, type UserStorage } from './userStorage.ts';

/** Long enough for a busy tab to respond, short enough not to be noticed, in milliseconds. */
const TABS_ANSWER_MS = 150;

interface OtherTabsOptions {
  users: UserStorage;
  channel: AuthChannel;
  now: () => number;
  /** Called when this tab has adopted a session. */
  onAdopted: () => void;
}

export type OtherTabs = ReturnType<typeof createOtherTabs>;

/** Shares the session with the user's other tabs: the tab with the newest session passes it on. */
export function createOtherTabs({ users, channel, now, onAdopted }: OtherTabsOptions) {
  let handleAdopted: () => void = () => undefined;
  let handleTaken: () => void = () => undefined;
  /** The last session that another tab reported. */
  let lastTaken: string | null = null;

  /** Another tab's session is better if it belongs to the same user and lasts longer than this tab's. */
  function isBetter(text: string): boolean {
    const mine = users.read();
    const theirs = parseUser(text);
    if (!theirs || accessTokenProblem(theirs.access_token) !== null || hasEnded(theirs, now())) return false;
    if (mine?.profile?.sub !== undefined && mine.profile.sub !== theirs.profile?.sub) return false;
    return (mine?.expires_at ?? 0) < (theirs.expires_at ?? Number.POSITIVE_INFINITY);
  }

  function adopt({ user, generation }: Extract<AuthMessage, { kind: 'user' }>): void {
    const isMine = user === users.text();
    if (!isMine && (!isBetter(user) || !users.put(user, generation))) return;
    // Repeated for a session that this tab already has, because the other tab may have missed the first
    // message.
    channel.tell({ kind: 'taken', user });
    if (isMine) return;
    handleAdopted();
    onAdopted();
  }

  function tell(): void {
    const user = users.text();
    if (user !== null) channel.tell({ kind: 'user', user, generation: users.generation() });
  }

  channel.hear((message) => {
    if (message.kind === 'user') adopt(message);
    else if (message.kind === 'taken') {
      lastTaken = message.user;
      handleTaken();
    } else {
      const mine = users.read();
      if (mine?.access_token && !isEnding(mine, now())) tell();
    }
  });

  return {
    tell,
    /** Offers the session to other tabs; resolves once one has adopted it. */
    handOver: () =>
      new Promise<void>((resolve) => {
        handleTaken = () => {
          if (lastTaken === users.text()) resolve();
        };
        handleTaken();
        tell();
      }),
    /** Requests a newer session; resolves once it has one, or if no tab responds in time. */
    ask: () =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, TABS_ANSWER_MS);
        handleAdopted = () => {
          clearTimeout(timer);
          resolve();
        };
        channel.tell({ kind: 'wanted' });
      }),
  };
}
