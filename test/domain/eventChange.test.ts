import { describe, expect, test } from 'vitest';
import { EMPTY_ADDRESS } from '#domain/address/address.ts';
import type { DetailedChangeRequest } from '#domain/event/changeRequest.ts';
import type { OrderEvent } from '#domain/event/event.ts';
import { addressChange, changeRequestOf, isAddressEvent, promiseChange } from '#domain/event/eventChange.ts';
import { aChange, anEvent, fact } from '#test/panelBuilders.ts';

const DELIVERY = [fact('changeType', 'delivery', 'changeType')];
const anAddressEvent = (eventDate: string | null) =>
  anEvent('changeResponse', { facts: DELIVERY, eventDate });

/** The addresses before and after the event, if one of the change requests is about it. */
function changeAt(event: OrderEvent, changes: readonly DetailedChangeRequest[]) {
  const request = changeRequestOf(
    event,
    changes.map((change) => change.request),
  );
  const change = changes.find((one) => one.request === request);
  return change ? addressChange(change) : null;
}

describe('the values before and after a change', () => {
  test('a promise date event contains both dates', () => {
    const event = anEvent('promisedArrivalDateChanged', {
      facts: [
        fact('originalPromisedArrivalDate', '2026-11-24T17:00:00Z', 'date'),
        fact('updatedPromisedArrivalDate', '2026-11-26T17:00:00Z', 'date'),
      ],
    });
    expect(promiseChange(event)).toEqual({ before: '2026-11-24T17:00:00Z', after: '2026-11-26T17:00:00Z' });
    expect(promiseChange(anEvent('promisedArrivalDateChanged'))).toBeNull();
  });

  test.each([
    ['changeRequestReceived', 'delivery', true],
    ['changeRequestTransferredToFulfiller', 'delivery', true],
    ['changeResponse', 'delivery', true],
    ['changeResponse', 'artwork', false],
    ['itemUpdated', 'delivery', false],
  ])('%s of a %s change is about an address: %s', (type, changeType, expected) => {
    expect(isAddressEvent(anEvent(type, { facts: [fact('changeType', changeType, 'changeType')] }))).toBe(
      expected,
    );
  });

  test('an address event belongs to the latest delivery change at its time', () => {
    const first = aChange({ createdAt: '2026-11-18T09:00:00.000Z' }, 'First street');
    const second = aChange({ createdAt: '2026-11-19T09:00:00.000Z' }, 'Second street');
    const third = aChange({ createdAt: '2026-11-19T12:00:00.000Z', changeType: 'artwork' });
    const changes = [third, second, first];
    const streetAt = (eventDate: string | null) =>
      changeAt(anAddressEvent(eventDate), changes)?.after.street1;
    expect(streetAt('2026-11-18T12:00:00.000Z')).toBe('First street');
    expect(streetAt('2026-11-19T12:00:00.000Z')).toBe('Second street');
    expect(streetAt(null)).toBe('Second street');
  });

  test('a request dated a little after its event still belongs to it', () => {
    const change = aChange({ createdAt: '2026-11-18T09:04:00.000Z' }, 'Street');
    expect(changeAt(anAddressEvent('2026-11-18T09:00:00.000Z'), [change])?.after.street1).toBe('Street');
    expect(changeAt(anAddressEvent('2026-11-18T08:00:00.000Z'), [change])).toBeNull();
  });

  describe('R373: of several delivery changes,', () => {
    const accepted = aChange({ createdAt: '2026-11-18T09:00:00.000Z', state: 'accepted' }, 'First street');
    const rejected = aChange({ createdAt: '2026-11-18T09:02:00.000Z', state: 'rejected' }, 'Second street');
    const streetOf = (eventType: string, time: string, status: string, changes = [accepted, rejected]) =>
      changeAt(
        anEvent(eventType, {
          facts: [...DELIVERY, ...(status === '' ? [] : [fact('status', status, 'state')])],
          eventDate: `2026-11-18T${time}.000Z`,
        }),
        changes,
      )?.after.street1;

    test('the newest one at the time of the event is shown, unless a later one may have caused it', () => {
      expect(streetOf('changeRequestReceived', '08:56:30', '')).toBe('First street');
      expect(streetOf('changeRequestReceived', '09:00:05', '')).toBeUndefined();
      expect(streetOf('changeRequestReceived', '09:01:59', '')).toBeUndefined();
      expect(streetOf('changeRequestReceived', '09:02:05', '')).toBe('Second street');
      const later = aChange({ createdAt: '2026-11-18T09:08:00.000Z' }, 'Third street');
      expect(streetOf('changeRequestReceived', '09:02:05', '', [accepted, rejected, later])).toBe(
        'Second street',
      );
      expect(streetOf('changeRequestReceived', '09:00:05', '', [accepted, later])).toBe('First street');
    });

    test('a response shows the one with its status, although its clock is a second slow', () => {
      expect(streetOf('changeResponse', '09:01:59', 'rejected')).toBe('Second street');
      expect(streetOf('changeResponse', '09:01:59', 'accepted')).toBe('First street');
    });

    test('a response shows the one with its status', () => {
      expect(streetOf('changeResponse', '10:00:00', 'accepted')).toBe('First street');
      expect(streetOf('changeResponse', '10:00:00', 'rejected')).toBe('Second street');
    });

    test('a response does not show one that got its response earlier', () => {
      const answered = aChange({ ...accepted.request, modifiedAt: '2026-11-18T09:01:00.000Z' }, 'Street');
      const both = [answered, aChange({ ...rejected.request, state: 'accepted' }, 'Second street')];
      expect(streetOf('changeResponse', '10:00:00', 'accepted', both)).toBe('Second street');
    });

    test('none is shown if several remain', () => {
      const both = [accepted, aChange({ ...rejected.request, state: 'accepted' }, 'Second street')];
      expect(streetOf('changeResponse', '10:00:00', 'accepted', both)).toBeUndefined();
      expect(streetOf('changeResponse', '10:00:00', 'cancelled')).toBeUndefined();
      expect(streetOf('changeRequestReceived', '08:59:00', '')).toBeUndefined();
    });
  });

  test('the previous address is shown if it is known', () => {
    const known = aChange({}, 'New street');
    const previous = { ...EMPTY_ADDRESS, street1: 'Old street' };
    known.request.previous = { ...known.request.previous, destinationAddress: previous };
    expect(changeAt(anAddressEvent(null), [known])?.before).toEqual(previous);
    expect(changeAt(anAddressEvent(null), [aChange({}, 'New street')])?.before).toBeNull();
  });

  test('nothing is shown without an address', () => {
    expect(changeAt(anAddressEvent(null), [])).toBeNull();
    expect(changeAt(anAddressEvent(null), [aChange()])).toBeNull();
  });

  test('R118: names whether the new address is only that of the delivery request', () => {
    const own = aChange({}, 'Street');
    const destinationAddress = { ...EMPTY_ADDRESS, street1: 'Street', email: 'ana@mail.example' };
    own.request.requested = { ...own.request.requested, destinationAddress };
    const change = changeAt(anAddressEvent(null), [own]);
    expect(change).toMatchObject({ after: { email: 'ana@mail.example' }, isShort: false });
    expect(changeAt(anAddressEvent(null), [aChange({}, 'Street')])?.isShort).toBe(true);
  });
});
