import { describe, expect, test } from 'vitest';
import { olderReorders, type ReorderReports } from '#domain/actions/olderReorders.ts';
import {
  evidenceStart,
  type PlatformEvidence,
  type ReorderCandidate,
  reordersOfOthers,
} from '#domain/actions/reordersOfOthers.ts';
import type { BulkStep } from '#domain/bulk/bulkJob.ts';
import type { OrderEvent } from '#domain/event/event.ts';
import type { EarlierIntent } from '#domain/writes/earlierIntent.ts';
import type { RecordedIntents } from '#domain/writes/intents.ts';
import { aBulkStep } from '#test/domainBuilders.ts';
import { keyed } from '#test/keyed.ts';

const SINCE = Date.parse('2026-11-20T12:00:00Z');
const LATER = '2026-11-20T13:00:00Z';
const EARLIER = '2026-11-20T11:00:00Z';
const SELF = 'https://item-service.example/v1/items?itemId=item-1';
const ITEM = {
  itemId: 'item-1',
  merchantItemId: 'M-1',
  links: keyed({ self: [{ href: SELF, name: null }] }),
};
const ORIGINAL = {
  orderId: 'order-1',
  merchantOrderId: 'VP-1',
  merchantId: 'acme',
  items: [ITEM],
  allItems: [ITEM, { itemId: 'item-2', merchantItemId: 'M-2', links: {} }],
};
const NONE: PlatformEvidence = { reportedReorders: [], ordersWithSameId: [], isPartial: false };
const LINK = 'https://order-service.example/v1/orders/order-1';

/** An order with the original's identifiers and without a link to it. */
function found(over: Partial<ReorderCandidate> = {}): ReorderCandidate {
  const items = [{ merchantItemId: 'M-1', originalItem: null }];
  const ids = { orderId: 'new-1', merchantOrderId: 'VP-1', merchantId: 'acme' };
  return { ...ids, createdDate: LATER, original: null, items, ...over };
}

/** An order with new identifiers, whose item contains this link to its original. */
function linking(originalItem: string, merchantOrderId = 'fresh'): ReorderCandidate {
  return found({ merchantOrderId, items: [{ merchantItemId: 'fresh', originalItem }] });
}

function renamed(originalItemId: string, merchantOrderId?: string): ReorderCandidate {
  return linking(`https://item-service.example/v1/items/${originalItemId}/reference`, merchantOrderId);
}

function reported(orderId: string, order: ReorderCandidate | null = null, eventDate = LATER) {
  const facts = orderId === '' ? [] : [{ kind: 'order', field: 'orderId', value: orderId }];
  const event = { eventId: `event-${orderId}`, eventType: 'reorderCreated', eventDate, facts };
  return { event: event as unknown as OrderEvent, order };
}

function recorded(over: Partial<BulkStep> = {}): RecordedIntents {
  const step = aBulkStep({ kind: 'create', sentAt: 1, ...over });
  const runOrder = {
    jobId: 'job',
    index: 0,
    orderId: 'order-1',
    merchantOrderId: 'VP-1',
    merchantId: 'acme',
  };
  return {
    runOrders: [{ job: {}, runOrder: { ...runOrder, steps: [step] } }],
    writes: [],
  } as unknown as RecordedIntents;
}
const NOTHING: RecordedIntents = { runOrders: [], writes: [] };

function shown(evidence: Partial<PlatformEvidence>, records = NOTHING) {
  const intents = reordersOfOthers({ ...NONE, ...evidence }, ORIGINAL, records, SINCE);
  return intents.map(({ key, source }) => `${source} ${key}`);
}

describe('R49: a reorder by another user is detected', () => {
  test.each<[string, Partial<PlatformEvidence>, string[]]>([
    ['by an event that names it', { reportedReorders: [reported('new-1')] }, ['elsewhere new-1']],
    ['by an event that names none', { reportedReorders: [reported('')] }, ['elsewhere event event-']],
    ['not by an earlier event', { reportedReorders: [reported('new-1', null, EARLIER)] }, []],
    [
      'by an order of the same item',
      { reportedReorders: [reported('new-1', renamed('item-1'))] },
      ['elsewhere new-1'],
    ],
    ['not by an order of another item', { reportedReorders: [reported('new-1', renamed('item-2'))] }, []],
    [
      'by an order that links to the original, at any service',
      { ordersWithSameId: [found({ original: LINK })] },
      ['elsewhere new-1'],
    ],
    ['not by an order that links to another', { ordersWithSameId: [found({ original: `${LINK}-2` })] }, []],
    ['by an order without a link that has its items', { ordersWithSameId: [found()] }, ['elsewhere new-1']],
    [
      'not by an order with the same ID and other items',
      { ordersWithSameId: [found({ items: [{ merchantItemId: 'M-9', originalItem: null }] })] },
      [],
    ],
    ['not by an earlier order with the same ID', { ordersWithSameId: [found({ createdDate: EARLIER })] }, []],
    ['not by the original itself', { ordersWithSameId: [found({ orderId: 'order-1' })] }, []],
    [
      'R433: not by the original itself in another letter case',
      { ordersWithSameId: [found({ orderId: 'ORDER-1' })] },
      [],
    ],
    [
      'R433: once, if event and order write its ID in different letter case',
      { reportedReorders: [reported('NEW-1')], ordersWithSameId: [found()] },
      ['elsewhere new-1'],
    ],
    [
      'once, if event and order show it',
      { reportedReorders: [reported('new-1', found())], ordersWithSameId: [found()] },
      ['elsewhere new-1'],
    ],
  ])('%s', (_title, evidence, expected) => {
    expect(shown(evidence)).toEqual(expected);
  });

  test.each([
    ['the item’s own link, whose path does not contain its ID', SELF],
    ['a link without an origin', '/v1/items/item-1'],
    ['a link that writes the ID in another way', 'https://item-service.example/v1/items/ITEM-1'],
    ['a link to an item that the console does not know', 'https://item-service.example/v1/items/item-9'],
  ])('R335: by an order with %s', (_title, href) => {
    expect(shown({ reportedReorders: [reported('new-1', linking(href))] })).toEqual(['elsewhere new-1']);
    const linked = { ...linking(href, 'VP-1'), original: LINK };
    expect(shown({ ordersWithSameId: [linked] })).toEqual(['elsewhere new-1']);
  });

  describe('R384: an order without a link that has its item IDs', () => {
    const LATEST = '2026-11-20T14:00:00Z';
    const original = found({ orderId: 'order-1', createdDate: LATER });
    test.each<[string, Partial<ReorderCandidate>, boolean]>([
      ['and the same merchant and merchant order ID repeats it', {}, true],
      ['of another merchant does not', { merchantId: 'other' }, false],
      ['of an unknown merchant may repeat it', { merchantId: '' }, true],
      ['with another merchant order ID does not', { merchantOrderId: 'VP-2' }, false],
      ['with an unknown merchant order ID may repeat it', { merchantOrderId: '' }, true],
      ['that is older does not', { createdDate: '2026-11-20T12:59:59Z' }, false],
      ['that was placed at the same time may repeat it', { createdDate: LATER }, true],
      ['with an unknown date may repeat it', { createdDate: null }, true],
    ])('%s', (_title, over, repeats) => {
      const other = found({ createdDate: LATEST, ...over });
      expect(shown({ ordersWithSameId: [original, other] })).toEqual(repeats ? ['elsewhere new-1'] : []);
    });

    test('may repeat an original that is older than all orders that the search finds', () => {
      expect(shown({ ordersWithSameId: [found()] })).toEqual(['elsewhere new-1']);
    });

    test('does not lose its links: an order with new identifiers repeats the item that it links to', () => {
      const linked = { ...renamed('item-1'), merchantId: 'other' };
      expect(shown({ ordersWithSameId: [original, linked] })).toEqual(['elsewhere new-1']);
    });
  });

  test('not if this browser placed it, or the network copied a request of this browser', () => {
    const evidence = { reportedReorders: [reported('new-1', found())], ordersWithSameId: [found()] };
    expect(shown(evidence, recorded({ created: ['new-1'] }))).toEqual([]);
    expect(shown(evidence, recorded({ created: ['NEW-1'] }))).toEqual([]);
    expect(shown({ reportedReorders: [reported('')] }, recorded())).toEqual([]);
    const generatedIds = { merchantOrderId: 'generated', merchantCustomerId: '', merchantItemIds: {} };
    expect(
      shown(
        { reportedReorders: [reported('copy', renamed('item-1', 'generated'))] },
        recorded({ generatedIds }),
      ),
    ).toEqual([]);
  });

  test('is uncertain if the platform could not provide all data', () => {
    expect(shown({ isPartial: true })).toEqual(['unread unread']);
  });
});

test('a reorder on the day before the plan counts as new, as does one after a clock change', () => {
  const day = 24 * 3_600_000;
  expect(evidenceStart(2 * day, 3 * day)).toBe(day);
  expect(evidenceStart(3 * day, 2 * day)).toBe(day);
});

describe('R132: the older reorders of an order', () => {
  const claim = { id: 'C-1', page: null, itemIds: [], reorders: [{ orderId: 'claimed', itemId: '' }] };
  const told = (orderId: string, date: string) => reported(orderId, null, date).event;
  const orders = (reports: ReorderReports, recent: readonly EarlierIntent[] = []) =>
    olderReorders(reports, recent).map(({ created, at }) => [...created, at]);

  test('come from claims, events and links, each once, newest first and without a date last', () => {
    const events = [told('told', EARLIER), told('', EARLIER)];
    const linked = [found({ orderId: 'linked', createdDate: LATER }), found({ orderId: 'told' })];
    expect(orders({ claims: [claim], events, linked })).toEqual([
      ['linked', Date.parse(LATER)],
      ['told', Date.parse(EARLIER)],
      ['claimed', null],
    ]);
  });

  test('R433: are each listed once, also in different letter case', () => {
    const events = [told('CLAIMED', EARLIER)];
    const linked = [found({ orderId: 'Claimed', createdDate: LATER })];
    expect(orders({ claims: [claim], events, linked })).toEqual([['claimed', Date.parse(EARLIER)]]);
    const recent = reordersOfOthers(
      { ...NONE, reportedReorders: [reported('CLAIMED')] },
      ORIGINAL,
      NOTHING,
      SINCE,
    );
    expect(orders({ claims: [claim], events: [], linked: [] }, recent)).toEqual([]);
  });

  test('do not repeat the recent ones', () => {
    const evidence = { ...NONE, reportedReorders: [reported('new-1')] };
    const recent = reordersOfOthers(evidence, ORIGINAL, NOTHING, SINCE);
    const events = [told('new-1', LATER), told('new-0', EARLIER)];
    expect(orders({ claims: [], events, linked: [] }, recent)).toEqual([['new-0', Date.parse(EARLIER)]]);
  });
});
