import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OrderEvent } from '#domain/event/event.ts';
import { factsByItem } from '#domain/order/staleness.ts';
import { eventTracesSince, eventTypesOf, knownTraces } from '#domain/writes/eventTraces.ts';
import { GUARDED_WRITES, type GuardedWrite, type WriteTrace } from '#domain/writes/sentWrite.ts';
import { tracedFacts } from '#domain/writes/tracedFacts.ts';
import { judgeWrite } from '#domain/writes/writeEvidence.ts';
import type { CheckResult } from '#domain/writes/writeResult.ts';
import { anItem, anItemIn, aSentWrite, aStatus, statusesOf } from '#test/domainBuilders.ts';
import { anAttempt, anEvent } from '#test/panelBuilders.ts';
import { holds } from './holds.ts';

const sentAt = Date.parse('2026-11-18T10:00:00.000Z');
const ago = (seconds: number) => new Date(sentAt - seconds * 1_000).toISOString();
const ITEM_IDS = ['a', 'b', 'c'];
const EVENT_IDS = ['e1', 'e2', 'e3'];

const late = { expectedCloseDate: ago(3_600) };
/** Awaiting its fulfiller, with an alert that can be cleared. */
const awaiting = (itemId: string) =>
  anItem({ itemId, statuses: statusesOf(aStatus('awaitingFulfillerResponse', late)) });
const cancelled = (itemId: string) => anItemIn('cancelled', { itemId });
const factsOf = (items: readonly ReturnType<typeof anItem>[]) => tracedFacts(factsByItem(items, sentAt));

/** The events of the order, days before the write, each with a failed delivery attempt. */
const EARLIER = EVENT_IDS.map((eventId, at) =>
  anEvent('orderRouted', {
    eventId,
    itemId: ITEM_IDS[at] ?? '',
    eventDate: ago(200_000),
    attempts: [anAttempt(ago(190_000), { attemptId: `attempt of ${eventId}` })],
  }),
);

function traceOf(operation: GuardedWrite): WriteTrace {
  return {
    seen: factsOf(ITEM_IDS.map(awaiting)),
    ...(operation === 'updateStatus' && { updateType: 'cancellationResponse' as const }),
    ...(operation === 'clearAlerts' && {
      alerts: ITEM_IDS.map((itemId) => ({ itemId, status: 'awaitingFulfillerResponse' })),
    }),
    ...(operation === 'resendEvents' && { eventIds: EVENT_IDS }),
  };
}

interface Read {
  operation: GuardedWrite;
  /** The items that show the write, and those with an event that shows it. */
  changed: readonly string[];
  reported: readonly string[];
  /** What the responses contain. */
  itemIds: readonly string[];
  eventIds: readonly string[];
  /** Whether the console had loaded the events before it sent the write. */
  wasLoaded: boolean;
}

const anyRead = fc.record<Read>({
  operation: fc.constantFrom(...GUARDED_WRITES),
  changed: fc.subarray(ITEM_IDS),
  reported: fc.subarray(ITEM_IDS),
  itemIds: fc.subarray(ITEM_IDS),
  eventIds: fc.subarray(EVENT_IDS),
  wasLoaded: fc.boolean(),
});

function judged({ operation, changed, reported, itemIds, eventIds, wasLoaded }: Read): CheckResult {
  const known = wasLoaded && { known: knownTraces(EARLIER, sentAt) };
  const trace = { ...traceOf(operation), ...known };
  const items = itemIds.map((itemId) => (changed.includes(itemId) ? cancelled(itemId) : awaiting(itemId)));
  const [eventType = 'unspecified'] = eventTypesOf(operation, trace);
  const results = reported.map((itemId) =>
    anEvent(eventType, { eventId: `result of ${itemId}`, itemId, eventDate: ago(-1) }),
  );
  const kept = EARLIER.filter((event) => eventIds.includes(event.eventId)).map((event): OrderEvent => {
    const isTried = operation === 'resendEvents' && reported.includes(event.itemId);
    const attempts = isTried ? [...event.attempts, anAttempt(ago(-1), { attemptId: 'new' })] : event.attempts;
    return { ...event, attempts };
  });
  return judgeWrite(aSentWrite({ operation, trace, sentAt }), {
    facts: factsOf(items),
    eventTraces: eventTracesSince([...kept, ...results], { trace, sentAt }),
  });
}

/** Whether the result says that the write was not applied, at least to some of these items. */
function denies(result: CheckResult, itemIds: readonly string[]): boolean {
  if (typeof result === 'string') return result === 'notApplied';
  return result.rest === 'notApplied' && itemIds.some((itemId) => !result.appliedItemIds.includes(itemId));
}

const missingFrom = (kept: readonly string[], all: readonly string[]) =>
  all.filter((one) => !kept.includes(one));

describe('R430: a response that leaves something out does not show that a write was not applied', () => {
  test('to an item that it leaves out', () => {
    holds(
      fc.property(anyRead, (read) => {
        const missing = missingFrom(read.itemIds, ITEM_IDS);
        if (read.operation === 'resendEvents' || missing.length === 0) return;
        expect(denies(judged(read), missing)).toBe(false);
      }),
      1_000,
    );
  });

  test('if it leaves out an event that was to be resent', () => {
    holds(
      fc.property(anyRead, (read) => {
        const result = judged({ ...read, operation: 'resendEvents' });
        if (missingFrom(read.eventIds, EVENT_IDS).length > 0) expect(result).toBe('cannotTell');
      }),
    );
  });

  test('if it leaves out an event or attempt that was loaded before', () => {
    holds(
      fc.property(anyRead, (read) => {
        const isMissing = missingFrom(read.eventIds, EVENT_IDS).length > 0;
        // Only the alerts show whether they were cleared.
        if (!isMissing || read.operation === 'clearAlerts') return;
        expect(denies(judged({ ...read, wasLoaded: true }), ITEM_IDS)).toBe(false);
      }),
      1_000,
    );
  });

  test.each(GUARDED_WRITES)(
    '%s: if nothing is left out, and nothing has changed, it was not applied',
    (operation) => {
      const read = { operation, changed: [], reported: [], itemIds: ITEM_IDS, eventIds: EVENT_IDS };
      expect(judged({ ...read, wasLoaded: true })).toBe('notApplied');
      expect(judged({ ...read, wasLoaded: false })).toBe('notApplied');
    },
  );

  test('a record that names no item shows nothing', () => {
    const sent = aSentWrite({ operation: 'cancelOrder', trace: { seen: {} } });
    const eventTraces = eventTracesSince(EARLIER, sent);
    expect(judgeWrite(sent, { facts: factsOf([awaiting('a')]), eventTraces })).toBe('cannotTell');
  });

  test('all alerts of an item are cleared, and another item is left out', () => {
    const read = { operation: 'clearAlerts', changed: ['a'], reported: [], itemIds: ['a', 'b'] } as const;
    expect(judged({ ...read, eventIds: [], wasLoaded: false })).toEqual({
      appliedItemIds: ['a'],
      rest: 'cannotTell',
    });
  });
});
