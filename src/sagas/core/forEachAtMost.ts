import { all, type Saga } from './effects.ts';

/**
 * Runs the work for each item in turn, for at most `limit` items at once. If one throws or the caller is
 * cancelled, the work in progress is cancelled and the rest is not started.
 */
export function* forEachAtMost<T>(limit: number, items: readonly T[], work: (item: T) => Saga): Saga {
  const left = items.values();
  function* worker(): Saga {
    for (const item of left) yield* work(item);
  }
  yield* all(Array.from({ length: Math.min(limit, items.length) }, worker));
}
