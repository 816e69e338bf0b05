import pLimit, { type LimitFunction } from 'p-limit';
import type { Platform } from '#api/platform.ts';
import { COUNT_CONCURRENCY } from '#domain/limits.ts';
import { context, read, type Saga } from './effects.ts';

/** A read of the platform that waits for its turn. */
export type QueuedRead = <T>(start: (platform: Platform, signal: AbortSignal) => Promise<T>) => Saga<T>;

/**
 * Runs at most `concurrency` reads at once, for all callers; a waiting read that is no longer wanted is never sent.
 * There is one queue per platform, so that it lives and ends with the session.
 */
export function createReadQueue(concurrency: number): QueuedRead {
  const queues = new WeakMap<Platform, LimitFunction>();
  const queueOf = (platform: Platform): LimitFunction => {
    const known = queues.get(platform);
    if (known) return known;
    const queue = pLimit(concurrency);
    queues.set(platform, queue);
    return queue;
  };
  return function* readInTurn(start) {
    const platform = yield* context('platform');
    const queue = queueOf(platform);
    return yield* read((signal) =>
      queue(async () => {
        signal.throwIfAborted();
        return start(platform, signal);
      }),
    );
  };
}

/** Everything that is counted or looked through beside the open search, under one limit (R102). */
export const readCounted = createReadQueue(COUNT_CONCURRENCY);
