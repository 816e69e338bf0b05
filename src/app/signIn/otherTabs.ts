import { accessTokenProblem } from './accessToken.ts';
import type { AuthChannel } from './authChannel.ts';
import { hasEnded, isEnding, parseUser, type UserShelf } from './userShelf.ts';

/** Long enough for a busy tab to answer, short enough not to be felt, in milliseconds. */
const TABS_ANSWER_MS = 150;

interface OtherTabsOptions {
  shelf: UserShelf;
  channel: AuthChannel;
  now: () => number;
  /** This tab has taken over a session. */
  onAdopted: () => void;
  onSignedOut: () => void;
}

/** What this tab shares with the person's other tabs: who has the freshest session hands it on. */
export function createOtherTabs({ shelf, channel, now, onAdopted, onSignedOut }: OtherTabsOptions) {
  let handedOver: () => void = () => undefined;

  /** Another tab's user counts where it is the same person's and lasts longer than ours. */
  function isBetter(text: string): boolean {
    const mine = shelf.read();
    const theirs = parseUser(text);
    if (!theirs || accessTokenProblem(theirs.access_token) !== null || hasEnded(theirs, now())) return false;
    if (mine?.profile?.sub !== undefined && mine.profile.sub !== theirs.profile?.sub) return false;
    return (mine?.expires_at ?? 0) < (theirs.expires_at ?? Number.POSITIVE_INFINITY);
  }

  function tell(): void {
    const user = shelf.text();
    if (user !== null) channel.tell({ kind: 'user', user });
  }

  channel.hear((message) => {
    if (message.kind === 'signedOut') onSignedOut();
    else if (message.kind === 'wanted') {
      const mine = shelf.read();
      if (mine?.access_token && !isEnding(mine, now())) tell();
    } else if (isBetter(message.user)) {
      shelf.put(message.user);
      handedOver();
      onAdopted();
    }
  });

  return {
    tell,
    tellSignedOut: () => channel.tell({ kind: 'signedOut' }),
    /** Asks for a fresher session; resolves once one was taken over, or when nobody has answered in time. */
    ask: () =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, TABS_ANSWER_MS);
        handedOver = () => {
          clearTimeout(timer);
          resolve();
        };
        channel.tell({ kind: 'wanted' });
      }),
  };
}
