import { describe, expect, test } from 'vitest';
import {
  type EventTraces,
  eventTracesSince,
  knownTraces,
  receiptCount,
} from '#domain/actions/eventTraces.ts';
import type { GuardedWrite, KnownTraces, WriteTrace } from '#domain/actions/sentWrite.ts';
import { UPDATE_TYPES, type UpdateType } from '#domain/actions/statusUpdate.ts';
import { addressFingerprint, tracedFacts } from '#domain/actions/tracedFacts.ts';
import {
  judgeAddressChange,
  judgeCancellation,
  judgeClearedAlerts,
  judgeResentEvents,
  judgeStatusUpdate,
  type WriteEvidence,
} from '#domain/actions/writeEvidence.ts';
import type { CheckResult } from '#domain/actions/writeResult.ts';
import { EMPTY_ADDRESS } from '#domain/address.ts';
import { byKey, entriesOf } from '#domain/byKey.ts';
import type { OrderEvent } from '#domain/event/event.ts';
import { fingerprint } from '#domain/fingerprint.ts';
import type { Item } from '#domain/item/item.ts';
import { factsByItem } from '#domain/order/staleness.ts';
import { anItem, anItemIn, aStatus, statusesOf } from '#test/domainBuilders.ts';
import { anAttempt, anEvent } from '#test/panelBuilders.ts';

const facts = (items: readonly Item[]) => tracedFacts(factsByItem(items, 0));
const awaiting = (itemId: string) => anItemIn('awaitingFulfillerResponse', { itemId });
const accepted = (itemId: string) => anItemIn('productionAccepted', { itemId });
const QUIET: EventTraces = { events: [], triedEventIds: [], maybeTriedEventIds: [] };

/** Events saying that the fulfiller accepted the production of these items. */
function traces(...itemIds: string[]): EventTraces {
  return {
    ...QUIET,
    events: itemIds.map((itemId) => ({
      itemId,
      eventType: 'productionAccepted',
      parcels: [],
      isOlder: false,
    })),
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

describe('R268: an address change is recognized by the address that it requests', () => {
  const basel = { ...EMPTY_ADDRESS, street1: 'Rheinweg 1', city: 'Basel', country: 'CH' };
  const requested = { ...basel, country: 'DE' };
  const items = (...addresses: (typeof basel)[]) =>
    facts(addresses.map((destinationAddress, at) => anItem({ itemId: `item-${at}`, destinationAddress })));
  const seen = items(basel, basel);
  const asked: EventTraces = {
    ...QUIET,
    events: [{ itemId: '', eventType: 'changeRequestReceived', parcels: [], isOlder: false }],
  };

  test.each<[string, WriteEvidence['facts'], EventTraces | null, CheckResult]>([
    ['the items have it', items(requested, requested), QUIET, 'applied'],
    ['one of the items has it', items(basel, requested), QUIET, 'applied'],
    ['no item has it', seen, QUIET, 'notApplied'],
    [
      'an earlier change has taken effect, or the platform has rewritten it',
      items({ ...basel, street1: 'Rheinweg 2' }, basel),
      QUIET,
      'cannotTell',
    ],
    [
      'an earlier change has taken effect, and the events are not available',
      items({ ...basel, street1: 'Rheinweg 2' }, basel),
      null,
      'cannotTell',
    ],
    [
      'an earlier change has taken effect, and an event shows this one',
      items({ ...basel, street1: 'Rheinweg 2' }, basel),
      asked,
      'applied',
    ],
  ])('%s', (_title, after, eventTraces, result) => {
    const sent = { seen, address: addressFingerprint(requested) };
    expect(judgeAddressChange({ facts: after, eventTraces }, sent)).toBe(result);
  });

  test('an item that had it before shows nothing', () => {
    const sent = { seen: items(requested), address: addressFingerprint(requested) };
    expect(judgeAddressChange({ facts: items(requested), eventTraces: QUIET }, sent)).toBe('notApplied');
  });

  test('in a record of an earlier version, which does not name it, another address is inconclusive', () => {
    expect(judgeAddressChange({ facts: items(requested), eventTraces: QUIET }, { seen })).toBe('cannotTell');
    expect(judgeAddressChange({ facts: seen, eventTraces: QUIET }, { seen })).toBe('notApplied');
  });
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
    events: itemIds.map((itemId) => ({
      itemId,
      eventType: 'cancellationRequestReceived',
      parcels: [],
      isOlder: false,
    })),
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
    events: itemIds.map((itemId) => ({ itemId, eventType, parcels: [], isOlder: false })),
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

  /** Shipments that the platform recorded at this time, by the tracking IDs of their packages. */
  function shippedAt(eventDate: string, ...shipments: readonly string[][]): EventTraces {
    const events = shipments.map((trackingIds) =>
      anEvent('fulfillment', {
        itemId: 'a',
        eventDate,
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
    return eventTracesSince(events, { trace: sent, sentAt: SENT_AT });
  }
  const shipped = (...shipments: readonly string[][]) => shippedAt('2026-11-20T10:00:01Z', ...shipments);
  const shippedShortlyBefore = (...shipments: readonly string[][]) =>
    shippedAt('2026-11-20T09:59:20Z', ...shipments);

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
    ['the parcel, although the server’s clock is slow', shippedShortlyBefore(['1Z-99']), 'applied'],
    ['another parcel shortly before', shippedShortlyBefore(['1Z-98']), 'notApplied'],
    ['a shipment shortly before that names no parcel', shippedShortlyBefore([]), 'cannotTell'],
    ['nothing', QUIET, 'notApplied'],
  ])('the check of one without a response finds %s', (_title, since, result) => {
    expect(judgeStatusUpdate({ facts: seen, eventTraces: since }, sent)).toBe(result);
  });
});

describe('R267: what is older than the write', () => {
  const sentAt = Date.parse('2026-11-18T10:00:00.500Z');
  const ago = (seconds: number) => new Date(sentAt - seconds * 1_000).toISOString();
  const item = anItem({ itemId: 'a', hasDeliveryChange: true });
  const requested = (seconds: number, over: Partial<OrderEvent> = {}) =>
    anEvent('changeRequestReceived', { itemId: 'a', eventDate: ago(seconds), ...over });
  const check = (events: readonly OrderEvent[], known?: KnownTraces) => {
    const trace = { seen: facts([item]), ...(known && { known }) };
    const eventTraces = eventTracesSince(events, { trace, sentAt });
    return judgeAddressChange({ facts: facts([item]), eventTraces }, trace);
  };

  test.each<[string, number, CheckResult]>([
    ['by more than clocks may differ: not its result', 61, 'notApplied'],
    ['by less than that: possibly the result of an earlier one', 59, 'cannotTell'],
    ['only because dates have whole seconds: its result', 0.5, 'applied'],
    ['not at all: its result', -1, 'applied'],
  ])('an event, %s', (_title, seconds, result) => {
    expect(check([requested(seconds)])).toBe(result);
  });

  test.each<[string, number]>([
    ['before', 40],
    ['after it, because the server’s clock is fast', -20],
  ])(
    'an event that was known before the write is not its result, even if it is dated %s',
    (_title, seconds) => {
      const earlier = requested(seconds, { eventId: 'e1' });
      const known = knownTraces([earlier], sentAt);
      expect(check([earlier], known)).toBe('notApplied');
      expect(check([earlier, requested(-1, { eventId: 'e2' })], known)).toBe('applied');
      expect(check([earlier, requested(30, { eventId: 'e2' })], known)).toBe('cannotTell');
    },
  );

  test('an event without an ID cannot be known', () => {
    const nameless = requested(40, { eventId: '' });
    expect(check([nameless], knownTraces([nameless], sentAt))).toBe('cannotTell');
  });

  test('R51: a known event is not a copy of the write', () => {
    const earlier = requested(40, { eventId: 'e1' });
    const trace = { seen: facts([item]), known: knownTraces([earlier], sentAt) };
    const traces = eventTracesSince([earlier, requested(-1, { eventId: 'e2' })], { trace, sentAt });
    expect(receiptCount('changeAddress', trace, traces)).toBe(1);
  });

  test.each<[string, number, boolean, CheckResult]>([
    ['after it', -1, false, 'applied'],
    ['shortly before it', 40, false, 'cannotTell'],
    ['long before it', 61, false, 'notApplied'],
    ['shortly before it, and was known', 40, true, 'notApplied'],
  ])('a delivery attempt %s', (_title, seconds, isKnown, result) => {
    const event = requested(3_600, { attempts: [anAttempt(ago(seconds))] });
    const known = isKnown && { known: knownTraces([event], sentAt) };
    const trace = { seen: {}, eventIds: [event.eventId], ...known };
    const eventTraces = eventTracesSince([event], { trace, sentAt });
    expect(judgeResentEvents({ facts: {}, eventTraces }, trace)).toBe(result);
  });
});

describe('R268: only what a write causes shows that it was applied', () => {
  const producing = anItemIn('production', { itemId: 'a', quantity: 10 });
  const withAlso = (...more: Parameters<typeof statusesOf>) =>
    anItem({ itemId: 'a', quantity: 10, statuses: statusesOf(aStatus('production'), ...more) });
  const pending = withAlso(aStatus('pendingCancellation'));

  test.each<[UpdateType, string, Item, Item, CheckResult]>([
    ['fulfillment', 'a cancellation request', producing, pending, 'notApplied'],
    [
      'fulfillment',
      'a part is shipped',
      producing,
      withAlso(aStatus('fulfilled', { quantity: 4 })),
      'applied',
    ],
    ['fulfillment', 'it is shipped', producing, anItemIn('fulfilled', { itemId: 'a' }), 'applied'],
    ['productionStarted', 'it is in production', awaiting('a'), producing, 'applied'],
    [
      'productionStarted',
      'it is rejected',
      awaiting('a'),
      anItemIn('rejected', { itemId: 'a' }),
      'notApplied',
    ],
    ['productionAccepted', 'it is accepted', awaiting('a'), accepted('a'), 'applied'],
    ['fulfillerRejected', 'it is rejected', producing, anItemIn('rejected', { itemId: 'a' }), 'applied'],
    ['fulfillerRejected', 'it is shipped', producing, anItemIn('fulfilled', { itemId: 'a' }), 'notApplied'],
    ['cancellationResponse', 'it is cancelled', pending, anItemIn('cancelled', { itemId: 'a' }), 'applied'],
    ['cancellationResponse', 'the request has ended', pending, producing, 'notApplied'],
    ['nothingCancelled', 'the request has ended', pending, producing, 'applied'],
    ['nothingCancelled', 'it is cancelled', pending, anItemIn('cancelled', { itemId: 'a' }), 'notApplied'],
  ])('%s: %s', (updateType, _title, before, after, result) => {
    const sent = { seen: facts([before]), updateType };
    expect(judgeStatusUpdate({ facts: facts([after]), eventTraces: QUIET }, sent)).toBe(result);
  });

  const cancelled = (itemId: string) => anItemIn('cancelled', { itemId });
  const asked = (...itemIds: string[]): EventTraces => ({
    ...QUIET,
    events: itemIds.map((itemId) => {
      return { itemId, eventType: 'cancellationRequestReceived', parcels: [], isOlder: false };
    }),
  });

  test.each<[string, readonly Item[], EventTraces | null, CheckResult]>([
    ['every item is cancelled', [cancelled('a'), cancelled('b')], null, 'applied'],
    ['one is cancelled, the other has an event', [cancelled('a'), awaiting('b')], asked('b'), 'applied'],
    ['an event concerns the whole order', [awaiting('a'), awaiting('b')], asked(''), 'applied'],
    ['only one is cancelled, perhaps by someone else', [cancelled('a'), awaiting('b')], QUIET, 'cannotTell'],
    ['only one has an event', [awaiting('a'), awaiting('b')], asked('a'), 'cannotTell'],
    ['nothing has happened', [awaiting('a'), awaiting('b')], QUIET, 'notApplied'],
    [
      'nothing has happened, and the events are not available',
      [awaiting('a'), awaiting('b')],
      null,
      'cannotTell',
    ],
  ])('the cancellation or redirect of two items: %s', (_title, after, eventTraces, result) => {
    const seen = facts([awaiting('a'), awaiting('b')]);
    expect(judgeCancellation({ facts: facts(after), eventTraces }, { seen })).toBe(result);
  });
});
