import { describe, expect, test } from 'vitest';
import {
  type EventTraces,
  eventTracesSince,
  knownTraces,
  parcelFingerprint,
  receiptCount,
} from '#domain/actions/eventTraces.ts';
import type { GuardedWrite, KnownTraces, WriteTrace } from '#domain/actions/sentWrite.ts';
import { UPDATE_TYPES } from '#domain/actions/statusUpdate.ts';
import { tracedFacts } from '#domain/actions/tracedFacts.ts';
import { judgeResentEvents, judgeStatusUpdate, judgeWrite } from '#domain/actions/writeEvidence.ts';
import type { CheckResult } from '#domain/actions/writeResult.ts';
import type { OrderEvent } from '#domain/event/event.ts';
import { fingerprint } from '#domain/fingerprint.ts';
import type { Item } from '#domain/item/item.ts';
import { factsByItem } from '#domain/order/staleness.ts';
import { anItem, anItemIn, aSentWrite } from '#test/domainBuilders.ts';
import { anAttempt, anEvent } from '#test/panelBuilders.ts';

const facts = (items: readonly Item[]) => tracedFacts(factsByItem(items, 0));
const awaiting = (itemId: string) => anItemIn('awaitingFulfillerResponse', { itemId });
const QUIET: EventTraces = { events: [], triedEventIds: [], maybeTriedEventIds: [] };

describe('R51: how often a write arrived is counted by its events', () => {
  const seen = facts([awaiting('a'), awaiting('b')]);
  const asked = (...itemIds: string[]): EventTraces => ({
    ...QUIET,
    events: itemIds.map((itemId) => ({
      eventId: '',
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
    events: itemIds.map((itemId) => ({ eventId: '', itemId, eventType, parcels: [], isOlder: false })),
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
  const sent: WriteTrace = { seen, updateType: 'fulfillment', parcel: parcelFingerprint('1Z-99') };

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
    ['a shipment that names no parcel', shipped([]), 'cannotTell'],
    ['the parcel, although the server’s clock is slow', shippedShortlyBefore(['1Z-99']), 'applied'],
    ['another parcel shortly before', shippedShortlyBefore(['1Z-98']), 'notApplied'],
    ['a shipment shortly before that names no parcel', shippedShortlyBefore([]), 'cannotTell'],
    ['nothing', QUIET, 'notApplied'],
    ['R333: a shipment whose package has no tracking ID', shipped(['']), 'cannotTell'],
    [
      'R333: a package with only a space for a tracking ID, shortly before',
      shippedShortlyBefore([' ']),
      'cannotTell',
    ],
    ['R333: the parcel in another letter case', shipped(['1z-99']), 'applied'],
    ['R333: the parcel with the spaces of its printed form', shipped([' 1Z -99']), 'applied'],
  ])('the check of one without a response finds %s', (_title, since, result) => {
    expect(judgeStatusUpdate({ facts: seen, eventTraces: since }, sent)).toBe(result);
  });
});

test('R333: a record of an earlier version contains the fingerprint of the unchanged tracking ID', () => {
  const parcel = { trackingId: '1z99', trackingUrl: '', trackingStatus: '', items: [] };
  const event = anEvent('fulfillment', {
    itemId: 'a',
    eventDate: '2026-11-20T10:00:01Z',
    facts: [{ kind: 'packages', field: 'packages', value: [parcel] }],
  });
  const seen = facts([anItemIn('production', { itemId: 'a' })]);
  const trace: WriteTrace = { seen, updateType: 'fulfillment', parcel: fingerprint('1z99') };
  const eventTraces = eventTracesSince([event], { trace, sentAt: Date.parse('2026-11-20T10:00:00Z') });
  expect(judgeStatusUpdate({ facts: seen, eventTraces }, trace)).toBe('applied');
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
    const sent = aSentWrite({ operation: 'changeAddress', trace });
    return judgeWrite(sent, { facts: facts([item]), eventTraces });
  };

  test.each<[string, number, CheckResult]>([
    ['by more than clocks may differ: not its result', 301, 'notApplied'],
    ['by less than that: possibly the result of an earlier one', 299, 'cannotTell'],
    ['only because dates have whole seconds: its result', 0.5, 'applied'],
    ['not at all: its result', -1, 'applied'],
  ])('an event, %s', (_title, seconds, result) => {
    expect(check([requested(seconds)])).toBe(result);
  });

  test.each<[string, number]>([
    ['before', 240],
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

  test.each<[string, readonly OrderEvent[], number]>([
    ['if the events were not loaded before it, an earlier one could be the first of two', [], 1],
    [
      'if they were loaded, the first of two is a copy, although this computer’s clock is fast',
      [anEvent('orderRouted')],
      2,
    ],
  ])('R51: %s', (_title, loaded, count) => {
    const known = loaded.length > 0 && { known: knownTraces(loaded, sentAt) };
    const trace = { seen: facts([item]), ...known };
    const found = [requested(240, { eventId: 'e1' }), requested(239, { eventId: 'e2' })];
    const traces = eventTracesSince([...loaded, ...found], { trace, sentAt });
    expect(receiptCount('changeAddress', trace, traces)).toBe(count);
  });

  test.each<[string, number, boolean, CheckResult]>([
    ['after it', -1, false, 'applied'],
    ['shortly before it', 240, false, 'cannotTell'],
    ['long before it', 301, false, 'notApplied'],
    ['shortly before it, and was known', 240, true, 'notApplied'],
  ])('a delivery attempt %s', (_title, seconds, isKnown, result) => {
    const event = requested(3_600, { attempts: [anAttempt(ago(seconds))] });
    const known = isKnown && { known: knownTraces([event], sentAt) };
    const trace = { seen: {}, eventIds: [event.eventId], ...known };
    const eventTraces = eventTracesSince([event], { trace, sentAt });
    expect(judgeResentEvents({ facts: {}, eventTraces }, trace)).toBe(result);
  });

  test.each<[string, OrderEvent['attempts'][number], CheckResult]>([
    ['shortly before the write: its result', { ...anAttempt(ago(240)), attemptId: 'a2' }, 'applied'],
    ['long before it: its result', { ...anAttempt(ago(7_200)), attemptId: 'a2' }, 'applied'],
    ['unreadably: its result', { ...anAttempt(ago(0)), attemptId: 'a2', at: null }, 'applied'],
    [
      'shortly before it, and without an ID: possibly its result',
      { ...anAttempt(ago(240)), attemptId: '' },
      'cannotTell',
    ],
    [
      'long before it, and without an ID: not its result',
      { ...anAttempt(ago(7_200)), attemptId: '' },
      'notApplied',
    ],
  ])('a delivery attempt since the event was read for the write, dated %s', (_title, attempt, result) => {
    const event = requested(10_000, { attempts: [{ ...anAttempt(ago(9_000)), attemptId: 'a1' }] });
    const known = { ...knownTraces([event], sentAt), hasAllAttempts: true as const };
    const trace = { seen: {}, eventIds: [event.eventId], known };
    const check = (current: OrderEvent) => {
      const eventTraces = eventTracesSince([current], { trace, sentAt });
      return judgeResentEvents({ facts: {}, eventTraces }, trace);
    };
    expect(check(event)).toBe('notApplied');
    expect(check({ ...event, attempts: [...event.attempts, attempt] })).toBe(result);
  });

  test('if the events were read long before, another attempt can be older than the write', () => {
    const event = requested(10_000, { attempts: [anAttempt(ago(9_000))] });
    const known = { eventIds: [], attemptIds: [] };
    const trace = { seen: {}, eventIds: [event.eventId], known };
    const eventTraces = eventTracesSince([event], { trace, sentAt });
    expect(judgeResentEvents({ facts: {}, eventTraces }, trace)).toBe('notApplied');
  });

  test.each<[string, readonly OrderEvent[], CheckResult]>([
    ['and was not loaded before it: possibly its result', [], 'cannotTell'],
    [
      'but was loaded before it: not its result',
      [requested(0, { eventId: 'e1', eventDate: null })],
      'notApplied',
    ],
  ])('R332: an event has no readable date %s', (_title, loaded, result) => {
    const known = knownTraces(loaded, sentAt);
    expect(check([requested(0, { eventId: 'e1', eventDate: null })], known)).toBe(result);
  });

  test('R332: an event without a date and an ID is inconclusive, and no copy of the write', () => {
    const nameless = requested(0, { eventId: '', eventDate: null });
    const trace = { seen: facts([item]), known: knownTraces([nameless, nameless], sentAt) };
    expect(check([nameless, nameless], trace.known)).toBe('cannotTell');
    const traces = eventTracesSince([nameless, nameless], { trace, sentAt });
    expect(receiptCount('changeAddress', trace, traces)).toBe(1);
  });

  test.each<[string, boolean, CheckResult]>([
    ['was not loaded before the write', false, 'cannotTell'],
    ['was loaded before the write', true, 'notApplied'],
  ])('R332: a delivery attempt without a readable date that %s', (_title, isKnown, result) => {
    const event = requested(3_600, { attempts: [{ ...anAttempt(ago(0)), attemptId: 'a2', at: null }] });
    const known = isKnown && { known: knownTraces([event], sentAt) };
    const trace = { seen: {}, eventIds: [event.eventId], ...known };
    const eventTraces = eventTracesSince([event], { trace, sentAt });
    expect(judgeResentEvents({ facts: {}, eventTraces }, trace)).toBe(result);
  });
});
