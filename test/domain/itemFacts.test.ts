import { describe, expect, test } from 'vitest';
import { byRank } from '#domain/actions/routing.ts';
import { startsExpanded } from '#domain/console/jsonDocument.ts';
import { itemShipmentStatus } from '#domain/delivery/shipment.ts';
import { expectedShipDate } from '#domain/item/expectedShipDate.ts';
import { additionalLinkCount, additionalLinks, productConfigurationHref } from '#domain/item/itemLinkList.ts';
import { distinctItemName, itemNameAmong } from '#domain/item/itemName.ts';
import { transmission } from '#domain/item/transmission.ts';
import { aDelivery, anItem, anItemIn, aStatus, statusesOf } from '#test/domainBuilders.ts';
import { keyed } from '#test/keyed.ts';

const EARLY = '2026-11-21T08:00:00.000Z';
const LATE = '2026-11-25T08:00:00.000Z';

describe('S4.17: the expected ship date', () => {
  const planned = [aDelivery({ expectedShipDate: LATE }), aDelivery({ expectedShipDate: EARLY })];

  test('is the earliest planned one', () => {
    expect(expectedShipDate(anItem({ deliveryConfigurations: planned }))).toEqual({
      date: EARLY,
      isUpdated: false,
    });
  });

  test("is replaced by a current delayed status' date, and marked as updated", () => {
    const item = anItem({
      deliveryConfigurations: planned,
      statuses: statusesOf(aStatus('delayed', { expectedCloseDate: LATE })),
    });
    expect(expectedShipDate(item)).toEqual({ date: LATE, isUpdated: true });
  });

  test('is also replaced if the delay has only the name fulfillmentDelayed', () => {
    const item = anItem({
      deliveryConfigurations: planned,
      statuses: statusesOf(aStatus('delayed'), aStatus('fulfillmentDelayed', { expectedCloseDate: LATE })),
    });
    expect(expectedShipDate(item)).toEqual({ date: LATE, isUpdated: true });
    const both = statusesOf(
      aStatus('fulfillmentDelayed', { expectedCloseDate: EARLY }),
      aStatus('delayed', { expectedCloseDate: LATE }),
    );
    expect(expectedShipDate(anItem({ statuses: both })).date).toBe(LATE);
  });

  test.each([
    ['a delayed status that is closed', aStatus('delayed', { state: 'closed', expectedCloseDate: LATE })],
    ['a delayed status without a date', aStatus('delayed')],
  ])('stays as planned: %s', (_title, status) => {
    const item = anItem({ deliveryConfigurations: planned, statuses: statusesOf(status) });
    expect(expectedShipDate(item)).toEqual({ date: EARLY, isUpdated: false });
  });

  test('is unknown without a plan', () => {
    expect(expectedShipDate(anItem())).toEqual({ date: null, isUpdated: false });
  });
});

describe('S2.81: the transmission of an item to its fulfiller', () => {
  const sent = aStatus('awaitingFulfillerResponse', { detail: '503 from the fulfiller', updatedDate: EARLY });

  test.each([
    ['not sent yet', anItemIn('routing'), { state: 'notSent', since: null, detail: '' }],
    [
      'sent, no response yet',
      anItem({ statuses: statusesOf(sent) }),
      { state: 'sent', since: EARLY, detail: '503 from the fulfiller' },
    ],
    [
      'responded',
      anItem({ statuses: statusesOf({ ...sent, state: 'closed', detail: '' }) }),
      { state: 'responded', since: EARLY, detail: '' },
    ],
    [
      'a step that has not started',
      anItem({ statuses: statusesOf({ ...sent, state: 'notStarted' }) }),
      { state: 'notSent', since: null, detail: '' },
    ],
    ['unknown for an item in production without this step', anItemIn('production'), null],
    ['unknown for a shipped item without this step', anItemIn('fulfilled'), null],
    [
      'unknown for an item that was cancelled in production',
      anItem({
        statuses: statusesOf(aStatus('cancelled'), aStatus('productionAccepted', { state: 'closed' })),
      }),
      null,
    ],
  ])('%s', (_title, item, expected) => {
    expect(transmission(item)).toEqual(expected);
  });
});

describe('S2.81: additional links', () => {
  const link = (href: string) => [{ href, name: null }];
  const origins = ['https://items.example', 'https://catalog.example', 'https://new.example'];
  const item = anItem({
    links: keyed({
      self: link('https://items.example/1'),
      somethingNew: link('https://new.example'),
      ecommerce: link('https://shop.example/1'),
      routedItem: link('https://items.example/2'),
      shipments: link('https://shipments.example/1'),
      productConfiguration: [...link('https://catalog.example/1'), ...link('https://catalog.example/2')],
    }),
  });

  test('pages first, then documents, unknown ones last; no other items, no shipments', () => {
    expect(additionalLinks(item, origins).map(({ rel, kind, href }) => [rel, kind, href])).toEqual([
      ['ecommerce', 'page', 'https://shop.example/1'],
      ['self', 'document', 'https://items.example/1'],
      ['productConfiguration', 'document', 'https://catalog.example/1'],
      ['productConfiguration', 'document', 'https://catalog.example/2'],
      ['somethingNew', 'document', 'https://new.example'],
    ]);
  });

  test.each([
    ['another origin', 'https://new.example:8443/'],
    ['no web page', 'javascript:alert(1)'],
    ['no URL', 'new.example/1'],
    ['a URL with a password', 'https://user:secret@new.example/'],
  ])('R45: a link to %s is no document', (_title, href) => {
    const links = additionalLinks(anItem({ links: keyed({ self: link(href) }) }), origins);
    expect(links).toMatchObject([{ rel: 'self', kind: 'page', href }]);
  });

  test('each of several links of a relation has its index', () => {
    const indexes = additionalLinks(item, origins).map(({ rel, index }) => [rel, index]);
    expect(indexes.filter(([rel]) => rel === 'productConfiguration')).toEqual([
      ['productConfiguration', 0],
      ['productConfiguration', 1],
    ]);
  });

  test('include its document and its print-ready file', () => {
    expect(additionalLinkCount(item)).toBe(5);
    expect(additionalLinkCount(anItem())).toBe(0);
    const files = {
      documentReferenceUrl: 'https://documents.example/1',
      manufacturingReadyDataUrl: 'https://print.example/1',
    };
    expect(additionalLinkCount(anItem(files))).toBe(2);
    expect(additionalLinkCount({ ...item, ...files })).toBe(7);
  });

  test('the product configuration is the first of its links', () => {
    expect(productConfigurationHref(item)).toBe('https://catalog.example/1');
    expect(productConfigurationHref(anItem())).toBeNull();
  });
});

describe('S4.23: tracking of an item with several shipments', () => {
  const aShipment = (status: string, ...trackingStatuses: string[]) => ({
    shipmentId: 's',
    status,
    shipmentCreationDateTime: null,
    packedDateTime: null,
    carrierServiceKey: '',
    recipient: '',
    items: [],
    packages: trackingStatuses.map((trackingStatus) => ({
      trackingId: '',
      trackingUrl: '',
      trackingStatus,
      dimensions: null,
      weight: null,
      items: [],
    })),
  });

  test.each([
    [
      'the earliest one',
      [aShipment('', 'DELIVERED'), aShipment('', 'IN-TRANSIT', 'OUT-FOR-DELIVERY')],
      'inTransit',
    ],
    ['an exception before everything else', [aShipment('', 'DELIVERED', 'EXCEPTIONS')], 'shipmentExceptions'],
    ["the shipment's own where its packages say nothing", [aShipment('DISPATCHED', '')], 'dispatched'],
    ['the packages before the shipment', [aShipment('DISPATCHED', 'DELIVERED')], 'delivered'],
  ])('%s', (_title, shipments, status) => {
    expect(itemShipmentStatus(shipments)).toEqual({ kind: 'known', status });
  });

  test('nothing without a status', () => {
    expect(itemShipmentStatus([])).toBeNull();
    expect(itemShipmentStatus([aShipment('')])).toBeNull();
  });
});

test('routing options are sorted by rank, those without a rank last', () => {
  const option = (fulfillerId: string, rank: number | null) => ({
    fulfillerId,
    fulfillerName: '',
    rank,
    cost: null,
    expectedArrivalDate: null,
    excludedReasons: [],
    fulfillmentConfigurationHref: null,
  });
  const sorted = [option('out', null), option('second', 2), option('first', 1)].sort(byRank);
  expect(sorted.map(({ fulfillerId }) => fulfillerId)).toEqual(['first', 'second', 'out']);
});

describe('S2.84: raw JSON starts collapsed above three entries', () => {
  test.each([
    ['three keys', { a: 1, b: 2, c: 3 }, true],
    ['four keys', { a: 1, b: 2, c: 3, d: 4 }, false],
    ['three entries', [1, 2, 3], true],
    ['four entries', [1, 2, 3, 4], false],
    ['a plain value', 'text', true],
    ['nothing', null, true],
  ])('%s', (_title, value, isExpanded) => {
    expect(startsExpanded(value)).toBe(isExpanded);
  });
});

test('R517: an item without a name is named by its short ID alone, also among several', () => {
  const items = [
    anItem({ productName: '', shortItemId: 'M-1' }),
    anItem({ itemId: 'i-2', productName: '', shortItemId: '' }),
  ];
  expect(items.map((item) => itemNameAmong(item, items))).toEqual(['M-1', 'i-2']);
});

test('R469: the name of an item contains its ID only if another item has the same product name', () => {
  const [one, two, other] = [
    anItem({ itemId: 'i-1', shortItemId: 'M1', productName: 'Cards' }),
    anItem({ itemId: 'i-2', shortItemId: '', productName: 'Cards' }),
    anItem({ itemId: 'i-3', productName: 'Flyers' }),
  ];
  const names = [one, two, other].map((item) => distinctItemName(item.productName, item, [one, two, other]));
  expect(names).toEqual(['Cards (M1)', 'Cards (i-2)', 'Flyers']);
});
