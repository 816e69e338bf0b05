import type { JournaledRun } from '#domain/bulk/bulkJob.ts';
import { bulkSagas } from '#sagas/bulk/bulkSagas.ts';
import { watchFreshRows } from '#sagas/results/freshRows.ts';
import { watchHandledOrders } from '#sagas/results/handledOrders.ts';
import type { MemoryIntentSupport } from '#test/memoryIntentSupport.ts';
import { aSagaStore } from './sagaStore.ts';

/** A run without orders, for tests about the run itself. */
export const EMPTY_RUN: JournaledRun = {
  job: {
    jobId: 'job',
    sub: 'me',
    verb: 'reorder',
    scope: 'selection',
    createdAt: 0,
    today: '2026-11-20',
    options: { keepDates: false, newIdentifiers: true, unlink: false },
    skipped: [],
    isClosed: false,
  },
  runOrders: [],
};

/**
 * A console with only the use cases of bulk runs, the record of handled orders and their rows, using this support.
 * Without `onDefect`, a defect fails the test.
 */
export function openConsole(
  support: MemoryIntentSupport,
  platform: object = {},
  onDefect?: (error: Error) => void,
) {
  const context = {
    intents: support,
    locks: support.locks,
    clock: { now: () => 100 },
    platform,
    ids: { next: () => 'id' },
  };
  const useCases = [...bulkSagas, watchHandledOrders, watchFreshRows];
  const { store } = aSagaStore(context, useCases, onDefect && { onError: onDefect });
  return { store, run: () => store.getState().bulk.runs.job };
}
