import type { HttpDependencies } from '#api/http/http.ts';
import type { PlatformCall } from '#domain/console/call.ts';

/** Calls are reported in batches, because an export makes many calls within seconds. */
const BATCH_MS = 250;

type Hooks = Required<Pick<HttpDependencies, 'onCall' | 'onWait'>>;

/** The wait before the calls to a service are retried. `until` is in epoch milliseconds. */
interface Wait {
  service: string;
  until: number;
}

/** Receives the calls and waits and passes them to the store. */
export interface CallListener {
  ended(calls: PlatformCall[]): void;
  waits(wait: Wait): void;
  waited(wait: Wait): void;
}

export interface CallFeed extends Hooks {
  feed: (listener: CallListener) => void;
  /** Ends the wait for all calls to a service, which then continue immediately. */
  skipWait: (service: string) => void;
}

/**
 * Passes the calls and waits from http.ts to a listener. Buffers them until a listener is connected. Waits
 * that end before that are not reported.
 */
export function createCallFeed(): CallFeed {
  let listener: CallListener | null = null;
  let batch: PlatformCall[] = [];
  /** The function that ends the wait early identifies it. */
  const waits = new Map<() => void, Wait>();
  const flush = () => {
    if (!listener) return;
    const calls = batch;
    batch = [];
    listener.ended(calls);
  };
  return {
    feed: (fed) => {
      listener = fed;
      if (batch.length > 0) setTimeout(flush, BATCH_MS);
      for (const wait of waits.values()) listener.waits(wait);
    },
    onCall: (record) => {
      if (batch.length === 0) setTimeout(flush, BATCH_MS);
      batch.push(record);
    },
    onWait: (service, until, goNow) => {
      const wait = { service, until };
      waits.set(goNow, wait);
      listener?.waits(wait);
      return () => {
        waits.delete(goNow);
        listener?.waited(wait);
        const others = [...waits.values()].filter((other) => other.service === service);
        if (others.length > 0) listener?.waits({ service, until: Math.max(...others.map((o) => o.until)) });
      };
    },
    skipWait: (service) => {
      for (const [goNow, wait] of waits) if (wait.service === service) goNow();
    },
  };
}
