import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  filterItems,
  hasFilterFieldValues,
  isItemFilterActive,
  itemFilterChoices,
  matchesPattern,
  NO_FULFILLER,
  NO_ITEM_FILTER,
  parseItemFilter,
  withItemFilter,
} from '#domain/item/itemFilter.ts';
import { STATUS_TYPES } from '#domain/order/snapshot.ts';
import { anItem, aStatus } from '#test/domainBuilders.ts';
import { anyText, holds } from './holds.ts';

describe('S2.76: patterns', () => {
  test.each([
    ['a part is enough', 'VP-100-7-1', '100', true],
    ['upper and lower case alike', 'M4K7Q2P9XD', 'm4k7', true],
    ['blanks around it do not count', 'M4K7Q2P9XD', '  q2p9 ', true],
    ['an empty pattern takes everything', 'anything', '', true],
    ['what does not occur', 'VP-100-7-1', '8', false],
    ['a star at the end: it begins so', 'VP-100-7-1', 'vp-1*', true],
    ['and does not merely hold it', 'X-VP-100', 'vp-1*', false],
    ['a star at the beginning: it ends so', 'VP-100-7-1', '*-1', true],
    ['a star inside', 'VP-100-7-1', 'vp*7*1', true],
    ['the parts keep their order', 'VP-100-7-1', 'vp*1*7*0', false],
    ['beginning and end may not overlap', 'aba', 'ab*ba', false],
    ['stars alone take everything', 'VP', '***', true],
    ['a bracket is a bracket', 'id[1]', '[1', true],
    ['a dot is a dot', 'id-1', 'id.1', false],
    ['a backslash is a backslash', 'a\\b', '\\', true],
  ])('%s', (_title, value, pattern, matches) => {
    expect(matchesPattern(value, pattern)).toBe(matches);
  });

  test('every text is a pattern: none throws', () => {
    holds(
      fc.property(anyText({ maxLength: 30 }), anyText({ maxLength: 30 }), (value, pattern) => {
        expect(typeof matchesPattern(value, pattern)).toBe('boolean');
      }),
    );
  });

  test('a value answers to itself, to every part of it, and to it with stars around', () => {
    // Only ASCII characters, because letters whose lowercase form is longer would shift the parts.
    const text = fc.string({ maxLength: 20 }).filter((one) => !one.includes('*'));
    holds(
      fc.property(text, fc.nat(20), fc.nat(20), (value, from, length) => {
        const part = value.slice(from, from + length);
        expect(matchesPattern(value, part)).toBe(true);
        expect(matchesPattern(value, `*${part.trim()}*`)).toBe(true);
      }),
    );
  });

  test('a pattern of many stars is not slow', () => {
    const value = 'a'.repeat(50_000);
    expect(matchesPattern(value, `${'*a'.repeat(2_000)}*b`)).toBe(false);
  });
});

describe('S2.76: the four fields', () => {
  const first = anItem({
    itemId: 'i-1',
    merchantItemId: 'VP-1',
    shortItemId: 'M1',
    fulfillmentGroupId: 'g-1',
  });
  const second = anItem({
    itemId: 'i-2',
    merchantItemId: '',
    shortItemId: 'M2',
    fulfillmentGroupId: 'g-2',
    shortFulfillmentGroupId: 'FSHORT',
  });
  const ids = (filter: Partial<typeof NO_ITEM_FILTER>) =>
    filterItems([first, second], { ...NO_ITEM_FILTER, ...filter }).map((item) => item.itemId);

  test.each([
    ['nothing asked for', {}, ['i-1', 'i-2']],
    ['item id', { itemId: '2' }, ['i-2']],
    ['merchant item id', { merchantItemId: 'vp' }, ['i-1']],
    ['short item id', { shortItemId: 'm*' }, ['i-1', 'i-2']],
    ['fulfillment group id', { fulfillmentGroupId: 'G-1' }, ['i-1']],
    ['or its short id', { fulfillmentGroupId: 'fshort' }, ['i-2']],
    ['all patterns have to match', { itemId: '1', shortItemId: 'M2' }, []],
    ['blanks ask for nothing', { itemId: '   ' }, ['i-1', 'i-2']],
  ])('%s', (_title, filter, found) => {
    expect(ids(filter)).toEqual(found);
  });

  test('a field that no item has a value for is warned of', () => {
    expect(hasFilterFieldValues([first, second], 'merchantItemId')).toBe(true);
    expect(hasFilterFieldValues([second], 'merchantItemId')).toBe(false);
    expect(hasFilterFieldValues([], 'itemId')).toBe(false);
  });

  test('blanks are no filter', () => {
    expect(isItemFilterActive(NO_ITEM_FILTER)).toBe(false);
    expect(isItemFilterActive({ ...NO_ITEM_FILTER, itemId: ' ' })).toBe(false);
    expect(isItemFilterActive({ ...NO_ITEM_FILTER, shortItemId: 'M' })).toBe(true);
  });
});

describe('R71: text, status and fulfiller', () => {
  const begun = (name: string, quantity: number) => ({
    [name]: aStatus(name, { state: 'current', quantity }),
  });
  const cards = anItem({
    itemId: 'i-1',
    productName: 'Business cards',
    skuCode: 'VIP-12000',
    globalFulfillerId: 'venlo',
    quantity: 10,
    statuses: { ...begun('fulfilled', 4), ...begun('production', 6) },
  });
  const mugs = anItem({
    itemId: 'i-2',
    productName: 'Mugs',
    fulfillerItemId: 'F-77',
    skuCode: 'MUG-1',
    orderedSkuCode: 'MUG-1',
    fulfillerId: '',
    globalFulfillerId: '',
    statuses: begun('routing', 1),
  });
  const found = (filter: object) =>
    filterItems([cards, mugs], { ...NO_ITEM_FILTER, ...filter }).map(({ itemId }) => itemId);

  test.each([
    ['a part of the product', { text: 'business' }, ['i-1']],
    ['the SKU', { text: 'vip-12*' }, ['i-1']],
    ['any id', { text: 'f-77' }, ['i-2']],
    ['blanks alone find everything', { text: '  ' }, ['i-1', 'i-2']],
    ['the part that is shipped', { status: 'shipped' }, ['i-1']],
    ['and the part that is not', { status: 'production' }, ['i-1']],
    ['a fulfiller', { fulfiller: 'venlo' }, ['i-1']],
    ['none so far', { fulfiller: NO_FULFILLER }, ['i-2']],
    ['all conditions together', { text: 'mugs', fulfiller: 'venlo' }, []],
  ])('%s', (_title, filter, ids) => {
    expect(found(filter)).toEqual(ids);
  });

  test('the choices are what occurs, with how often', () => {
    expect(itemFilterChoices([cards, mugs])).toEqual({
      statuses: [
        { type: 'routing', count: 1 },
        { type: 'production', count: 1 },
        { type: 'shipped', count: 1 },
      ],
      fulfillers: [
        { id: 'venlo', count: 1 },
        { id: NO_FULFILLER, count: 1 },
      ],
    });
  });

  test('an address gives back the filter that it holds, and keeps what else is in it', () => {
    const filter = fc.record({
      text: anyText({ maxLength: 20 }),
      status: fc.constantFrom(null, ...STATUS_TYPES),
      fulfiller: anyText({ maxLength: 20 }),
      itemId: anyText({ maxLength: 20 }),
      merchantItemId: anyText({ maxLength: 20 }),
      shortItemId: anyText({ maxLength: 20 }),
      fulfillmentGroupId: anyText({ maxLength: 20 }),
    });
    holds(
      fc.property(filter, (wanted) => {
        const params = withItemFilter(new URLSearchParams('view=items'), wanted);
        const read = new URLSearchParams(params.toString());
        expect(withItemFilter(new URLSearchParams(), parseItemFilter(read)).toString()).toBe(
          withItemFilter(new URLSearchParams(), wanted).toString(),
        );
        expect(read.get('view')).toBe('items');
      }),
    );
  });

  test('a status that nobody knows filters nothing', () => {
    expect(isItemFilterActive(parseItemFilter(new URLSearchParams('itemStatus=flying')))).toBe(false);
  });
});
