import { describe, expect, test } from 'vitest';
import { UPDATE_TYPES } from '#domain/actions/statusUpdate.ts';
import { fingerprint } from '#domain/fingerprint.ts';
import type { Item } from '#domain/item/item.ts';
import { factsByItem } from '#domain/order/staleness.ts';
import {
  type EventTraces,
  eventTracesSince,
  parcelFingerprint,
  receiptCount,
} from '#domain/writes/eventTraces.ts';
import type { GuardedWrite, WriteTrace } from '#domain/writes/sentWrite.ts';
import { tracedFacts } from '#domain/writes/tracedFacts.ts';
import { judgeStatusUpdate } from '#domain/writes/writeEvidence.ts';
import type { CheckResult } from '#domain/writes/writeResult.ts';
import { anItemIn } from '#test/domainBuilders.ts';
import { anEvent } from '#test/panelBuilders.ts';

const facts = (items: readonly Item[]) => tracedFacts(factsByItem(items, 0));
const awaiting = (itemId: string) => anItemIn('awaitingFulfillerResponse', { itemId });
const QUIET: EventTraces = { events: [], triedEventIds: [], maybeTriedEventIds: [], isIncomplete: false };

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
      isNear: true,
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
    events: itemIds.map((itemId) => ({
      eventId: '',
      itemId,
      eventType,
      parcels: [],
      isOlder: false,
      isNear: true,
    })),
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
  const shippedHoursBefore = (...shipments: readonly string[][]) =>
    shippedAt('2026-11-20T07:59:20Z', ...shipments);
  const shippedShortlyBefore = (...shipments: readonly string[][]) =>
    shippedAt('2026-11-20T09:59:20Z', ...shipments);

  test.each<[string, EventTraces, number]>([
    ['the parcel once', shipped(['1Z-99']), 1],
    ['the parcel three times', shipped(['1Z-99'], ['1Z-99'], ['1Z-99']), 3],
    ['another parcel of the same item shortly before', shipped(['1Z-98'], ['1Z-99']), 1],
    ['the parcel among others in one shipment', shipped(['1Z-97', '1Z-99'], ['1Z-99']), 2],
    ['shipments that name no parcel', shipped([], []), 1],
    ['the parcel twice, hours before', shippedHoursBefore(['1Z-99'], ['1Z-99']), 1],
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
    [
      'the parcel hours before, because this computer’s clock may be fast',
      shippedHoursBefore(['1Z-99']),
      'cannotTell',
    ],
    ['another parcel hours before', shippedHoursBefore(['1Z-98']), 'notApplied'],
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
