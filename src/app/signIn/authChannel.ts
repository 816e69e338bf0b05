/** What the console's tabs tell each other about the session. Only pages of this origin can hear it. */
export type AuthMessage =
  /** A tab needs a session that is fresher than its own. */
  | { kind: 'wanted' }
  /** A tab has signed in or renewed: the user as the identity library stores it. */
  | { kind: 'user'; user: string }
  /** The person signed out. */
  | { kind: 'signedOut' };

export interface AuthChannel {
  /** Reaches every other tab, never the own one. */
  tell(message: AuthMessage): void;
  hear(listener: (message: AuthMessage) => void): void;
}

function isAuthMessage(data: unknown): data is AuthMessage {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return false;
  if (data.kind === 'user') return 'user' in data && typeof data.user === 'string';
  return data.kind === 'wanted' || data.kind === 'signedOut';
}

export function createAuthChannel(): AuthChannel {
  const channel = new BroadcastChannel('auth');
  return {
    tell: (message) => channel.postMessage(message),
    hear: (listener) => {
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (isAuthMessage(data)) listener(data);
      });
    },
  };
}
