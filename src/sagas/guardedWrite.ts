import type { Platform } from '#api/platform.ts';
import type { Item } from '#domain/item.ts';
import { changedFacts, type FactName, factsOf } from '#domain/staleness.ts';
import type { WriteResult } from '#domain/writeResult.ts';
import { type Guarded, type WriteNamed, writeKey } from '#store/orderActions.ts';
import { call, context, type Saga } from './effects.ts';

/** The items a person decided about, as they are now. One that is gone is missing. */
async function readAgain({ itemService }: Platform, { orderId, seen }: Guarded): Promise<Item[]> {
  const [only, ...others] = Object.keys(seen);
  if (only === undefined || others.length > 0) return itemService.itemsOfOrder(orderId);
  const item = await itemService.item(only);
  return item ? [item] : [];
}

/**
 * The one way of every write on an order: no other tab does the same at the same moment, the items are read
 * again first, and where a fact that matters has changed since it was shown nothing is sent (readings: Before a
 * write). `write` gets the items as they are now, and is never stopped once it has begun.
 */
export function* guardedWrite<T>(
  named: WriteNamed,
  guarded: Guarded,
  facts: readonly FactName[],
  write: (platform: Platform, items: readonly Item[]) => Promise<T>,
): Saga<WriteResult<T>> {
  const platform = yield* context('platform');
  const clock = yield* context('clock');
  const tabs = yield* context('tabs');
  const work = async (): Promise<WriteResult<T>> => {
    const items = await readAgain(platform, guarded);
    const present = factsOf(items, clock.now());
    const changes = changedFacts(guarded.seen, present, facts);
    if (changes.length > 0) return { kind: 'stale', changes, present };
    return { kind: 'done', value: await write(platform, items) };
  };
  const done = yield* call(() => tabs.ifFree(writeKey(named), work));
  return done ?? { kind: 'elsewhere' };
}
