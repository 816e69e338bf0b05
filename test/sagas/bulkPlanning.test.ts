import { describe, expect, test, vi } from 'vitest';
import type { Platform } from '#api/platform.ts';
import type { Order } from '#domain/order/order.ts';
import type { SearchResults } from '#domain/search/orderSearch.ts';
import { proposeBulkRun } from '#sagas/bulk/bulkPlanning.ts';
import { operate } from '#sagas/core/operate.ts';
import { type BulkRequest, planBulkRun } from '#store/bulk/bulkOperations.ts';
import { progressReported } from '#store/console/progressSlice.ts';
import { loadPermissions } from '#store/console/referenceOperations.ts';
import { selectOperation } from '#store/operation.ts';
import { ordersSelected } from '#store/results/selectionSlice.ts';
import { rootReducer } from '#store/rootReducer.ts';
import { aGroup, anItem, anOrder, aPage, aSearch, aStatus, statusesOf } from '#test/domainBuilders.ts';
import { NEW_IDENTIFIERS } from '#test/runOrders.ts';
import { RANGE } from './exportScene.ts';
import { aSagaStore } from './sagaStore.ts';

const OPTIONS = { ...NEW_IDENTIFIERS, cancelOriginals: false, clearAlerts: false };

type Read = (...args: unknown[]) => Promise<unknown>;
type Responses = Partial<Record<keyof Platform, Record<string, Read>>>;

/**
 * Plans a run for these selected orders in the real store, on a platform with these responses. `results` are
 * the results on screen; `remediable` names the merchants whose orders the user can also remediate. Returns the
 * plan and the progress that was reported.
 */
async function planning(
  platform: Responses,
  orders: readonly Order[],
  request: Pick<BulkRequest, 'verb' | 'nextPages'> & Partial<BulkRequest>,
  results: SearchResults | null = null,
  remediable: readonly string[] = [],
) {
  const progress: unknown[] = [];
  const context = {
    platform,
    clock: { now: () => Date.parse('2026-11-20T12:00:00Z') },
    ids: { next: () => 'id' },
    intents: { journal: { intentsOn: async () => ({ runOrders: [], writes: [] }) } },
  };
  const { search } = rootReducer(undefined, { type: 'start' });
  const { store } = aSagaStore(context, [operate(planBulkRun, proposeBulkRun)], {
    preloaded: { search: { ...search, results } },
    onAction: (action) => {
      if (progressReported.match(action) && action.payload.planning) progress.push(action.payload.planning);
    },
  });
  const merchants = [
    { identifier: '*', permissions: ['read:order', 'create:order', 'update:order'] },
    ...remediable.map((identifier) => ({ identifier, permissions: ['remediate:order'] })),
  ];
  const permissions = { merchants, fulfillers: [], groups: [] };
  store.dispatch(loadPermissions.succeeded({ params: null, result: permissions } as never));
  store.dispatch(ordersSelected(orders));
  store.dispatch(planBulkRun.requested({ isOnlyShown: false, options: OPTIONS, ...request }));
  const state = () => selectOperation(store.getState(), planBulkRun, '');
  await vi.waitFor(() => expect(state().status).not.toBe('running'), 10_000);
  const ended = state();
  if (ended.status !== 'succeeded') throw new Error(JSON.stringify(ended));
  return { proposal: ended.result, progress };
}

test('R22: the plan of a large run shows how many orders are checked, and reads ten at once', async () => {
  let running = 0;
  let most = 0;
  const eventsOfOrder = async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    return { events: [] };
  };
  const orders = Array.from({ length: 2_000 }, (_, index) => anOrder({ orderId: `order-${index}` }));
  const request = { verb: 'resendEvents', nextPages: 0 } as const;
  const searchByIds = async () => aPage([]);
  const { progress } = await planning(
    { events: { eventsOfOrder }, orderManager: { searchByIds } },
    orders,
    request,
  );
  expect(most).toBe(10);
  expect(progress).toHaveLength(100);
  expect(progress[5]).toEqual({ done: 120, total: 2_000 });
});

test('S2.63: the plan contains an order once, although it is selected and on a later page too', async () => {
  const [selected, other] = ['order-1', 'order-2'].map((orderId) =>
    anOrder({
      orderId,
      items: [anItem({ itemId: `${orderId}-0` })],
      fulfillmentGroups: [aGroup({ itemIds: [`${orderId}-0`] })],
    }),
  ) as [Order, Order];
  const search = async () => aPage([selected, other], 202);
  const searchByIds = async () => aPage([selected]);
  const results = {
    criteria: aSearch(),
    range: RANGE,
    ...aPage([selected], 202),
    receivedAt: 7,
    directHit: null,
  };
  const request = { verb: 'reorder', nextPages: 2 } as const;
  const { proposal } = await planning(
    { orderManager: { search, searchByIds } },
    [selected],
    request,
    results,
  );
  const { run, warnings, rows } = proposal;
  expect(run.runOrders.map(({ orderId, index }) => [orderId, index])).toEqual([
    ['order-1', 0],
    ['order-2', 1],
  ]);
  expect(rows.map(({ orderId }) => orderId)).toEqual(['order-1', 'order-2']);
  expect(warnings.severalItems).toBe(0);
});

describe('R251: a plan of orders that were selected long ago', () => {
  const orderAt = (orderId: string, status: string) =>
    anOrder({
      orderId,
      items: [anItem({ itemId: `${orderId}-0`, statuses: statusesOf(aStatus(status)) })],
      fulfillmentGroups: [aGroup({ itemIds: [`${orderId}-0`] })],
    });
  const rows = Array.from({ length: 101 }, (_, index) => orderAt(`order-${index}`, 'preparing'));
  const request = { verb: 'reorder', nextPages: 0 } as const;

  test('shows them as they are now', async () => {
    const searchByIds = vi.fn(async (ids) =>
      aPage(
        ids.map((id: string) => orderAt(id, 'production')),
        ids.length,
      ),
    );
    const { proposal } = await planning({ orderManager: { searchByIds } }, rows, request);
    expect(proposal.rows.map(({ status }) => status.type)).toEqual(rows.map(() => 'production'));
    expect(proposal.warnings.inProgress).toBe(101);
    expect(searchByIds.mock.calls.map(([ids]) => ids.length)).toEqual([100, 1]);
  });

  test('shows the rows of those that cannot be read', async () => {
    const searchByIds = () => Promise.reject(new Error('busy'));
    const { proposal } = await planning({ orderManager: { searchByIds } }, rows, request);
    expect(proposal.rows.map(({ status }) => status.type)).toEqual(rows.map(() => 'processing'));
  });
});

describe('R369: the plan of a reorder counts orders whose originals are not cancelled', () => {
  const orderOf = (merchantId: string) =>
    anOrder({
      orderId: merchantId,
      merchantId,
      items: [anItem({ itemId: `${merchantId}-0` })],
      fulfillmentGroups: [aGroup({ itemIds: [`${merchantId}-0`] })],
    });
  const cancelled = anItem({ itemId: 'own-0', statuses: statusesOf(aStatus('cancelled')) });
  const ended = { ...orderOf('own'), items: [cancelled] };
  const [own, foreign] = [orderOf('own'), orderOf('foreign')];
  const chosen = { ...OPTIONS, cancelOriginals: true };
  const further = { criteria: aSearch(), range: RANGE, ...aPage([foreign], 102), receivedAt: 7 };

  test.each<[string, readonly Order[], Partial<BulkRequest>, string[], boolean]>([
    ['if the user can remediate one of them', [own, foreign], {}, ['own'], true],
    ['if it can only be left out', [ended, foreign], {}, ['own'], true],
    ['if further pages could have contained one', [foreign], { nextPages: 1 }, ['own'], true],
    ['not if the dialog did not offer to cancel them', [foreign], {}, ['own'], false],
    ['not if the user did not choose it', [own, foreign], { options: OPTIONS }, ['own'], false],
    ['not for another action', [own, foreign], { verb: 'cancel' }, ['own'], false],
  ])('%s', async (_title, orders, request, remediable, isExpected) => {
    const search = async () => aPage([foreign], 102);
    const searchByIds = async () => aPage(orders);
    const { proposal } = await planning(
      { orderManager: { search, searchByIds } },
      orders,
      { verb: 'reorder', nextPages: 0, options: chosen, ...request },
      { ...further, directHit: null },
      remediable,
    );
    expect(proposal.cancelsOriginals).toBe(isExpected);
  });
});
