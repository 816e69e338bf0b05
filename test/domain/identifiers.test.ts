import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DEFAULT_ID_FORMAT,
  ID_FORMATS,
  isIdFormat,
  isUuidLike,
  itemIdentifiers,
  itemIdInFormat,
  orderIdsInFormat,
  orderLabel,
  shortId,
  shortItemLabel,
  shortUuids,
} from '#domain/identifiers.ts';
import { groupItems, TESTING_CONFIGURATIONS } from '#domain/order/order.ts';
import { CHANGE_REQUEST_TYPES, CLAIM_TYPES, COMPLAINT_TYPES } from '#domain/search/searchCriteria.ts';
import { aGroup, anItem, anOrder } from '#test/domainBuilders.ts';
import { anyText, holds } from './holds.ts';

const UUID = '10000000-0000-4000-a000-000000000001';
const ITEM = anItem({ itemId: 'p', merchantItemId: 'm', fulfillerItemId: 'f', shortItemId: 's' });
const NAMELESS = anItem({ itemId: 'p', merchantItemId: '', fulfillerItemId: '', shortItemId: '' });

describe('S9.17: the ID formats', () => {
  test('are platform (the default), merchant, fulfiller and short', () => {
    expect(ID_FORMATS).toEqual(['platform', 'merchant', 'fulfiller', 'short']);
    expect(DEFAULT_ID_FORMAT).toBe('platform');
    expect(ID_FORMATS.every(isIdFormat)).toBe(true);
  });

  test.each(['', 'Platform', null, undefined, 0, ['platform'], 'toString'])('%j is none', (value) => {
    expect(isIdFormat(value)).toBe(false);
  });
});

describe('S9.17: the values known to filters', () => {
  test.each([
    ['order types', TESTING_CONFIGURATIONS, 'ship donotship donotproduce donottransmit donotprepare'],
    ['claim filters', CLAIM_TYPES, 'claims reorderClaim'],
    ['complaint filters', COMPLAINT_TYPES, 'complaints reorderComplaint'],
    ['change request types', CHANGE_REQUEST_TYPES, 'artwork delivery shipmentRequirement'],
  ])('%s', (_title, values, expected) => {
    expect(values.join(' ')).toBe(expected);
  });
});

describe('S3.12: the IDs of an item', () => {
  test.each([
    ['platform', 'p', 'p'],
    ['merchant', 'm', null],
    ['fulfiller', 'f', null],
    ['short', 's', null],
  ] as const)('in the format %s', (format, whole, nameless) => {
    expect(itemIdInFormat(ITEM, format)).toBe(whole);
    expect(itemIdInFormat(NAMELESS, format)).toBe(nameless);
  });

  const uuid = '3f1c1f5a-9a0e-4f0b-8c37-2d1f6f5f0b11';
  test.each([
    ['an ID in another form is complete', ITEM, 'platform', 'p'],
    ['the requested format stays', anItem({ itemId: uuid, merchantItemId: 'VP-1' }), 'merchant', 'VP-1'],
    [
      'the short ID replaces a UUID',
      anItem({ itemId: uuid, shortItemId: 'MXKYAY8NVA' }),
      'platform',
      'MXKYAY8NVA',
    ],
    [
      'its first eight characters without a short ID',
      anItem({ itemId: uuid, shortItemId: '' }),
      'platform',
      '3f1c1f5a',
    ],
    ['the same for a format the item lacks', anItem({ itemId: uuid, shortItemId: '' }), 'short', '3f1c1f5a'],
  ] as const)('R90: in a row, %s', (_title, item, format, expected) => {
    expect(shortItemLabel(item, format)).toBe(expected);
  });

  test('S2.37: an item matches all four, and never an empty one', () => {
    expect(itemIdentifiers(ITEM)).toEqual(['p', 'm', 'f', 's']);
    expect(itemIdentifiers(NAMELESS)).toEqual(['p']);
  });
});

describe('S2.45, S2.46: the IDs of an order', () => {
  const order = anOrder({
    orderId: 'o',
    merchantOrderId: 'VP-1',
    fulfillmentGroups: [],
    items: [
      anItem({ fulfillerOrderId: 'FO-1', shortFulfillmentGroupId: 'G1' }),
      anItem({ fulfillerOrderId: 'FO-1', shortFulfillmentGroupId: 'G2' }),
      anItem({ fulfillerOrderId: 'FO-2', shortFulfillmentGroupId: '' }),
      anItem({ fulfillerOrderId: '', shortFulfillmentGroupId: 'G1' }),
    ],
  });
  const nameless = anOrder({
    orderId: 'o',
    merchantOrderId: '',
    fulfillmentGroups: [],
    items: [NAMELESS].map((item) => ({ ...item, fulfillerOrderId: '', shortFulfillmentGroupId: '' })),
  });

  test.each([
    ['platform', ['o'], 'o', ['o']],
    ['merchant', ['VP-1'], 'VP-1', []],
    ['fulfiller', ['FO-1', 'FO-2'], 'FO-1, FO-2', []],
    ['short', ['G1', 'G2'], 'G1, G2', []],
  ] as const)('in the format %s: each once, without blanks', (format, ids, label, ofNameless) => {
    expect(orderIdsInFormat(order, format)).toEqual(ids);
    expect(orderLabel(order, format)).toBe(label);
    expect(orderIdsInFormat(nameless, format)).toEqual(ofNameless);
  });

  test.each(ID_FORMATS)('a heading is never empty: without the %s ID it is the platform ID', (format) => {
    expect(orderLabel(nameless, format)).toBe('o');
    expect(orderLabel({ ...nameless, items: [] }, format)).toBe('o');
  });

  test('R389: the short IDs of the groups are known before the items', () => {
    const fulfillmentGroups = [aGroup({ shortFulfillmentGroupId: 'G1' })];
    expect(orderIdsInFormat({ ...order, fulfillmentGroups, items: [] }, 'short')).toEqual(['G1']);
    expect(orderIdsInFormat({ ...order, fulfillmentGroups }, 'short')).toEqual(['G1', 'G2']);
  });
});

describe('S2.27: labels that look like UUIDs', () => {
  test.each([
    ['0b6c6c1e-6a8e-4b7a-9d6e-1f2a3b4c5d6e', true],
    ['0B6C6C1E-6A8E-4B7A-9D6E-1F2A3B4C5D6E', true],
    [' 0b6c6c1e-6a8e-4b7a-9d6e-1f2a3b4c5d6e ', true],
    ['0b6c6c1e6a8e4b7a9d6e1f2a3b4c5d6e', false],
    ['x0b6c6c1e-6a8e-4b7a-9d6e-1f2a3b4c5d6e', false],
    ['0b6c6c1e-6a8e-4b7a-9d6e-1f2a3b4c5d6g', false],
    ['acme-print', false],
    ['', false],
  ])('%j: %s', (label, expected) => {
    expect(isUuidLike(label)).toBe(expected);
  });

  test('every UUID does, and no other text', () => {
    holds(fc.property(fc.uuid(), (uuid) => isUuidLike(uuid)));
    holds(fc.property(anyText(), (text) => !isUuidLike(text)));
  });
});

describe('the items of a fulfillment group', () => {
  const items = [
    anItem({ itemId: '1', fulfillmentGroupId: 'g' }),
    anItem({ itemId: '2', fulfillmentGroupId: '' }),
    anItem({ itemId: '3', fulfillmentGroupId: 'h' }),
  ];
  const idsIn = (group: Parameters<typeof aGroup>[0]) =>
    groupItems(anOrder({ items }), aGroup(group)).map(({ itemId }) => itemId);

  test.each([
    ['those that name it', { fulfillmentGroupId: 'g', itemIds: [] }, ['1']],
    ['those it names', { fulfillmentGroupId: 'x', itemIds: ['2', '3'] }, ['2', '3']],
    [
      'both, each once, in the order of the items',
      { fulfillmentGroupId: 'g', itemIds: ['2', '1'] },
      ['1', '2'],
    ],
    ['none, for unknown IDs', { fulfillmentGroupId: 'x', itemIds: ['9'] }, []],
    ['no items without a group, if the group has no ID', { fulfillmentGroupId: '', itemIds: [] }, []],
  ])('are %s', (_title, group, expected) => {
    expect(idsIn(group)).toEqual(expected);
  });
});

describe('a short ID', () => {
  test.each([
    ['fabf8cca-eac3-447d-a0d8-757e205a6600', 'fabf8cca'],
    ['VP-1214-7', 'VP-1214-7'],
    ['', ''],
  ])('%s is %s', (id, short) => {
    expect(shortId(id)).toBe(short);
  });
});

test.each([
  ['e59d2f1d', true],
  [' E59D2F1D ', true],
  ['12345678', false],
  ['e59d2f1', false],
  ['e59d2f1d*', false],
])('R90: “%s” may be the short form of a UUID: %s', (text, isShort) => {
  expect(shortUuids([text.trim()])).toEqual(isShort ? [text.trim()] : []);
});

test.each([
  ['eight digits beside a short form with letters', ['e59d2f1d', '12345678'], ['e59d2f1d', '12345678']],
  ['eight digits beside a whole UUID', [UUID, '12345678'], ['12345678']],
  ['a short form beside another ID', ['VP-1', 'e59d2f1d'], ['e59d2f1d']],
  ['eight digits beside another ID', ['VP-1', '12345678'], []],
])('R90: the short forms in a list: %s', (_title, ids, short) => {
  expect(shortUuids(ids)).toEqual(short);
});
