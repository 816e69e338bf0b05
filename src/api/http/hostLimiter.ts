import pLimit, { type LimitFunction } from 'p-limit';

/**
 * A user waits for the result of an `interactive` call. A `background` call, such as one from an export or
 * a bulk run, must never delay a user.
 */
export type Lane = 'interactive' | 'background';

const MAX = 10;
const SUCCESSES_PER_STEP = 20;

interface Host {
  lanes: Record<Lane, LimitFunction>;
  successes: number;
}

export interface HostLimiter {
  run<T>(host: string, lane: Lane, work: () => Promise<T>): Promise<T>;
  /** Call this after a 429 or 503: it halves the limit of the background lane, down to one. */
  slowDown(host: string): void;
  /** Call this after each success: each twentieth raises the background lane's limit by one, up to ten. */
  succeeded(host: string): void;
}

/** Limits each lane of a host to ten concurrent calls; the background lane adapts to the host's load. */
export function createHostLimiter(): HostLimiter {
  const hosts = new Map<string, Host>();
  const at = (name: string): Host => {
    const host = hosts.get(name) ?? {
      lanes: { interactive: pLimit(MAX), background: pLimit(MAX) },
      successes: 0,
    };
    hosts.set(name, host);
    return host;
  };
  return {
    run: (name, lane, work) => at(name).lanes[lane](work),
    slowDown: (name) => {
      const host = at(name);
      host.successes = 0;
      host.lanes.background.concurrency = Math.max(1, Math.floor(host.lanes.background.concurrency / 2));
    },
    succeeded: (name) => {
      const host = at(name);
      host.successes += 1;
      if (host.successes % SUCCESSES_PER_STEP !== 0) return;
      host.lanes.background.concurrency = Math.min(MAX, host.lanes.background.concurrency + 1);
    },
  };
}
