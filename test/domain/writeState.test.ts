import { describe, expect, test } from 'vitest';
import { consoleFailure } from '#domain/failure.ts';
import type { SentWrite } from '#domain/writes/sentWrite.ts';
import { writeState } from '#domain/writes/writeState.ts';

type Known = Parameters<typeof writeState<string>>[0];

const REJECTED = consoleFailure('Late.');
const LOST = consoleFailure('', 'unknown');
const NO_CHECK: Known['check'] = { isRunning: false, result: null, failure: null };
const RUNNING: Known['check'] = { ...NO_CHECK, isRunning: true };
const STALE: Known['result'] = { kind: 'stale', changes: [], current: {} };
const EARLIER: Known['result'] = { kind: 'earlier', earlier: [] };
const ELSEWHERE: Known['result'] = { kind: 'elsewhere' };
const SENDING_ELSEWHERE = { kind: 'elsewhere', hasEnded: false };
const ENDED_ELSEWHERE = { kind: 'elsewhere', hasEnded: true };
const OTHER: SentWrite = {
  operation: 'changeAddress',
  subject: 'order-1',
  orderId: 'order-1',
  sub: 'auth0|ana',
  trace: { seen: {} },
  sentAt: 0,
  state: 'unknown',
  failure: null,
  refusedItemIds: [],
  isLookedAt: false,
};
const UNKNOWN = {
  kind: 'unknown',
  failure: LOST,
  parts: null,
  otherWrite: null,
  isChecking: false,
  checkFailure: null,
};

const stateOf = (known: Partial<Known>) =>
  writeState<string>({
    isSending: false,
    isDone: false,
    elsewhere: null,
    result: null,
    failure: null,
    parts: null,
    unknownOutcome: null,
    otherWrite: null,
    check: NO_CHECK,
    ...known,
  });

describe('R12: a guarded write', () => {
  test.each<[string, Partial<Known>, unknown]>([
    ['can be sent at first', {}, { kind: 'ready' }],
    ['is busy while this dialog sends it', { isSending: true }, { kind: 'busy' }],
    ['says that another tab is sending it', { elsewhere: 'sending' }, SENDING_ELSEWHERE],
    ['can be sent again once that has ended', { result: ELSEWHERE }, { kind: 'ready' }],
    ['says that it has ended in another tab', { result: ELSEWHERE, elsewhere: 'ended' }, ENDED_ELSEWHERE],
    ['lists the changes because of which it was not sent', { result: STALE }, STALE],
    ['lists the conflicting intents', { result: EARLIER }, EARLIER],
    ['has failed if it was not applied', { failure: REJECTED }, { kind: 'failed', failure: REJECTED }],
    ['is done once the dialog is being closed', { isDone: true }, { kind: 'done' }],
    ['lists its failed parts', { parts: 'Item 2' }, { kind: 'partial', parts: 'Item 2' }],
  ])('%s', (_title, known, state) => {
    expect(stateOf(known)).toEqual(state);
  });
});

describe('R42: a write with an unknown outcome', () => {
  test.each<[string, Partial<Known>, unknown]>([
    ['can only be checked', { failure: LOST, unknownOutcome: LOST }, UNKNOWN],
    [
      'lists the parts that failed',
      { parts: 'Item 2', unknownOutcome: LOST },
      { ...UNKNOWN, parts: 'Item 2' },
    ],
    [
      'is named if it is not the input of the dialog',
      { unknownOutcome: LOST, otherWrite: OTHER },
      { ...UNKNOWN, otherWrite: OTHER },
    ],
    ['can be under check', { unknownOutcome: LOST, check: RUNNING }, { ...UNKNOWN, isChecking: true }],
    [
      'says why the check failed',
      { unknownOutcome: LOST, check: { ...NO_CHECK, failure: REJECTED } },
      { ...UNKNOWN, checkFailure: REJECTED },
    ],
    ['stays busy until the check ends', { failure: LOST, check: RUNNING }, { kind: 'busy' }],
    [
      'shows the result of the check',
      { failure: LOST, check: { ...NO_CHECK, result: 'notApplied' }, otherWrite: OTHER },
      { kind: 'checked', result: 'notApplied', otherWrite: OTHER },
    ],
    ['can be sent again if the record is gone', { failure: LOST }, { kind: 'ready' }],
  ])('%s', (_title, known, state) => {
    expect(stateOf(known)).toEqual(state);
  });
});

test('R12: the same write in another tab counts first, and then the attempt of this dialog again', () => {
  expect(stateOf({ result: STALE, elsewhere: 'sending' })).toEqual(SENDING_ELSEWHERE);
  expect(stateOf({ result: STALE, elsewhere: 'ended' })).toEqual(ENDED_ELSEWHERE);
  expect(stateOf({ elsewhere: 'ended', unknownOutcome: LOST })).toEqual(UNKNOWN);
  expect(stateOf({ result: STALE, unknownOutcome: LOST, otherWrite: OTHER })).toMatchObject({
    kind: 'unknown',
    otherWrite: OTHER,
  });
  expect(stateOf({ result: STALE })).toEqual(STALE);
});
