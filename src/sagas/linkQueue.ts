import pLimit, { type LimitFunction } from 'p-limit';
import type { Platform } from '#api/platform.ts';
import { LINK_CONCURRENCY } from '#domain/limits.ts';
import { context, read, type Saga } from './effects.ts';

/** One queue per platform, so that it lives and ends with the session. */
const queues = new WeakMap<Platform, LimitFunction>();

function queueOf(platform: Platform): LimitFunction {
  const known = queues.get(platform);
  if (known) return known;
  const queue = pLimit(LINK_CONCURRENCY);
  queues.set(platform, queue);
  return queue;
}

/** S9.12: a read of a linked resource. Five run at once, whoever asks; one that waits and is no longer wanted is never sent. */
export function* readLinked<T>(start: (platform: Platform, signal: AbortSignal) => Promise<T>): Saga<T> {
  const platform = yield* context('platform');
  const queue = queueOf(platform);
  return yield* read((signal) => queue(() => start(platform, signal)));
}
