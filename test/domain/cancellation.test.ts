import { describe, expect, test } from 'vitest';
import {
  cancellationData,
  cancellationDecision,
  cancellations,
  isResponseExpected,
  supportsCancellation,
} from '#domain/event/cancellation.ts';
import type { Item } from '#domain/item/item.ts';
import { anItem, aStatus, statusesOf } from '#test/domainBuilders.ts';
import { anEvent, fact, flag } from '#test/panelBuilders.ts';

const on = (day: number) => `2026-11-${day}T10:00:00.000Z`;
const request = (day: number) => anEvent('cancellationRequestReceived', { eventDate: on(day) });
const accepted = (day: number) => anEvent('cancellationResponse', { eventDate: on(day) });
const refused = (day: number) => anEvent('nothingCancelled', { eventDate: on(day) });

describe('cancellation requests of an item', () => {
  test('S4.30: a cancellation response is an acceptance, a nothing-cancelled event a rejection', () => {
    expect(cancellationDecision(accepted(1))).toBe('accepted');
    expect(cancellationDecision(refused(1))).toBe('rejected');
    expect(cancellationDecision(request(1))).toBeNull();
  });

  test('each request is listed with the responses before the next one, newest first', () => {
    const events = [accepted(14), request(13), refused(12), request(11)];
    expect(cancellations(events)).toEqual([
      { request: request(13), responses: [accepted(14)] },
      { request: request(11), responses: [refused(12)] },
    ]);
  });

  test('a response at the time of its request belongs to it', () => {
    expect(cancellations([request(11), accepted(11)])).toEqual([
      { request: request(11), responses: [accepted(11)] },
    ]);
  });

  test('R371: the request comes first if both have the same time, whatever comes first in the list', () => {
    expect(cancellations([accepted(11), request(11)])).toEqual([
      { request: request(11), responses: [accepted(11)] },
    ]);
  });

  test('R371: a response without a date belongs to the newest request', () => {
    const undated = anEvent('nothingCancelled', { eventDate: null });
    expect(cancellations([undated, request(13), accepted(12), request(11)])).toEqual([
      { request: request(13), responses: [undated] },
      { request: request(11), responses: [accepted(12)] },
    ]);
  });

  test('R371: a request without a date comes before all others', () => {
    const undated = anEvent('cancellationRequestReceived', { eventDate: null });
    expect(cancellations([refused(10), undated, request(11)])).toEqual([
      { request: request(11), responses: [] },
      { request: undated, responses: [refused(10)] },
    ]);
  });

  test('a request without a response is pending, and a response without a request is listed alone', () => {
    expect(cancellations([request(11)])).toEqual([{ request: request(11), responses: [] }]);
    expect(cancellations([accepted(11)])).toEqual([{ request: null, responses: [accepted(11)] }]);
    expect(cancellations([anEvent('platformAccepted')])).toEqual([]);
  });

  test('R584: a response is expected to the newest request while the item is unfinished', () => {
    const found = cancellations([request(13), request(11)]);
    const expected = (item: Item) =>
      found.map((cancellation) => isResponseExpected(cancellation, found, item));
    const at = (name: string, quantity = 250) =>
      anItem({ statuses: statusesOf(aStatus(name, { quantity })) });
    expect(expected(at('productionAccepted'))).toEqual([true, false]);
    expect(expected(at('cancelled', 100))).toEqual([true, false]);
    expect(expected(at('cancelled'))).toEqual([false, false]);
    expect(expected(at('fulfilled'))).toEqual([false, false]);
  });

  test('S3.41: names the requester, the reason, the quantity and who pays', () => {
    const event = anEvent('cancellationResponse', {
      detail: 'from the detail',
      createdOnBehalfOf: 'auth0|tom',
      facts: [
        fact('cancelledBy', 'fulfiller', 'person'),
        { kind: 'number', field: 'quantity', value: 40 },
        flag('costsIncurred', true),
      ],
    });
    expect(cancellationData(event)).toEqual({
      requestedBy: 'auth0|tom',
      cancelledBy: 'fulfiller',
      reason: 'from the detail',
      quantity: 40,
      costsIncurred: true,
      handledByPlatform: null,
    });
  });
});

test('S7.13: whether the fulfiller accepts cancellations, or does not say', () => {
  const process = { expectationCode: 'supportOrderCancellations' };
  expect(supportsCancellation([{ ...process, supported: false }])).toBe(false);
  expect(supportsCancellation([{ ...process, supported: true }])).toBe(true);
  expect(supportsCancellation([])).toBeNull();
});
