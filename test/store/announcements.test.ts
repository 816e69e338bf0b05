import { expect, test } from 'vitest';
import type { UpdateOutcome, UpdateResult } from '#domain/actions/statusUpdate.ts';
import { partialFailureOf, successAnnouncement } from '#store/actions/announcements.ts';
import type { CancelOrderParams } from '#store/actions/writeOperations.ts';

const anOutcome = (result: UpdateResult): UpdateOutcome => ({
  itemId: 'item-1',
  label: 'Cards (M4K7Q2P9XD)',
  result,
});

const REJECTED = anOutcome({ kind: 'failed', status: 500, message: 'No.' });
const UNKNOWN = anOutcome({ kind: 'unknown' });

test.each([
  ['failed if the platform rejected every part', [REJECTED, REJECTED], 'done.updateStatusFailed'],
  ['did not fail if the outcome of a part is unknown', [REJECTED, UNKNOWN], 'done.updateStatusPartly'],
  ['did not fail if every outcome is unknown', [UNKNOWN], 'done.updateStatusPartly'],
])('S8.16: an update %s', (_title, value, textKey) => {
  expect(partialFailureOf('updateStatus', { kind: 'done', value })?.announcement).toMatchObject({ textKey });
});

const id = 'Cards (M4K7Q2P9XD)';

test.each<[string, UpdateResult, unknown]>([
  ['no response', { kind: 'unknown' }, { textKey: 'line.notConfirmed', values: { id } }],
  [
    'no open notification',
    { kind: 'nothingToAnswer' },
    { textKey: 'line.nothingToAnswer', values: { id, status: 500 } },
  ],
  ['a 500 without a message', { kind: 'failed', status: 500, message: '' }, `${id} · 500`],
  ['a failure with a message', { kind: 'failed', status: 409, message: 'Late.' }, `${id} · 409 · Late.`],
  ['an item that no longer exists', { kind: 'gone' }, `${id} · 404`],
])('S8.21: the line of an update with %s', (_title, result, line) => {
  const failure = partialFailureOf('updateStatus', { kind: 'done', value: [anOutcome(result)] });
  expect(failure?.announcement.details).toEqual([line]);
});

test.each([
  ['all items', ['1', '2'], { textKey: 'done.cancel' }],
  ['some of its items', ['2'], { textKey: 'done.items.cancelItem', values: { count: 1 } }],
])('R221: the cancellation of %s of an order', (_title, itemIds, announcement) => {
  const params: CancelOrderParams = { orderId: 'order-1', seenFacts: { 1: {}, 2: {} } as never, itemIds };
  expect(successAnnouncement('cancelOrder', { kind: 'done', value: undefined }, params)).toMatchObject(
    announcement,
  );
});
