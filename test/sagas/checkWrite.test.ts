import { expect, test } from 'vitest';
import type { Item } from '#domain/item/item.ts';
import { factsByItem } from '#domain/order/staleness.ts';
import { tracedFacts } from '#domain/writes/tracedFacts.ts';
import type { CheckResult } from '#domain/writes/writeResult.ts';
import { checkSentWrite } from '#sagas/writes/checkWrite.ts';
import { writesLoaded } from '#store/writes/sentWritesSlice.ts';
import { anItem, anItemIn, aSentWrite } from '#test/domainBuilders.ts';
import { memoryIntentSupport } from '#test/memoryIntentSupport.ts';
import { flushMicrotasks } from './orderStore.ts';
import { aSagaStore } from './sagaStore.ts';

const SEEN = tracedFacts(factsByItem([anItem()], 0));
const CHECKED = aSentWrite({
  operation: 'cancelItem',
  subject: 'item-1',
  state: 'unknown',
  trace: { seen: SEEN },
});

/** Checks the write in a tab whose read of the items takes until the test gives them. */
async function check() {
  const intents = memoryIntentSupport();
  const items = Promise.withResolvers<Item[]>();
  const context = {
    intents,
    locks: intents.locks,
    clock: { now: () => 2_000 },
    platform: {
      itemService: { itemsOfOrder: () => items.promise },
      events: { eventsOfOrder: async () => ({ events: [] }) },
    },
  };
  const { store, run } = aSagaStore(context, []);
  await intents.journal.saveWrite(CHECKED);
  store.dispatch(writesLoaded([CHECKED]));
  const result = run(checkSentWrite, CHECKED).toPromise();
  await flushMicrotasks();
  return { result, giveItems: items.resolve, journal: intents.journal };
}

test('R47: a check that finds nothing removes the record of the write', async () => {
  const { result, giveItems, journal } = await check();
  giveItems([anItem()]);
  expect(await result).toBe('notApplied');
  expect(await journal.writesOf(CHECKED.sub)).toEqual([]);
});

test.each([
  ['not applied', [anItem()]],
  ['applied', [anItemIn('cancelled')]],
])(
  'R47: a slow check keeps the record of a write that another tab has sent again since, even if it was %s',
  async (_title, items) => {
    const { result, giveItems, journal } = await check();
    const again = { ...CHECKED, sentAt: CHECKED.sentAt + 500, state: 'open' as const };
    await journal.saveWrite(again);
    giveItems(items);
    expect(await result).toBe('cannotTell');
    expect(await journal.writesOf(CHECKED.sub)).toEqual([again]);
  },
);

test.each<[string, Item[], CheckResult]>([
  ['applied', [anItemIn('cancelled')], 'applied'],
  ['not applied', [anItem()], 'cannotTell'],
])(
  'R47: if another tab has checked the write first, only a success is certain: %s',
  async (_title, items, expected) => {
    const { result, giveItems, journal } = await check();
    await journal.removeWrite(CHECKED);
    giveItems(items);
    expect(await result).toBe(expected);
    expect(await journal.writesOf(CHECKED.sub)).toEqual([]);
  },
);
