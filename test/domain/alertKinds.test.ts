import { describe, expect, it } from 'vitest';
import { alertKinds, searchedAlerts, withOnlyAlertKinds } from '#domain/bulk/alertKinds.ts';
import { planRun } from '#domain/bulk/bulkPlan.ts';
import { plannedRows } from '#domain/bulk/plannedRows.ts';
import { DEFAULT_CRITERIA, NO_FILTERS } from '#domain/search/searchCriteria.ts';
import { ROUTING_SUSPENDED } from '#domain/statusNames.ts';
import { anItem, anOrder, aStatus, statusesOf } from '#test/domainBuilders.ts';
import { WITH_REMEDIATION } from '#test/runOrders.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const PERMISSIONS = {
  merchants: [{ identifier: 'acme-print', permissions: ['update:order'] }],
  fulfillers: [],
  groups: [],
};
const late = (name: string) => aStatus(name, { expectedCloseDate: '2026-11-01T00:00:00.000Z' });

/** The plan for orders with one item per list of late statuses. */
function planOf(orders: readonly (readonly string[])[][]) {
  const all = orders.map((items, index) => {
    const orderId = `order-${index}`;
    const own = items.map((names, item) =>
      anItem({ itemId: `${orderId}-${item}`, orderId, statuses: statusesOf(...names.map(late)) }),
    );
    return anOrder({ orderId, items: own });
  });
  const options = WITH_REMEDIATION;
  const context = { permissions: PERMISSIONS, options, jobId: 'job', newId: () => 'id', now: NOW };
  const { runOrders, skipped } = planRun('clearAlerts', all, context);
  const job = { verb: 'clearAlerts', skipped } as never;
  return { run: { job, runOrders }, rows: plannedRows(runOrders, all, context), warnings: 'kept' };
}
const keysOf = ({ run }: ReturnType<typeof planOf>) =>
  run.runOrders.map(({ index, orderId, steps }) => [index, orderId, steps.map(({ status }) => status)]);

describe('R150: clearing alerts of the selected kinds', () => {
  const plan = planOf([
    [['fulfillment', 'preparing'], ['fulfillment']],
    [['preparing'], ['rejected']],
    [['suspended']],
    [[]],
  ]);

  it('counts the alerts of each kind, the most frequent first', () => {
    expect(alertKinds(plan.run.runOrders)).toEqual([
      { status: 'fulfillment', count: 2 },
      { status: 'preparing', count: 2 },
      { status: 'rejected', count: 1 },
      { status: 'suspended', count: 1 },
    ]);
    expect(alertKinds(plan.run.runOrders, 'confirmed')).toEqual([]);
  });

  it('plans only the writes of these kinds, and skips the orders without any', () => {
    const narrowed = withOnlyAlertKinds(plan, ['preparing', 'suspended']);
    expect(keysOf(narrowed)).toEqual([
      [0, 'order-0', ['preparing']],
      [1, 'order-1', ['preparing']],
      [2, 'order-2', ['suspended']],
    ]);
    expect(narrowed.rows.map(({ alerts }) => alerts)).toEqual([1, 1, 1]);
    const one = withOnlyAlertKinds(plan, ['suspended']);
    expect(keysOf(one)).toEqual([[0, 'order-2', ['suspended']]]);
    expect(one.run.job).toMatchObject({
      skipped: [
        { orderId: 'order-3', reason: 'noAlerts' },
        { orderId: 'order-0', reason: 'kindNotChosen' },
        { orderId: 'order-1', reason: 'kindNotChosen' },
      ],
    });
    expect(withOnlyAlertKinds(plan, []).run.runOrders).toEqual([]);
    expect(one.warnings).toBe('kept');
  });

  it('leaves the plan unchanged if all kinds are selected', () => {
    const all = alertKinds(plan.run.runOrders).map(({ status }) => status);
    expect(withOnlyAlertKinds(plan, all)).toEqual(plan);
  });

  it('narrows the plan of 2,000 orders', () => {
    const names = ['fulfillment', 'preparing', 'rejected', 'suspended'];
    const large = planOf(Array.from({ length: 2_000 }, () => Array.from({ length: 5 }, () => names)));
    expect(alertKinds(large.run.runOrders).map(({ count }) => count)).toEqual([
      10_000, 10_000, 10_000, 10_000,
    ]);
    const { run } = withOnlyAlertKinds(large, ['rejected']);
    expect(run.runOrders.flatMap(({ steps }) => steps)).toHaveLength(10_000);
  });

  it.each([
    [NO_FILTERS, null],
    [{ ...NO_FILTERS, statuses: ['rejected'] }, null],
    [{ ...NO_FILTERS, errorStatuses: ['rejected', ROUTING_SUSPENDED] }, ['rejected', 'suspended']],
    [{ ...DEFAULT_CRITERIA.filters, delayedStatuses: ['fulfillment'] }, ['fulfillment']],
  ])('finds the kinds that the search filters by: %#', (filters, kinds) => {
    expect(searchedAlerts(filters)).toEqual(kinds);
  });
});
