import type { CallRecord, HttpDependencies } from '#api/http.ts';
import { callsRecorded, waitAnnounced, waitEnded } from '#store/callsSlice.ts';
import type { ConsoleStore } from './createStore.ts';

/** Calls are told to the store in batches: an export makes a hundred, and nobody watches each. */
const BATCH_MS = 250;

type Hooks = Required<Pick<HttpDependencies, 'onCall' | 'onWait'>>;

interface CallFeed extends Hooks {
  feed: (store: ConsoleStore) => void;
  /** Lets the calls of a service that wait go on at once. */
  skipWait: (service: string) => void;
}

/** Carries what http.ts tells of its calls to the store; calls before the store is there wait for it. */
export function createCallFeed(): CallFeed {
  let store: ConsoleStore | null = null;
  let batch: CallRecord[] = [];
  const waiting = new Map<string, Set<() => void>>();
  const flush = () => {
    const calls = batch;
    batch = [];
    store?.dispatch(callsRecorded(calls));
  };
  return {
    feed: (fed) => {
      store = fed;
    },
    onCall: (record) => {
      if (batch.length === 0) setTimeout(flush, BATCH_MS);
      batch.push(record);
    },
    onWait: (service, until, goNow) => {
      store?.dispatch(waitAnnounced({ service, until }));
      const goers = waiting.get(service) ?? new Set();
      waiting.set(service, goers.add(goNow));
      setTimeout(() => {
        goers.delete(goNow);
        store?.dispatch(waitEnded({ service, until }));
      }, until - Date.now());
    },
    skipWait: (service) => {
      for (const goNow of waiting.get(service) ?? []) goNow();
      waiting.delete(service);
    },
  };
}
