import { describe, expect, test } from 'vitest';
import type { OrderEvent } from '#domain/event/event.ts';
import type { Item } from '#domain/item/item.ts';
import { factsByItem } from '#domain/order/staleness.ts';
import { eventTracesSince, knownTraces, receiptCount } from '#domain/writes/eventTraces.ts';
import type { KnownTraces } from '#domain/writes/sentWrite.ts';
import { tracedFacts } from '#domain/writes/tracedFacts.ts';
import { judgeResentEvents, judgeWrite } from '#domain/writes/writeEvidence.ts';
import type { CheckResult } from '#domain/writes/writeResult.ts';
import { anItem, aSentWrite } from '#test/domainBuilders.ts';
import { anAttempt, anEvent } from '#test/panelBuilders.ts';

const facts = (items: readonly Item[]) => tracedFacts(factsByItem(items, 0));

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
    ['by more than a day: not its result', 86_401, 'notApplied'],
    ['by hours: its result if this computer’s clock is fast', 7_200, 'cannotTell'],
    ['by ten minutes: its result if this computer’s clock is fast', 600, 'cannotTell'],
    ['by less than clocks usually differ: possibly the result of an earlier one', 299, 'cannotTell'],
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

  test.each([600, 7_200])(
    'if this computer’s clock is %i s fast, only the events that were known before the write are certain',
    (seconds) => {
      const earlier = requested(seconds + 60, { eventId: 'e1' });
      const known = knownTraces([earlier], sentAt);
      expect(check([earlier], known)).toBe('notApplied');
      expect(check([earlier, requested(seconds, { eventId: 'e2' })], known)).toBe('cannotTell');
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

  test('R51: two events from long before the write are no copies, even if they were not loaded before it', () => {
    const trace = { seen: facts([item]), known: knownTraces([anEvent('orderRouted')], sentAt) };
    const found = [requested(3_600, { eventId: 'e1' }), requested(3_599, { eventId: 'e2' })];
    expect(receiptCount('changeAddress', trace, eventTracesSince(found, { trace, sentAt }))).toBe(1);
  });

  test.each<[string, number, boolean, CheckResult]>([
    ['after it', -1, false, 'applied'],
    ['shortly before it', 240, false, 'cannotTell'],
    ['ten minutes before it, because this computer’s clock may be fast', 600, false, 'cannotTell'],
    ['more than a day before it', 86_401, false, 'notApplied'],
    ['ten minutes before it, and was known', 600, true, 'notApplied'],
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
      'hours before it, and without an ID: possibly its result',
      { ...anAttempt(ago(7_200)), attemptId: '' },
      'cannotTell',
    ],
    [
      'more than a day before it, and without an ID: not its result',
      { ...anAttempt(ago(86_401)), attemptId: '' },
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
    expect(judgeResentEvents({ facts: {}, eventTraces }, trace)).toBe('cannotTell');
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
