import type { Platform } from '#api/platform.ts';
import { changedFacts, type FactName, factsOf } from '#domain/staleness.ts';
import type { WriteResult } from '#domain/writeResult.ts';
import type { Guarded } from '#store/orderActions.ts';
import { call, context, type Saga } from './effects.ts';

/** The items a person decided about, as they are now. One that is gone is missing. */
async function readAgain(platform: Platform, { orderId, seen }: Guarded, now: number) {
  const ids = Object.keys(seen);
  const [only] = ids;
  if (ids.length === 1 && only !== undefined) {
    const item = await platform.itemService.item(only);
    return factsOf(item ? [item] : [], now);
  }
  const items = await platform.itemService.itemsOfOrder(orderId);
  return factsOf(items, now);
}

/**
 * The one way of every write on an order: no other tab does the same at the same time, the items are read
 * again first, and where a fact that matters has changed since it was shown nothing is sent (readings: Before a write).
 * `write` is never stopped once it has begun.
 */
export function* guardedWrite<T>(
  name: string,
  guarded: Guarded,
  facts: readonly FactName[],
  write: (platform: Platform) => Promise<T>,
): Saga<WriteResult<T>> {
  const platform = yield* context('platform');
  const clock = yield* context('clock');
  const tabs = yield* context('tabs');
  const work = async (): Promise<WriteResult<T>> => {
    const present = facts.length > 0 ? await readAgain(platform, guarded, clock.now()) : guarded.seen;
    const changes = changedFacts(guarded.seen, present, facts);
    if (changes.length > 0) return { kind: 'stale', changes };
    return { kind: 'done', value: await write(platform) };
  };
  return yield* call(() => tabs.exclusively(`${name}:${guarded.orderId}`, work));
}
