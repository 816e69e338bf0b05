import { describe, expect, test } from 'vitest';
import type { OrderEvent } from '#domain/event/event.ts';
import { callbackUrlOf, eventDelivery, hasEventRecipient } from '#domain/event/eventDelivery.ts';
import { failedEvents, isResendable } from '#domain/event/eventResend.ts';
import { anAttempt, anEvent } from '#test/panelBuilders.ts';

test('R343: only events of which every attempt is known to have failed are resent together', () => {
  const tried = (eventId: string, ...results: (boolean | null)[]) =>
    anEvent('platformAccepted', {
      eventId,
      attempts: results.map((success) => anAttempt(null, { success })),
    });
  const events = [
    tried('failed', false, false),
    tried('pending', false, null),
    tried('received', false, true),
    tried('untried'),
  ];
  expect(failedEvents(events).map(({ eventId }) => eventId)).toEqual(['failed']);
  // A person can also select events that were never tried.
  const ids = [...events, tried('', false)].filter(isResendable).map(({ eventId }) => eventId);
  expect(ids).toEqual(['failed', 'untried']);
});

describe('S4.42: whether the merchant received an event', () => {
  const tried = (...attempts: OrderEvent['attempts']) => anEvent('platformAccepted', { attempts });
  const ok = { success: true };

  test('shows the first successful attempt', () => {
    const event = tried(
      anAttempt('2026-11-18T12:00:00.000Z', ok),
      anAttempt('2026-11-18T11:00:00.000Z', ok),
      anAttempt('2026-11-18T10:00:00.000Z'),
    );
    expect(eventDelivery(event, true)).toEqual({ state: 'received', at: '2026-11-18T11:00:00.000Z' });
  });

  test('a success without a date counts, but a dated one is preferred', () => {
    expect(eventDelivery(tried(anAttempt(null, ok)), true)).toEqual({ state: 'received', at: null });
    const both = tried(anAttempt(null, ok), anAttempt('2026-11-18T11:00:00.000Z', ok));
    expect(eventDelivery(both, true)).toEqual({ state: 'received', at: '2026-11-18T11:00:00.000Z' });
  });

  test('without a success the event was not received', () => {
    expect(eventDelivery(tried(anAttempt('2026-11-18T10:00:00.000Z')), true)).toEqual({
      state: 'notReceived',
    });
    expect(eventDelivery(tried(), true)).toEqual({ state: 'notReceived' });
  });

  test('does not apply without a callback', () => {
    expect(eventDelivery(tried(), false)).toEqual({ state: 'notApplicable' });
  });

  test('R475: a failed attempt proves that there is a recipient if no callback could be read', () => {
    const failed = tried(anAttempt('2026-11-18T10:00:00.000Z'));
    expect(eventDelivery(failed, null)).toEqual({ state: 'notReceived' });
    expect(eventDelivery(failed, false)).toEqual({ state: 'notApplicable' });
    const untold = tried(anAttempt('2026-11-18T10:00:00.000Z', { success: null }));
    expect(eventDelivery(untold, null)).toEqual({ state: 'notApplicable' });
  });

  test.each([
    ['', 'https://callbacks.test/mock', false],
    ['https://merchant.example/events', 'https://callbacks.test/mock', true],
    ['https://callbacks.test/mock/4711', 'https://callbacks.test/mock', false],
    ['https://merchant.example/events', '', true],
  ])('a callback "%s" with the mock endpoint "%s": receives events %s', (url, mock, expected) => {
    expect(hasEventRecipient(url, mock)).toBe(expected);
  });

  test('events go to the item’s own callback, else to the order’s, else to that of any item', () => {
    const items = [
      { itemId: 'a', eventCallbackUrl: '' },
      { itemId: 'b', eventCallbackUrl: 'https://b.example' },
    ];
    expect(callbackUrlOf(items, 'https://order.example', 'b')).toBe('https://b.example');
    expect(callbackUrlOf(items, 'https://order.example', 'a')).toBe('https://order.example');
    expect(callbackUrlOf(items, '', 'a')).toBe('https://b.example');
    expect(callbackUrlOf([], '', '')).toBe('');
  });
});
