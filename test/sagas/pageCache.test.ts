import type { UnknownAction } from '@reduxjs/toolkit';
import { expect, test, vi } from 'vitest';
import { consoleFailure } from '#domain/failure.ts';
import type { OrdersFile } from '#domain/results/ordersFile.ts';
import { operate } from '#sagas/core/operate.ts';
import { countBreakdown } from '#sagas/results/breakdown.ts';
import { watchExports } from '#sagas/results/exportOrders.ts';
import { watchPageCache } from '#sagas/search/pageCache.ts';
import { type ActOnItemsParams, actOnItems } from '#store/actions/itemsAction.ts';
import { cancelOrder } from '#store/actions/writeOperations.ts';
import { runEnded } from '#store/bulk/bulkSlice.ts';
import { selectOperation } from '#store/operation.ts';
import { loadOrder, orderOpened, orderPrefetched, ordersRefreshed } from '#store/order/orderOperations.ts';
import { signedOut } from '#store/people/sessionSlice.ts';
import { exportRequested } from '#store/results/exportSlice.ts';
import { loadBreakdown } from '#store/results/resultOperations.ts';
import { aSearch } from '#test/domainBuilders.ts';
import { countedSearch, offsetOf, RANGE, resultOf, type Search } from './exportScene.ts';
import { aSagaStore } from './sagaStore.ts';

const START = Date.parse('2026-11-20T12:00:00Z');
const criteria = aSearch({ searchTerm: 'ana' });
const WRITE = { orderId: 'order-1', itemIds: [], seenFacts: {} };
const ON_ITEMS: ActOnItemsParams = {
  ...WRITE,
  verb: 'cancelItem',
  items: [],
  rejection: null,
  dialogKey: 'items',
  isLast: true,
};
const LOST = consoleFailure('', 'unknown');

/**
 * Runs the sagas of the breakdown and the CSV in the real store, on a platform with this search. The test
 * advances the clock.
 */
function aConsole(search: Search = resultOf(250)) {
  const files: OrdersFile[] = [];
  const { platform, asked } = countedSearch(search);
  const clock = { at: START };
  const context = {
    platform,
    clock: { now: () => clock.at },
    saveOrders: async (file: OrdersFile) => void files.push(file),
  };
  const breakdowns = operate(loadBreakdown, countBreakdown, 'latest');
  const { store } = aSagaStore(context, [watchPageCache, watchExports, breakdowns]);
  const count = async () => {
    store.dispatch(loadBreakdown.requested({ criteria, range: RANGE, receivedAt: 7 }));
    await vi.waitFor(() =>
      expect(selectOperation(store.getState(), loadBreakdown, '').status).toBe('succeeded'),
    );
  };
  const save = async (asked = criteria) => {
    const before = files.length;
    store.dispatch(exportRequested({ criteria: asked, range: RANGE, columns: ['status'], separator: ',' }));
    await vi.waitFor(() => expect(files).toHaveLength(before + 1));
    return files.at(-1);
  };
  return { store, clock, asked, count, save };
}

test('R92: the CSV uses the pages that the breakdown has just read, and has their date', async () => {
  const { clock, asked, count, save } = aConsole();
  await count();
  clock.at = START + 59_000;
  const file = await save();
  expect(asked).toEqual([1, 2, 3]);
  expect(file?.name).toBe('bulk-query.csv');
  expect(file?.rows).toHaveLength(250);
  expect(file?.now).toBe(START);
});

test('R92: the breakdown uses the pages that the CSV has just read', async () => {
  const { store, asked, count, save } = aConsole();
  await save();
  await count();
  expect(asked).toHaveLength(3);
  const { breakdown } = store.getState().progress;
  expect(breakdown?.counted).toMatchObject({ count: 250, isSteady: true });
});

test.each<[string, (app: ReturnType<typeof aConsole>) => void]>([
  ['a minute later', ({ clock }) => Object.assign(clock, { at: START + 60_000 })],
  ['after an order was opened', ({ store }) => store.dispatch(orderOpened({ orderId: 'order-1' }))],
  [
    'after the open order was loaded again',
    ({ store }) => store.dispatch(loadOrder.requested({ orderId: 'order-1' })),
  ],
  [
    'after a write on an order, even if its outcome is unknown',
    ({ store }) => store.dispatch(cancelOrder.failed({ params: WRITE, failure: LOST })),
  ],
  [
    'after an action on several items',
    ({ store }) => store.dispatch(actOnItems.succeeded({ params: ON_ITEMS, result: [] })),
  ],
  ['after a run', ({ store }) => store.dispatch(runEnded({ jobId: 'run-1' }))],
  ['after the clock was set back', ({ clock }) => Object.assign(clock, { at: START - 1 })],
  ['after the sign-out', ({ store }) => store.dispatch(signedOut())],
])('R92: %s, all pages are read again', async (_, happens) => {
  const app = aConsole();
  await app.count();
  happens(app);
  await app.save();
  expect(app.asked).toHaveLength(6);
});

test.each<[string, UnknownAction]>([
  ['prefetched', orderPrefetched({ orderId: 'order-1' })],
  ['loaded in advance', loadOrder.requested({ orderId: 'order-1', isInAdvance: true })],
  ['read again for its row', ordersRefreshed([])],
])('R92: the shared pages and the breakdown are kept when an order is %s', async (_, action) => {
  const { store, asked, count, save } = aConsole();
  await count();
  store.dispatch(action);
  await save();
  expect(asked).toHaveLength(3);
  expect(selectOperation(store.getState(), loadBreakdown, '').status).toBe('succeeded');
});

test('R92: another search is read separately', async () => {
  const { asked, count, save } = aConsole();
  await count();
  await save(aSearch({ searchTerm: 'bea' }));
  expect(asked).toHaveLength(6);
});

test('R92: pages of results that kept changing are not cached', async () => {
  const { asked, count, save } = aConsole(resultOf(150, (one) => (offsetOf(one) > 0 ? -1 : 0)));
  await count();
  asked.length = 0;
  void save().catch(() => undefined);
  await vi.waitFor(() => expect(asked).toEqual([1, 2, 1, 2]));
});

test('R92: pages requested before a change are not cached', async () => {
  const held: (() => void)[] = [];
  const { store, clock, asked, count, save } = aConsole(async (wanted) => {
    if (offsetOf(wanted) === 200 && held.length === 0)
      await new Promise<void>((resolve) => held.push(resolve));
    return resultOf(250)(wanted);
  });
  const counting = count();
  await vi.waitFor(() => expect(held).toHaveLength(1));
  clock.at += 1;
  store.dispatch(orderOpened({ orderId: 'order-1' }));
  held[0]?.();
  await counting;
  clock.at += 1;
  await save();
  expect(asked).toHaveLength(6);
});
