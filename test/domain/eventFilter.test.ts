import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OrderEvent } from '#domain/event/event.ts';
import { eventDelivery } from '#domain/event/eventDelivery.ts';
import {
  ALL_ITEMS,
  type EventFilter,
  type EventRow,
  eventActor,
  eventKeys,
  eventSearchText,
  filterEvents,
  isEventFilterActive,
  NO_EVENT_FILTER,
  parseEventFilter,
  withEventFilter,
} from '#domain/event/eventFilter.ts';
import { anAttempt, anEvent, fact } from '#test/panelBuilders.ts';
import { anyText, holds } from './holds.ts';

function rowOf(event: OrderEvent, index: number): EventRow {
  return {
    key: String(index),
    event,
    delivery: eventDelivery(event, true),
    actor: eventActor(event),
    haystack: eventSearchText(event, [`Title of ${event.eventType}`], event.facts),
  };
}

const ROWS = [
  anEvent('platformAccepted', { itemId: '', createdOnBehalfOf: 'auth0|tom' }),
  anEvent('drawingFailed', { detail: 'Logo missing', facts: [fact('errorDescription', 'Timeout 503')] }),
  anEvent('fulfillment', {
    itemId: 'item-2',
    attempts: [anAttempt('2026-11-18T11:00:00.000Z', { success: true })],
  }),
  anEvent('robotArmCalibrated', {
    attempts: [anAttempt('2026-11-18T11:00:00.000Z', { errorDescription: 'Bad Gateway' })],
  }),
].map(rowOf);

const keys = (filter: Partial<EventFilter>, nameOf?: (actor: string) => string) =>
  filterEvents(ROWS, { ...NO_EVENT_FILTER, ...filter }, 'item-1', nameOf).map((row) => Number(row.key));

describe('the event workbench', () => {
  test('shows the item’s own events and those of the whole order', () => {
    expect(keys({})).toEqual([0, 1, 3]);
  });

  test.each<[string, Partial<EventFilter>, number[]]>([
    ['all items', { item: ALL_ITEMS }, [0, 1, 2, 3]],
    ['another item', { item: 'item-2' }, [0, 2]],
    ['one type', { types: ['drawingFailed'] }, [1]],
    ['several types, including an unknown one', { types: ['drawingFailed', 'robotArmCalibrated'] }, [1, 3]],
    ['an actor', { actor: 'auth0|tom' }, [0]],
    ['a system as actor', { actor: 'workflow' }, [1, 3]],
    ['received events', { item: ALL_ITEMS, delivery: 'received' }, [2]],
    ['events not received', { delivery: 'notReceived' }, [0, 1, 3]],
    ['a word of the detail, in any case', { text: 'LOGO' }, [1]],
    ['a word typed with an accent (R605)', { text: 'lógo' }, [1]],
    ['words in any order', { text: ' missing  logo' }, [1]],
    ['words, one of which does not occur', { text: 'logo found' }, []],
    ['a word of the additional data', { text: '503' }, [1]],
    ['a word of an attempt', { text: 'gateway' }, [3]],
    ['a word of the title', { text: 'title of platform' }, [0]],
    ['text that is not a pattern', { text: '.*' }, []],
    ['everything together', { types: ['drawingFailed'], actor: 'workflow', text: 'logo' }, [1]],
  ])('filters by %s', (_case, filter, expected) => {
    expect(keys(filter)).toEqual(expected);
  });

  test('finds events by the actor’s name once it is known', () => {
    const nameOf = (actor: string) => (actor === 'auth0|tom' ? 'Tom Äsler' : '');
    expect(keys({ text: 'asler' })).toEqual([]);
    expect(keys({ text: 'asler' }, nameOf)).toEqual([0]);
  });

  test('selecting items does not explain an empty list, but every other filter does', () => {
    expect(isEventFilterActive({ ...NO_EVENT_FILTER, item: ALL_ITEMS })).toBe(false);
    expect(isEventFilterActive({ ...NO_EVENT_FILTER, text: '  ' })).toBe(false);
    expect(isEventFilterActive({ ...NO_EVENT_FILTER, delivery: 'received' })).toBe(true);
  });
});

describe('the filter in the URL', () => {
  test('ignores values that it does not understand', () => {
    const params = new URLSearchParams('eventDelivery=maybe&eventType=&eventItem=&tab=events');
    expect(parseEventFilter(params)).toEqual(NO_EVENT_FILTER);
  });

  test('leaves the rest of the URL unchanged', () => {
    const params = new URLSearchParams('itemId=1&tab=events&eventText=old&eventType=a');
    expect(withEventFilter(params, NO_EVENT_FILTER).toString()).toBe('itemId=1&tab=events');
  });

  test('is read as it was written, with any content', () => {
    const filter = fc.record({
      types: fc.uniqueArray(anyText({ minLength: 1, maxLength: 12 }), { maxLength: 4 }),
      item: fc.option(anyText({ minLength: 1, maxLength: 12 })),
      actor: anyText({ maxLength: 12 }),
      delivery: fc.option(
        fc.constantFrom('received' as const, 'notReceived' as const, 'notApplicable' as const),
      ),
      text: anyText({ maxLength: 30 }),
    });
    holds(
      fc.property(filter, (given) => {
        const url = withEventFilter(new URLSearchParams('tab=events'), given).toString();
        expect(parseEventFilter(new URLSearchParams(url))).toEqual(given);
      }),
    );
  });
});

describe('the key of an event', () => {
  const events = fc.array(
    fc
      .record({ eventId: fc.constantFrom('', 'a', 'b', '1 a'), itemId: fc.constantFrom('', 'item-1') })
      .map((over) => anEvent('fulfillment', over)),
  );

  test('stays when newer events precede it, and is unique', () => {
    holds(
      fc.property(events, events, (newer, older) => {
        const keys = eventKeys([...newer, ...older]);
        expect(keys.slice(newer.length)).toEqual(eventKeys(older));
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });
});
