import { describe, expect, test } from 'vitest';
import { type GuardedWrite, tracedFacts, type WriteTrace } from '#domain/actions/sentWrite.ts';
import { UPDATE_TYPES } from '#domain/actions/statusUpdate.ts';
import {
  type EventTraces,
  eventTracesSince,
  judgeAddressChange,
  judgeClearedAlerts,
  judgeResentEvents,
  judgeStatusUpdate,
  receiptCount,
} from '#domain/actions/writeEvidence.ts';
import type { CheckResult } from '#domain/actions/writeResult.ts';
import { EMPTY_ADDRESS } from '#domain/address.ts';
import { byKey, entriesOf } from '#domain/byKey.ts';
import { fingerprint } from '#domain/fingerprint.ts';
import type { Item } from '#domain/item/item.ts';
import { factsByItem } from '#domain/order/staleness.ts';
import { anItem, anItemIn } from '#test/domainBuilders.ts';
import { anEvent } from '#test/panelBuilders.ts';

const facts = (items: readonly Item[]) => tracedFacts(factsByItem(items, 0));
const awaiting = (itemId: string) => anItemIn('awaitingFulfillerResponse', { itemId });
const accepted = (itemId: string) => anItemIn('productionAccepted', { itemId });
const QUIET: EventTraces = { events: [], triedEventIds: [] };

/** Events saying that the fulfiller accepted the production of these items. */
function traces(...itemIds: string[]): EventTraces {
  return {
    ...QUIET,
    events: itemIds.map((itemId) => ({ itemId, eventType: 'productionAccepted', parcels: [] })),
  };
}

function judged(before: readonly Item[], after: readonly Item[], since: EventTraces | null): CheckResult {
  const seen = facts(before);
  return judgeStatusUpdate(
    { facts: facts(after), eventTraces: since },
    { seen, updateType: 'productionAccepted' },
  );
}

describe('R13: each item is one call, and is checked by its own traces', () => {
  const [a, b] = [awaiting('a'), awaiting('b')];

  test.each<[string, readonly Item[], EventTraces | null, CheckResult]>([
    ['both show it', [accepted('a'), accepted('b')], null, 'applied'],
    ['one shows it, the other has an event', [accepted('a'), b], traces('b'), 'applied'],
    ['only one shows it', [accepted('a'), b], QUIET, { appliedItemIds: ['a'], rest: 'notApplied' }],
    ['only one has an event', [a, b], traces('b'), { appliedItemIds: ['b'], rest: 'notApplied' }],
    [
      'one shows it, and the events are not available',
      [accepted('a'), b],
      null,
      { appliedItemIds: ['a'], rest: 'cannotTell' },
    ],
    [
      'one shows it, an event names no item',
      [accepted('a'), b],
      traces(''),
      { appliedItemIds: ['a'], rest: 'cannotTell' },
    ],
    ['an event names no item', [a, b], traces(''), 'cannotTell'],
    ['neither shows it', [a, b], QUIET, 'notApplied'],
    ['neither shows it, and the events are not available', [a, b], null, 'cannotTell'],
  ])('%s', (_title, after, since, result) => {
    expect(judged([a, b], after, since)).toEqual(result);
  });

  test('an event without an item belongs to the only item that was sent', () => {
    expect(judged([a], [a], traces(''))).toBe('applied');
  });
});

test('an address change is detected in any field of the address', () => {
  const basel = { ...EMPTY_ADDRESS, city: 'Basel', country: 'CH' };
  const seen = facts([anItem({ destinationAddress: basel })]);
  const after = facts([anItem({ destinationAddress: { ...basel, country: 'DE' } })]);
  expect(judgeAddressChange({ facts: after, eventTraces: QUIET }, { seen })).toBe('applied');
  expect(judgeAddressChange({ facts: seen, eventTraces: QUIET }, { seen })).toBe('notApplied');
});

describe('one request for several alerts or events', () => {
  const alerts = [
    { itemId: 'a', status: 'routing' },
    { itemId: 'b', status: 'preparing' },
    { itemId: 'b', status: 'shipping' },
  ];
  const factsWith = (left: Readonly<Record<string, string>>) => {
    const facts = factsByItem([anItem({ itemId: 'a' }), anItem({ itemId: 'b' })], 0);
    return byKey(entriesOf(facts).map(([itemId, fact]) => [itemId, { ...fact, alerts: left[itemId] ?? '' }]));
  };

  test.each<[string, Record<string, string>, CheckResult]>([
    ['all are cleared', {}, 'applied'],
    ['none is cleared', { a: 'routing', b: 'preparing, shipping' }, 'notApplied'],
    [
      'those of one item are cleared',
      { b: 'preparing, shipping' },
      { appliedItemIds: ['a'], rest: 'notApplied' },
    ],
    ['one of two of an item is cleared', { a: 'routing', b: 'shipping' }, 'notApplied'],
    ['and those of another item', { b: 'shipping' }, { appliedItemIds: ['a'], rest: 'notApplied' }],
  ])('alerts: %s', (_title, left, result) => {
    expect(
      judgeClearedAlerts({ facts: factsWith(left), eventTraces: QUIET }, { seen: factsWith({}), alerts }),
    ).toEqual(result);
  });

  test.each<[string, string[] | null, CheckResult]>([
    ['all were tried again', ['e1', 'e2'], 'applied'],
    ['none was tried again', [], 'notApplied'],
    ['one was tried again, possibly by the platform itself', ['e2'], 'cannotTell'],
    ['unknown', null, 'cannotTell'],
  ])('events: %s', (_title, tried, result) => {
    const since = tried && { ...QUIET, triedEventIds: tried };
    const sent = { seen: {}, eventIds: ['e1', 'e2'] };
    expect(judgeResentEvents({ facts: {}, eventTraces: since }, sent)).toBe(result);
  });
});

describe('R51: how often a write arrived is counted by its events', () => {
  const seen = facts([awaiting('a'), awaiting('b')]);
  const asked = (...itemIds: string[]): EventTraces => ({
    ...QUIET,
    events: itemIds.map((itemId) => ({ itemId, eventType: 'cancellationRequestReceived', parcels: [] })),
  });

  test.each<[string, GuardedWrite, EventTraces, number]>([
    ['one event per item', 'cancelOrder', asked('a', 'b'), 1],
    ['two events of one item', 'cancelOrder', asked('a', 'b', 'a'), 2],
    ['seven events', 'cancelItem', asked('a', 'a', 'a', 'a', 'a', 'a', 'a'), 7],
    ['events of another item', 'cancelItem', asked('c', 'c'), 1],
    ['no events yet', 'rejectItem', QUIET, 1],
    ['events that do not represent one arrival each', 'retryRouting', asked('a', 'a'), 1],
  ])('%s', (_title, operation, since, times) => {
    expect(receiptCount(operation, { seen }, since)).toBe(times);
  });
});

describe('R51: how often a status update arrived is counted by the events of its type', () => {
  const seen = facts([awaiting('a'), awaiting('b')]);
  const left = (eventType: string, ...itemIds: string[]): EventTraces => ({
    ...QUIET,
    events: itemIds.map((itemId) => ({ itemId, eventType, parcels: [] })),
  });
  const ANSWERS = UPDATE_TYPES.filter((type) => type !== 'fulfillment');

  test.each(ANSWERS)('%s: the item that was reported most often', (updateType) => {
    const sent = { seen, updateType };
    expect(receiptCount('updateStatus', sent, left(updateType, 'a', 'b', 'b', 'b'))).toBe(3);
    expect(receiptCount('updateStatus', sent, left(updateType, 'a', 'b'))).toBe(1);
    expect(receiptCount('updateStatus', sent, left('orderRouted', 'a', 'a'))).toBe(1);
  });

  test('an update without any record is not counted', () => {
    expect(receiptCount('updateStatus', { seen }, left('productionStarted', 'a', 'a'))).toBe(1);
  });
});

describe('R51: a shipment is recognized by its parcel', () => {
  const SENT_AT = Date.parse('2026-11-20T10:00:00Z');
  const producing = anItemIn('production', { itemId: 'a' });
  const seen = facts([producing]);
  const sent: WriteTrace = { seen, updateType: 'fulfillment', parcel: fingerprint('1Z-99') };

  /**
   * Shipments that the platform has recorded since the update was sent, by the tracking IDs of their
   * packages.
   */
  function shipped(...shipments: readonly string[][]): EventTraces {
    const events = shipments.map((trackingIds) =>
      anEvent('fulfillment', {
        itemId: 'a',
        eventDate: '2026-11-20T10:00:01Z',
        facts: [
          {
            kind: 'packages',
            field: 'packages',
            value: trackingIds.map((trackingId) => ({
              ...{ trackingId, trackingUrl: '', trackingStatus: 'DISPATCHED', items: [] },
            })),
          },
        ],
      }),
    );
    return eventTracesSince(events, ['a'], SENT_AT);
  }

  test.each<[string, EventTraces, number]>([
    ['the parcel once', shipped(['1Z-99']), 1],
    ['the parcel three times', shipped(['1Z-99'], ['1Z-99'], ['1Z-99']), 3],
    ['another parcel of the same item shortly before', shipped(['1Z-98'], ['1Z-99']), 1],
    ['the parcel among others in one shipment', shipped(['1Z-97', '1Z-99'], ['1Z-99']), 2],
    ['shipments that name no parcel', shipped([], []), 1],
  ])('arrivals: %s', (_title, since, times) => {
    expect(receiptCount('updateStatus', sent, since)).toBe(times);
  });

  test.each<[string, EventTraces, CheckResult]>([
    ['the parcel', shipped(['1Z-99']), 'applied'],
    ['only another parcel of the same item', shipped(['1Z-98']), 'notApplied'],
    ['a shipment that names no parcel', shipped([]), 'applied'],
    ['nothing', QUIET, 'notApplied'],
  ])('the check of one without a response finds %s', (_title, since, result) => {
    expect(judgeStatusUpdate({ facts: seen, eventTraces: since }, sent)).toBe(result);
  });
});

describe('an event that is older than the write', () => {
  const sentAt = Date.parse('2026-11-18T10:00:00.000Z');
  const before = (seconds: number) => new Date(sentAt - seconds * 1_000).toISOString();

  test.each([
    ['by less than the clocks may differ: possibly its result', 59, 1],
    ['by more than that: not its result', 61, 0],
  ])('%s', (_title, seconds, count) => {
    const event = anEvent('cancelled', { itemId: 'i-1', eventDate: before(seconds) });
    expect(eventTracesSince([event], ['i-1'], sentAt).events).toHaveLength(count);
  });
});
