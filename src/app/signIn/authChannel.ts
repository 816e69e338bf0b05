/** The messages about the session between the console's tabs. Only pages of this origin receive them. */
export type AuthMessage =
  /** A tab needs a session that lasts longer than its own. */
  | { kind: 'wanted' }
  /**
   * A tab has signed in or renewed its token. The message contains the user as the identity library
   * serializes it, and the generation of the session.
   */
  | { kind: 'user'; user: string; generation: string }
  /** A tab has adopted this session from another tab. */
  | { kind: 'taken'; user: string };

export interface AuthChannel {
  /** Sends the message to all other tabs. */
  publish(message: AuthMessage): void;
  subscribe(listener: (message: AuthMessage) => void): void;
}

function isAuthMessage(data: unknown): data is AuthMessage {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return false;
  if (data.kind === 'wanted') return true;
  if (!('user' in data) || typeof data.user !== 'string') return false;
  return data.kind === 'taken' || (data.kind === 'user' && 'generation' in data);
}

export function createAuthChannel(): AuthChannel {
  const channel = new BroadcastChannel('auth');
  return {
    publish: (message) => channel.postMessage(message),
    subscribe: (listener) => {
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (isAuthMessage(data)) listener(data);
      });
    },
  };
}
