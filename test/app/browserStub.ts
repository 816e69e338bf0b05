import type { AuthChannel, AuthMessage } from '#app/signIn/authChannel.ts';

/** A storage in memory. Each tab has its own. */
export class MemoryStorage implements Storage {
  #values = new Map<string, string>();

  get length(): number {
    return this.#values.size;
  }
  clear(): void {
    this.#values.clear();
  }
  getItem(key: string): string | null {
    return this.#values.get(key) ?? null;
  }
  key(index: number): string | null {
    return [...this.#values.keys()][index] ?? null;
  }
  removeItem(key: string): void {
    this.#values.delete(key);
  }
  setItem(key: string, value: string): void {
    this.#values.set(key, value);
  }
}

/** The storage that all tabs share. Shortly after an entry is set, it calls the listeners of all tabs. */
class SharedStorage extends MemoryStorage {
  readonly listeners: (() => void)[] = [];

  override setItem(key: string, value: string): void {
    super.setItem(key, value);
    for (const listener of this.listeners) queueMicrotask(listener);
  }
}

/**
 * The state that all tabs of one browser share: a storage, a channel, and locks by name. On the channel, no
 * sender receives its own messages. Messages take `messageDelayMs` milliseconds.
 */
export function createBrowser({ messageDelayMs = 0 } = {}) {
  const deliver = (message: () => void) =>
    messageDelayMs === 0 ? queueMicrotask(message) : setTimeout(message, messageDelayMs);
  const tabs: { listeners: ((message: AuthMessage) => void)[] }[] = [];
  const held = new Map<string, Promise<unknown>>();
  return {
    shared: new SharedStorage(),
    /** Opens the channel of another tab. Messages arrive later, as they do between tabs. */
    channel: (): AuthChannel & { close: () => void } => {
      const own: (typeof tabs)[number] = { listeners: [] };
      tabs.push(own);
      return {
        publish: (message) => {
          for (const tab of tabs.filter((other) => other !== own))
            deliver(() => tab.listeners.forEach((listener) => void listener(message)));
        },
        subscribe: (listener) => own.listeners.push(listener),
        close: () => {
          own.listeners = [];
        },
      };
    },
    lock: <T>(name: string, work: () => Promise<T>): Promise<T> => {
      const before = held.get(name) ?? Promise.resolve();
      const run = before.then(work, work);
      held.set(
        name,
        run.catch(() => undefined),
      );
      return run;
    },
  };
}

function encode(part: object): string {
  return btoa(JSON.stringify(part)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/** A token of three parts. The session never checks the third, the signature. */
export function aToken(claims: Readonly<Record<string, unknown>>): string {
  return `${encode({ alg: 'none' })}.${encode(claims)}.signature`;
}
