import { expect, test } from 'vitest';
import type { UpdateOutcome } from '#domain/actions/statusUpdate.ts';
import { partialFailureOf } from '#store/actions/announcements.ts';

const anOutcome = (over: Partial<UpdateOutcome>): UpdateOutcome => ({
  itemId: 'item-1',
  label: 'Cards (M4K7Q2P9XD)',
  succeeded: false,
  isUnknown: false,
  status: 500,
  message: 'No.',
  ...over,
});

const REJECTED = anOutcome({});
const UNKNOWN = anOutcome({ isUnknown: true, status: null, message: '' });

test.each([
  ['failed if the platform rejected every part', [REJECTED, REJECTED], 'done.updateStatusFailed'],
  ['did not fail if the outcome of a part is unknown', [REJECTED, UNKNOWN], 'done.updateStatusPartly'],
  ['did not fail if every outcome is unknown', [UNKNOWN], 'done.updateStatusPartly'],
])('S8.16: an update %s', (_title, value, textKey) => {
  expect(partialFailureOf('updateStatus', { kind: 'done', value })?.announcement).toMatchObject({ textKey });
});
