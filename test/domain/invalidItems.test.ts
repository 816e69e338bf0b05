import { describe, expect, it } from 'vitest';
import { placementOf } from '#domain/actions/reorderPlacement.ts';
import type { BulkStep, RunOrder, StepFailure } from '#domain/bulk/bulkJob.ts';
import { groupInvalid, itemsToChange, requestItemIds, withInvalidItems } from '#domain/bulk/invalidItems.ts';
import { UTC } from '#domain/time/time.ts';
import { aBulkStep, anItem } from '#test/domainBuilders.ts';

const LINES = [['a'], ['b', null, 'c']];
const FAILURE: StepFailure = { reason: 'answered', status: 422, correlationId: null, paths: [] };
const failed = (over: Partial<StepFailure> = {}, step: Partial<BulkStep> = {}) =>
  aBulkStep({ kind: 'create', state: 'rejected', ...step, failure: { ...FAILURE, ...over } });
const runOrderOf = (...steps: BulkStep[]): RunOrder => ({
  jobId: 'job',
  index: 0,
  orderId: 'order',
  merchantOrderId: '',
  merchantId: '',
  steps,
});

describe('R152: the items that validation errors are about', () => {
  it.each([
    ['fulfillmentGroups[0].items[0].skuCode', 'a'],
    ['fulfillmentGroups[1].items[2]', 'c'],
    ['fulfillmentGroups[1].items[1].skuCode', null],
    ['fulfillmentGroups[1].items[9].skuCode', null],
    ['fulfillmentGroups[7].items[0].skuCode', null],
    ['items[0].skuCode', null],
    ['merchantOrderId', null],
  ])('%s is about %s', (path, itemId) => {
    const step = withInvalidItems(failed({ paths: [path, 'fulfillmentGroups[1].items[0].skuCode'] }), LINES);
    expect(step.failure?.itemIds).toEqual([itemId, 'b']);
  });

  it('are not recorded if none is known, or if nothing failed', () => {
    for (const step of [failed({ paths: ['x'] }), aBulkStep({ state: 'confirmed' })]) {
      expect(withInvalidItems(step, LINES)).toBe(step);
    }
  });

  it('are found by their positions in the request, which may contain only a part of the order', () => {
    const line = (itemId: string) => ({ itemId, merchantItemId: `m-${itemId}` });
    const items = ['1', '2', '3', '4'].map((itemId) => anItem({ itemId }));
    const request = {
      merchantOrderId: 'vp',
      merchantCustomerId: 'c',
      groups: [{ items: [line('1')] }, { items: [line('2'), line('3'), line('4')] }],
    };
    const sources = { request, items, originalOrder: null } as never;
    const options = { keepDates: true, newIdentifiers: false, unlink: true };
    const placement = placementOf(sources, {
      itemIds: ['2', '4'],
      generatedIds: null,
      options,
      today: '2026-11-20',
      timezone: UTC,
    });
    if ('problem' in placement) throw new Error(placement.problem);
    expect(requestItemIds(sources, placement)).toEqual([['2', '4']]);
  });
});

describe('R152: equal validation errors', () => {
  it('of several items are one group; those about no known item keep the path', () => {
    const message = 'VIP-1 is no longer available';
    const path = (index: number, field = 'skuCode') => `fulfillmentGroups[0].items[${index}].${field}`;
    expect(
      groupInvalid([
        { path: path(0), message, itemId: 'a' },
        { path: path(1), message, itemId: 'b' },
        { path: path(1), message, itemId: 'b' },
        { path: path(1, 'quantity'), message, itemId: 'b' },
        { path: path(5), message, itemId: null },
        { path: path(5), message, itemId: null },
      ]).map(({ field, itemIds, path: of }) => [field, itemIds, of]),
    ).toEqual([
      ['skuCode', ['a', 'b'], path(0)],
      ['quantity', ['b'], path(1, 'quantity')],
      ['', [], path(5)],
    ]);
  });
});

describe('R152: the items to reorder with changes', () => {
  const invalid = failed({ paths: ['x'] }, { itemIds: ['1', '2'] });
  const placed = aBulkStep({ kind: 'create', state: 'confirmed', itemIds: ['3'], created: ['new'] });
  const lost = aBulkStep({ kind: 'create', state: 'unknown', itemIds: ['4'] });
  const unsent = aBulkStep({ kind: 'create', state: 'unsent', itemIds: ['5'] });
  it.each<[string, BulkStep[], string[]]>([
    ['are those of an invalid order', [invalid], ['1', '2']],
    ['leave out those that may have been placed', [invalid, placed, lost], ['1', '2']],
    ['include those of other failures', [invalid, unsent], ['1', '2', '5']],
    ['are none if the platform did not find the order invalid', [unsent], []],
    ['are none without validation errors', [failed({}, { itemIds: ['1'] })], []],
    ['are none after another rejection', [failed({ status: 403, paths: ['x'] })], []],
  ])('%s', (_title, steps, itemIds) => {
    expect(itemsToChange(runOrderOf(...steps))).toEqual(itemIds);
  });
});
