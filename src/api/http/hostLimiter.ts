import pLimit, { type LimitFunction } from 'p-limit';

/** interactive: a user is waiting; background: exports and bulk runs, which must never delay a user. */
export type Lane = 'interactive' | 'background';

const MAX = 10;
const SUCCESSES_PER_STEP = 20;

interface Host {
  lanes: Record<Lane, LimitFunction>;
  successes: number;
}

export interface HostLimiter {
  run<T>(host: string, lane: Lane, work: () => Promise<T>): Promise<T>;
  /** On a 429 or 503 the background lane halves its limit, down to one. */
  slowDown(host: string): void;
  /** After twenty successful responses the background lane raises its limit by one, up to ten. */
  succeeded(host: string): void;
}

/**
 * Limits each host and lane to ten concurrent calls; the background lane adapts to the load that the host can handle.
 */
export function createHostLimiter(): HostLimiter {
  const hosts = new Map<string, Host>();
  const at = (name: string): Host => {
    const known = hosts.get(name);
    if (known) return known;
    const host: Host = { lanes: { interactive: pLimit(MAX), background: pLimit(MAX) }, successes: 0 };
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
