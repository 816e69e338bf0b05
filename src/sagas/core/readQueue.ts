import { weakMapMemoize } from '@reduxjs/toolkit';
import pLimit from 'p-limit';
import type { Platform } from '#api/platform.ts';
import { COUNT_CONCURRENCY, LINK_CONCURRENCY } from '#domain/limits.ts';
import { abortableRead, context, type Saga } from './effects.ts';

export type ReadQueue = <T>(start: (platform: Platform, signal: AbortSignal) => Promise<T>) => Saga<T>;

/**
 * Creates a function that runs at most `concurrency` reads at once for all its callers. A waiting read that
 * is cancelled is never sent. Each platform client has its own queue.
 */
export function createReadQueue(concurrency: number): ReadQueue {
  const queueOf = weakMapMemoize((_platform: Platform) => pLimit(concurrency));
  return function* readInTurn(start) {
    const platform = yield* context('platform');
    const queue = queueOf(platform);
    return yield* abortableRead((signal) =>
      queue(async () => {
        signal.throwIfAborted();
        return start(platform, signal);
      }),
    );
  };
}

/** Runs a read in the queue that all counts and the tiles on the start page share (R102). */
export const readInCountQueue = createReadQueue(COUNT_CONCURRENCY);

/** Runs a read in the queue of all linked resources (S9.12). */
export const readInLinkQueue = createReadQueue(LINK_CONCURRENCY);
