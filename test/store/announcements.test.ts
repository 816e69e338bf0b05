import { expect, test } from 'vitest';
import type { ItemWithResult } from '#domain/actions/itemsAction.ts';
import type { ItemWithUpdateResult, UpdateResult } from '#domain/actions/statusUpdate.ts';
import { consoleFailure, type Failure, GENERIC_MESSAGE } from '#domain/failure.ts';
import { partialFailureOf, successAnnouncement } from '#store/actions/announcements.ts';
import type { CancelOrderParams } from '#store/actions/writeOperations.ts';
import { messageAnnounced } from '#store/console/messagesSlice.ts';

const id = 'Cards (M4K7Q2P9XD)';

const anItemWith = (result: UpdateResult): ItemWithUpdateResult => ({
  itemId: 'item-1',
  label: id,
  result,
});

/** A failure that the platform answered with this status and message. */
const answered = (status: number, message: string): Failure => ({
  ...consoleFailure(message),
  reason: 'answered',
  status,
});
const failed = (failure: Failure): UpdateResult => ({ kind: 'failed', failure });
const OFFLINE: Failure = { ...consoleFailure(GENERIC_MESSAGE), reason: 'offline', service: 'item' };

const REJECTED = anItemWith(failed(answered(500, 'No.')));
const LOST: Failure = { ...consoleFailure(GENERIC_MESSAGE, 'unknown'), reason: 'network' };
const UNKNOWN = anItemWith({ kind: 'unknown', failure: LOST });
const INVALID: Failure = {
  ...answered(422, 'Not valid.'),
  validationErrors: [{ path: 'quantity', message: 'too high' }],
};

test.each([
  ['failed if the platform rejected every part', [REJECTED, REJECTED], 'done.updateStatusFailed'],
  ['did not fail if the outcome of a part is unknown', [REJECTED, UNKNOWN], 'done.updateStatusPartly'],
  ['did not fail if every outcome is unknown', [UNKNOWN], 'done.updateStatusPartly'],
])('S8.16: an update %s', (_title, value, textKey) => {
  expect(partialFailureOf('updateStatus', { kind: 'done', value }, null)?.announcement).toMatchObject({
    textKey,
  });
});

test('S8.16, S9.14: a partial failure is a warning that stays; a success disappears after 5 s', () => {
  const messageAbout = (...value: ItemWithUpdateResult[]) => {
    const announcement = successAnnouncement('updateStatus', { kind: 'done', value }, null);
    return announcement && messageAnnounced(announcement).payload;
  };
  const done = anItemWith({ kind: 'done' });
  expect(messageAbout(done, REJECTED)).toMatchObject({ severity: 'warning', delay: 0 });
  expect(messageAbout(done)).toMatchObject({ severity: 'success', delay: 5_000 });
});

test('S8.10: a rejection without a reason says that the alert was not cleared', () => {
  const rejected = [{ itemId: 'b', label: id, status: 'rejected', success: false, message: '' }];
  const value = { requestedCount: 1, clearedCount: 0, rejected, unconfirmed: [] };
  const details = [{ textKey: 'line.alertRejected' }];
  expect(partialFailureOf('clearAlerts', { kind: 'done', value }, null)).toMatchObject({
    announcement: { details },
  });
});

test('S8.10: a rejection is shown although it is about an alert that was not requested', () => {
  const rejected = [{ itemId: 'b', label: id, status: 'rejected', success: false, message: 'No.' }];
  const value = { requestedCount: 1, clearedCount: 1, rejected, unconfirmed: [] };
  expect(partialFailureOf('clearAlerts', { kind: 'done', value }, null)).toMatchObject({
    announcement: {
      textKey: 'done.clearAlertsPartly',
      values: { done: 1, total: 1 },
      details: [{ textKey: 'line.alert', values: { id, status: 'rejected', message: 'No.' } }],
    },
    canRetryFailed: false,
  });
});

test.each<[string, UpdateResult, unknown]>([
  ['no response', { kind: 'unknown', failure: LOST }, { textKey: 'line.notConfirmed', values: { id } }],
  [
    'an unknown outcome and the platform’s words (R512)',
    { kind: 'unknown', failure: { ...answered(500, 'No.'), statusText: 'Internal Server Error' } },
    { textKey: 'line.notConfirmed', values: { id: `${id} · 500 Internal Server Error · No.` } },
  ],
  [
    'no open notification',
    { kind: 'nothingToAnswer' },
    { textKey: 'line.nothingToAnswer', values: { id, status: 500 } },
  ],
  ['a 500 without a message', failed(answered(500, GENERIC_MESSAGE)), `${id} · 500`],
  ['a failure with a message', failed(answered(409, 'Late.')), `${id} · 409 · Late.`],
  ['validation errors (R512)', failed(INVALID), `${id} · 422 · Not valid. · quantity: too high`],
  [
    'no permission',
    failed(answered(403, GENERIC_MESSAGE)),
    { textKey: 'line.forbidden', values: { id, status: 403 } },
  ],
  [
    'no permission and the platform’s words (R512)',
    failed(answered(403, 'No.')),
    { textKey: 'line.forbidden', values: { id: `${id} · No.`, status: 403 } },
  ],
  [
    'a failure before it was sent',
    failed(OFFLINE),
    { textKey: 'line.failed', values: { id, reason: 'failure:reason.offline', service: 'item' } },
  ],
  ['an item that no longer exists', { kind: 'gone' }, `${id} · 404`],
])('S8.21: the line of an update with %s', (_title, result, line) => {
  const failure = partialFailureOf('updateStatus', { kind: 'done', value: [anItemWith(result)] }, null);
  expect(failure?.announcement.details).toEqual([line]);
});

test.each([
  ['the platform’s own words', answered(409, 'Late.'), '1 · 409 · Late.'],
  ['only the status without such words', answered(503, GENERIC_MESSAGE), '1 · 503'],
  ['the validation errors (R512)', INVALID, '1 · 422 · Not valid. · quantity: too high'],
  [
    'the platform’s words if the outcome is unknown (R512)',
    { ...answered(500, 'No.'), outcome: 'unknown' as const },
    { textKey: 'line.notConfirmed', values: { id: '1 · 500 · No.' } },
  ],
  [
    'the status text once (R421)',
    { ...answered(409, '409 Conflict'), statusText: 'Conflict' },
    '1 · 409 · Conflict',
  ],
  [
    'the console’s text without a response',
    OFFLINE,
    { textKey: 'line.failed', values: { id: '1', reason: 'failure:reason.offline', service: 'item' } },
  ],
])('R265: the line of an item that failed has %s', (_title, failure, line) => {
  const item: ItemWithResult = { itemId: 'a', label: '1', result: { kind: 'failed', failure } };
  expect(partialFailureOf('actOnItems', [item], { verb: 'cancelItem' })?.announcement).toMatchObject({
    values: { action: 'actions:severalItems.title.cancelItem' },
    details: [line],
  });
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
