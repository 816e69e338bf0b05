import { describe, expect, test } from 'vitest';
import {
  concernsItem,
  EVENT_TYPES,
  hasTooManyEvents,
  isEventType,
  type OrderEvent,
} from '#domain/event/event.ts';
import { eventFacts, keyFact, readableFacts } from '#domain/event/eventFacts.ts';
import { eventTone, eventVariant, unspecifiedTitle } from '#domain/event/eventVariant.ts';
import { NO_PERMISSIONS } from '#domain/permissions.ts';
import { anEvent, fact, flag } from '#test/panelBuilders.ts';

const BY_FULFILLER = fact('fulfillerName', 'Printworks Venlo');

describe('S4.35: the party that rejected an item', () => {
  test.each<[string, Partial<OrderEvent>, string]>([
    ['a named fulfiller', { facts: [BY_FULFILLER] }, 'rejectedByFulfiller'],
    [
      'a fulfiller, by its ID for the item',
      { facts: [fact('fulfillerItemId', 'F-1')] },
      'rejectedByFulfiller',
    ],
    [
      'a fulfiller, if the platform did not handle it',
      { facts: [flag('handledByPlatform', false)] },
      'rejectedByFulfiller',
    ],
    [
      'the platform, by its source if no fulfiller is named',
      { eventSourceId: 'order-platform' },
      'rejectedByPlatform',
    ],
    [
      'unknown, if nothing says who it was',
      { facts: [fact('additionalInfo', 'Fonts missing in the file')] },
      'rejectedByUnknown',
    ],
    [
      'the platform, if it handled it itself',
      { facts: [BY_FULFILLER, flag('handledByPlatform', true)] },
      'rejectedByPlatform',
    ],
    [
      'prepress, by its additional info',
      { facts: [BY_FULFILLER, fact('additionalInfo', 'Prepress: font missing')] },
      'rejectedByPrepress',
    ],
    ['prepress, by its source', { eventSourceId: 'prepress-service' }, 'rejectedByPrepress'],
    [
      'unknown before 20 October 2018',
      { facts: [BY_FULFILLER], eventDate: '2018-10-19T23:59:59.999Z' },
      'rejectedByUnknown',
    ],
    [
      'known from 20 October 2018 on',
      { facts: [BY_FULFILLER], eventDate: '2018-10-20T00:00:00.000Z' },
      'rejectedByFulfiller',
    ],
    ['an event without a date is not old', { facts: [BY_FULFILLER], eventDate: null }, 'rejectedByFulfiller'],
  ])('%s', (_case, over, variant) => {
    expect(eventVariant(anEvent('fulfillerRejected', over))).toBe(variant);
  });
});

test.each<[string, string[], string[]]>([
  ['a user without the permission', [], ['globalFulfillerId', 'reason']],
  ['a user with the permission', ['read:profile'], ['fulfillerName', 'globalFulfillerId', 'reason']],
])('S2.91: the facts of a fulfiller for %s read its name', (_who, granted, fields) => {
  const facts = [BY_FULFILLER, fact('globalFulfillerId', 'k3'), fact('reason', 'late')];
  const permissions = { ...NO_PERMISSIONS, fulfillers: [{ identifier: 'k3', permissions: granted }] };
  const readable = readableFacts(anEvent('delayed', { facts }), permissions);
  expect(readable.map(({ field }) => field)).toEqual(fields);
});

describe('S4.37: a document review is manual if an agent did it, else automatic', () => {
  test.each<[string, Partial<OrderEvent>, string]>([
    ['no mention of an agent', {}, 'documentReviewApprovedAutomatically'],
    ['marked as automatic', { facts: [fact('subType', 'auto')] }, 'documentReviewApprovedAutomatically'],
    ['marked as manual', { facts: [fact('subType', 'manual')] }, 'documentReviewApprovedManually'],
    ['with notes of an agent', { facts: [fact('agentNotes', 'fine')] }, 'documentReviewApprovedManually'],
    [
      'with feedback of an agent',
      { facts: [fact('agentFeedback', 'fine')] },
      'documentReviewApprovedManually',
    ],
  ])('%s', (_case, over, variant) => {
    expect(eventVariant(anEvent('documentReviewApproved', over))).toBe(variant);
  });
});

test.each([
  ['accepted', 'changeAccepted'],
  ['rejected', 'changeRejected'],
  ['thinking', 'changeAnswered'],
  ['', 'changeAnswered'],
])('S4.39: a change response of status "%s" reads as %s', (status, variant) => {
  expect(eventVariant(anEvent('changeResponse', { facts: [fact('status', status, 'state')] }))).toBe(variant);
});

test('every known type has a text and a tone, an unknown one has none and is neutral', () => {
  for (const type of EVENT_TYPES) expect(eventVariant(anEvent(type))).not.toBeNull();
  expect(eventVariant(anEvent('robotArmCalibrated'))).toBeNull();
  expect(eventTone(null)).toBe('neutral');
  expect(eventTone('drawingFailed')).toBe('danger');
  expect(isEventType('constructor')).toBe(false);
});

describe('S9.15: the title of an unspecified event', () => {
  test('is its detail, on one line', () => {
    expect(unspecifiedTitle(anEvent('unspecified', { detail: ' Customer\n called ' }))).toBe(
      'Customer called',
    );
  });

  test('or its additional information', () => {
    expect(unspecifiedTitle(anEvent('unspecified', { facts: [fact('additionalInfo', 'Called')] }))).toBe(
      'Called',
    );
  });

  test('is cut at 100 characters', () => {
    const title = unspecifiedTitle(anEvent('unspecified', { detail: 'x'.repeat(150) }));
    expect(title).toBe(`${'x'.repeat(99)}…`);
    expect(unspecifiedTitle(anEvent('unspecified', { detail: 'x'.repeat(100) }))).toBe('x'.repeat(100));
  });
});

describe('the additional data of an event', () => {
  test('lists the known fields in a fixed order, and unknown ones last', () => {
    const event = anEvent('fulfillerRejected', {
      facts: [
        fact('robot', '7', 'other'),
        fact('fulfillerName', 'Venlo'),
        fact('quantity', '3'),
        fact('additionalInfo', 'late'),
        fact('reason', 'broken'),
      ],
    });
    expect(eventFacts(event).map(({ field }) => field)).toEqual([
      'reason',
      'additionalInfo',
      'quantity',
      'fulfillerName',
      'robot',
    ]);
  });

  test('a carrier service named twice is listed once', () => {
    const event = anEvent('fulfillment', {
      facts: [
        fact('carrierService', 'recs:ups', 'carrier'),
        fact('carrierServiceKey', 'recs:ups', 'carrier'),
      ],
    });
    expect(eventFacts(event).map(({ field }) => field)).toEqual(['carrierServiceKey']);
  });
});

test('S4.43: 300 events are too many for a timeline, 299 are not', () => {
  expect([299, 300].map(hasTooManyEvents)).toEqual([false, true]);
});

test('an event of the whole order belongs to every item', () => {
  expect(concernsItem(anEvent('x', { itemId: '' }), 'item-1')).toBe(true);
  expect(concernsItem(anEvent('x', { itemId: 'item-2' }), 'item-1')).toBe(false);
});

describe('R77: the key fact of an event', () => {
  const parcel = (trackingId: string) => ({ trackingId, trackingUrl: '', trackingStatus: '', items: [] });
  const packages = (...ids: string[]) =>
    ({ kind: 'packages', field: 'packages', value: ids.map(parcel) }) as const;

  test.each([
    ['the reason', [fact('additionalInfo', 'B'), fact('reason', 'A')], 'A'],
    ['or else the description of the failure', [fact('errorDescription', 'Broken')], 'Broken'],
    ['the tracking IDs, each once', [fact('reason', 'A'), packages('1Z', '2Z', '1Z')], '1Z, 2Z'],
    ['the reason without a tracking ID', [fact('reason', 'A'), packages('')], 'A'],
    ['nothing', [], ''],
  ])('is %s', (_title, facts, said) => {
    expect(keyFact({ eventType: 'platformRejected', facts })).toBe(said);
  });

  test('is not the text that an unspecified event has as its title', () => {
    const facts = [fact('additionalInfo', 'Customer called')];
    expect(keyFact({ eventType: 'unspecified', facts })).toBe('');
    expect(keyFact({ eventType: 'cancelled', facts })).toBe('Customer called');
  });
});
