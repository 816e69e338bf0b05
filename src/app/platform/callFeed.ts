import type { HttpDependencies } from '#api/http/http.ts';
import type { PlatformCall } from '#domain/console/call.ts';

/** Calls are reported in batches, because an export makes many calls within seconds. */
const BATCH_MS = 250;

type Hooks = Required<Pick<HttpDependencies, 'onCall' | 'onWait'>>;

/** Receives the calls and waits and passes them to the store. */
export interface CallListener {
  ended(calls: PlatformCall[]): void;
  /** `until` is the end of the service's longest wait, in epoch milliseconds; null if no call waits. */
  waitChanged(wait: { service: string; until: number | null }): void;
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
  /**
   * The waits before calls are retried, with their end in epoch milliseconds. The function that ends a wait
   * early identifies it.
   */
  const waits = new Map<() => void, { service: string; until: number }>();
  const flush = () => {
    if (!listener) return;
    const calls = batch;
    batch = [];
    listener.ended(calls);
  };
  /** Reports the longest wait of the service. */
  const reportWait = (service: string) => {
    const untils = [...waits.values()].filter((wait) => wait.service === service).map(({ until }) => until);
    listener?.waitChanged({ service, until: untils.length > 0 ? Math.max(...untils) : null });
  };
  return {
    feed: (fed) => {
      listener = fed;
      if (batch.length > 0) setTimeout(flush, BATCH_MS);
      for (const { service } of waits.values()) reportWait(service);
    },
    onCall: (record) => {
      if (batch.length === 0) setTimeout(flush, BATCH_MS);
      batch.push(record);
    },
    onWait: (service, until, goNow) => {
      waits.set(goNow, { service, until });
      reportWait(service);
      return () => {
        waits.delete(goNow);
        reportWait(service);
      };
    },
    skipWait: (service) => {
      for (const [goNow, wait] of waits) if (wait.service === service) goNow();
    },
  };
}
