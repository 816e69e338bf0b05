import { describe, expect, test } from 'vitest';
import type { BulkJob, BulkStep, RunOrder } from '#domain/bulk/bulkJob.ts';
import { factsByItem } from '#domain/order/staleness.ts';
import {
  blockingIntents,
  earlierIntents,
  intentLock,
  type OwnIntent,
  type RecordedIntents,
  recordedOrderIds,
} from '#domain/writes/intents.ts';
import { appliedPlacement, type SentWrite, writeKey } from '#domain/writes/sentWrite.ts';
import { tracedFacts } from '#domain/writes/tracedFacts.ts';
import { aBulkStep, anItem } from '#test/domainBuilders.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const HOUR = 3_600_000;

function aRunOrder(steps: BulkStep[], over: Partial<RunOrder> = {}): RunOrder {
  const named = { orderId: 'order-1', merchantOrderId: 'VP-1', merchantId: 'acme' };
  return { jobId: 'earlier', index: 0, ...named, steps, ...over };
}

const aCreate = (over: Partial<BulkStep>) =>
  aBulkStep({ kind: 'create', itemIds: ['item-1'], sentAt: NOW - HOUR, ...over });

function aJob(over: Partial<BulkJob> = {}): BulkJob {
  const options = { keepDates: false, newIdentifiers: true, unlink: false };
  return {
    jobId: 'earlier',
    sub: 'me',
    verb: 'reorder',
    scope: 'selection',
    createdAt: NOW - 2 * HOUR,
    today: '2026-11-20',
    options,
    skipped: [],
    isClosed: false,
    ...over,
  };
}

function recorded(
  steps: BulkStep[],
  job: Partial<BulkJob> = {},
  runOrder: Partial<RunOrder> = {},
): RecordedIntents {
  return { runOrders: [{ job: aJob(job), runOrder: aRunOrder(steps, runOrder) }], writes: [] };
}

const OWN: OwnIntent = { orderId: 'order-1', itemIds: ['item-1'], runOrder: { jobId: 'mine', index: 0 } };

function states(records: RecordedIntents, own: OwnIntent = OWN): string[] {
  return earlierIntents('placing', records, own, NOW).map(({ state }) => state);
}

function aRedirect(over: Partial<SentWrite> = {}): SentWrite {
  return {
    operation: 'requestRedirect',
    subject: 'order-1',
    sub: 'me',
    orderId: 'order-1',
    trace: { seen: {} },
    sentAt: NOW - HOUR,
    state: 'open',
    failure: null,
    refusedItemIds: [],
    isLookedAt: false,
    ...over,
  };
}

describe('R48: a second reorder of an order conflicts with', () => {
  test.each<[string, Partial<BulkStep>, Partial<BulkJob>, string[]]>([
    ['one that is being sent', { state: 'sending' }, {}, ['open']],
    ['one with an unknown outcome', { state: 'unknown' }, {}, ['unknown']],
    ['one with an unknown outcome, of a closed run', { state: 'unknown' }, { isClosed: true }, ['unknown']],
    ['one that is an hour old', { state: 'confirmed' }, { isClosed: true }, ['done']],
    ['one that was placed more than once', { state: 'duplicate' }, {}, ['duplicate']],
    ['one that waits in a run', { state: 'planned', sentAt: null }, {}, ['waiting']],
    ['none that waits in a closed run', { state: 'planned', sentAt: null }, { isClosed: true }, []],
    ['none that was refused', { state: 'rejected' }, {}, []],
    ['none that is a day old', { state: 'confirmed', sentAt: NOW - 25 * HOUR }, {}, []],
    ['one with an unknown outcome, however old', { state: 'unknown', sentAt: 0 }, {}, ['unknown']],
    ['one from tomorrow by a wrong clock', { state: 'confirmed', sentAt: NOW + HOUR }, {}, ['done']],
  ])('%s', (_title, step, job, expected) => {
    expect(states(recorded([aCreate(step)], job))).toEqual(expected);
  });

  test('one that placed some of its orders', () => {
    const placed = aCreate({ state: 'confirmed', created: ['order-2'] });
    const rejected = aCreate({ state: 'rejected', itemIds: ['item-2'] });
    const whole = { ...OWN, itemIds: [] };
    expect(states(recorded([placed, rejected], { isClosed: true }), whole)).toEqual(['partly']);
    const notSent = aCreate({ state: 'planned', itemIds: ['item-2'], sentAt: null });
    expect(states(recorded([placed, notSent], { isClosed: true }), whole)).toEqual(['partly']);
  });

  test('R433: one of the same item, whose ID the other service writes in another letter case', () => {
    const unknown = recorded([aCreate({ state: 'unknown' })]);
    expect(states(unknown, { ...OWN, itemIds: ['ITEM-1'] })).toEqual(['unknown']);
  });

  test('R640: one of the same order, whose ID the other service writes in another letter case', () => {
    const placed = recorded([aCreate({ state: 'unknown', created: ['new-1'] })]);
    expect(states(placed, { ...OWN, orderId: 'ORDER-1' })).toEqual(['unknown']);
    expect([...recordedOrderIds(placed, 'ORDER-1')]).toEqual(['new-1']);
    expect(states({ runOrders: [], writes: [aRedirect({ orderId: 'ORDER-1' })] })).toEqual(['open']);
    expect(intentLock('ORDER-1')).toBe(intentLock('order-1'));
  });

  test('none of other items, another order or its own run', () => {
    const unknown = [aCreate({ state: 'unknown' })];
    expect(states(recorded(unknown), { ...OWN, itemIds: ['item-2'] })).toEqual([]);
    expect(states(recorded(unknown), { ...OWN, orderId: 'order-2' })).toEqual([]);
    expect(states(recorded(unknown), { ...OWN, runOrder: { jobId: 'earlier', index: 0 } })).toEqual([]);
  });

  test.each<[SentWrite['state'], string[]]>([
    ['open', ['open']],
    ['unknown', ['unknown']],
    ['done', ['done']],
  ])('a redirect that is %s', (state, expected) => {
    const write = aRedirect({ state });
    expect(states({ runOrders: [], writes: [write] })).toEqual(expected);
    expect(states({ runOrders: [], writes: [{ ...write, operation: 'cancelOrder' }] })).toEqual([]);
    const again = { ...OWN, write: 'requestRedirect order-1' };
    expect(states({ runOrders: [], writes: [write] }, again)).toEqual(state === 'done' ? ['done'] : []);
  });

  test('a redirect with an unexplained check: not for its repetition, but for a reorder', () => {
    const write = aRedirect({ state: 'unknown', isLookedAt: true });
    expect(states({ runOrders: [], writes: [write] }, { ...OWN, write: writeKey(write) })).toEqual([]);
    expect(states({ runOrders: [], writes: [write] })).toEqual(['unknown']);
  });

  test('an applied redirect, whatever was requested for the order since', () => {
    const kept = appliedPlacement(aRedirect({ sentAt: NOW - 2 * HOUR }));
    const open = aRedirect({ sentAt: NOW - HOUR });
    expect(writeKey(kept)).not.toBe(writeKey(open));
    expect(states({ runOrders: [], writes: [kept, open] }, { ...OWN, write: writeKey(open) })).toEqual([
      'done',
    ]);
  });

  test('a redirect with the same key during and after sending, so that it is accepted once', () => {
    const keyOf = (write: SentWrite) =>
      earlierIntents('placing', { runOrders: [], writes: [write] }, OWN, NOW).map(({ key }) => key);
    expect(keyOf(appliedPlacement(aRedirect()))).toEqual(keyOf(aRedirect({ state: 'open' })));
  });

  test('no redirect of other items', () => {
    const seen = tracedFacts(factsByItem([anItem({ itemId: 'item-2' })], NOW));
    expect(states({ runOrders: [], writes: [aRedirect({ trace: { seen } })] })).toEqual([]);
  });
});

test('a cancellation conflicts with one of unknown outcome, but not with an applied one', () => {
  const cancels = (state: BulkStep['state']) =>
    recorded([aBulkStep({ kind: 'cancelItem', itemIds: ['item-1'], state, sentAt: NOW })], {
      verb: 'cancel',
    });
  const met = (state: BulkStep['state']) => earlierIntents('cancelling', cancels(state), OWN, NOW).length;
  expect([met('sending'), met('unknown'), met('confirmed')]).toEqual([1, 1, 0]);
});

test('unsent and accepted requests do not conflict; sent ones do', () => {
  const earlier = earlierIntents(
    'placing',
    {
      runOrders: [
        { job: aJob(), runOrder: aRunOrder([aCreate({ state: 'planned' })], { jobId: 'waits' }) },
        { job: aJob(), runOrder: aRunOrder([aCreate({ state: 'unknown' })], { jobId: 'accepted' }) },
        { job: aJob(), runOrder: aRunOrder([aCreate({ state: 'sending' })], { jobId: 'new' }) },
      ],
      writes: [],
    },
    OWN,
    NOW,
  );
  expect(blockingIntents(earlier, ['accepted/0']).map(({ key }) => key)).toEqual(['new/0']);
});

test('the result includes all orders that runs have placed for an order', () => {
  const records = recorded([aCreate({ state: 'confirmed', created: ['new-1', 'new-2'] })]);
  expect([...recordedOrderIds(records, 'order-1')]).toEqual(['new-1', 'new-2']);
  expect([...recordedOrderIds(records, 'order-2')]).toEqual([]);
});
