import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planFigures } from '#domain/bulk/bulkFigures.ts';
import { BULK_VERBS } from '#domain/bulk/bulkJob.ts';
import { planRun } from '#domain/bulk/bulkPlan.ts';
import { aStatus, statusesOf } from '#test/domainBuilders.ts';
import { context, kinds, LATE, may, orderOf } from './bulkPlanScene.ts';

describe('the writes of a run for an order', () => {
  const order = orderOf([{ statuses: statusesOf(LATE) }, { statuses: statusesOf(aStatus('cancelled')) }]);

  it('S4.47, R18: create, then cancel the reordered items, then clear', () => {
    expect(kinds('reorder', order)).toEqual([
      'create:0',
      'cancelItem:order-1-0',
      'clearAlert:order-1-0:fulfillment',
    ]);
  });
  it('R18, R75: the alerts of an item that is not reordered stay', () => {
    const isPending = { statuses: statusesOf(aStatus('pendingCancellation'), LATE) };
    expect(kinds('reorder', orderOf([{}, isPending]))).toEqual(['create:0', 'cancelItem:order-1-0']);
    expect(kinds('clearAlerts', orderOf([{}, isPending]))).toEqual(['clearAlert:order-1-1:fulfillment']);
  });
  it('S6.6: only create without remediation, or with its options off', () => {
    expect(
      kinds('reorder', order, { permissions: may('read:order', 'create:order', 'update:order') }),
    ).toEqual(['create:0']);
    const options = { ...context().options, cancelOriginals: false, clearAlerts: false };
    expect(kinds('reorder', order, { options })).toEqual(['create:0']);
  });
  it('S9.11: one create per ten items, above 20 items', () => {
    expect(
      kinds('reorder', orderOf(Array.from({ length: 21 }, () => ({})))).filter((key) =>
        key.startsWith('create'),
      ),
    ).toEqual(['create:0', 'create:1', 'create:2']);
  });
  it('one write for the other bulk actions, or one per alert', () => {
    expect(kinds('cancel', order)).toEqual(['cancelOrder:order-1']);
    expect(kinds('clearAlerts', order)).toEqual(['clearAlert:order-1-0:fulfillment']);
    expect(kinds('resendEvents', order)).toEqual(['resendEvents:order-1']);
  });
});

const someOrders = fc
  .uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 12 }),
      statuses: fc.array(fc.constantFrom('production', 'cancelled', 'fulfilled'), { maxLength: 24 }),
      merchantId: fc.constantFrom('acme-print', 'other'),
    }),
    { maxLength: 15, selector: ({ id }) => id },
  )
  .map((list) =>
    list.map(({ id, statuses, merchantId }) =>
      orderOf(
        statuses.map((name) => ({ statuses: statusesOf(aStatus(name)) })),
        { orderId: `order-${id}`, merchantId },
      ),
    ),
  );

describe('a plan', () => {
  it('plans or skips every order', () => {
    fc.assert(
      fc.property(fc.constantFrom(...BULK_VERBS), someOrders, (verb, orders) => {
        const { runOrders, skipped } = planRun(verb, orders, context());
        const named = [...runOrders, ...skipped].map(({ orderId }) => orderId);
        expect(named.sort()).toEqual(orders.map(({ orderId }) => orderId).sort());
        expect(runOrders.map(({ index }) => index)).toEqual(runOrders.map((_, index) => index));
      }),
    );
  });

  it('S9.9: generates every identifier once, and none if they are kept', () => {
    fc.assert(
      fc.property(someOrders, fc.boolean(), (orders, newIdentifiers) => {
        const options = { ...context().options, newIdentifiers };
        const { runOrders } = planRun('reorder', orders, context({ options }));
        const generated = runOrders.flatMap(({ steps }) => steps.flatMap((step) => step.generatedIds ?? []));
        const ids = generated.flatMap((one) => [
          one.merchantOrderId,
          one.merchantCustomerId,
          ...Object.values(one.merchantItemIds),
        ]);
        expect(new Set(ids).size).toBe(ids.length);
        const creates = runOrders.flatMap(({ steps }) => steps.filter(({ kind }) => kind === 'create'));
        expect(generated).toHaveLength(newIdentifiers ? creates.length : 0);
      }),
    );
  });

  it('shows the numbers of its writes', () => {
    const large = orderOf(
      Array.from({ length: 21 }, () => ({})),
      { orderId: 'large' },
    );
    const { runOrders } = planRun('reorder', [large, orderOf([{ statuses: statusesOf(LATE) }])], context());
    expect(planFigures({ job: {} as never, runOrders }, true)).toEqual({
      creates: 4,
      items: 22,
      split: 1,
      cancels: 22,
      notCancelled: 0,
      clears: 1,
    });
  });
});
