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
import { STATUS_TYPES } from '#domain/item/statusParts.ts';
import { anItem, aStatus } from '#test/domainBuilders.ts';
import { anyText, holds } from './holds.ts';

describe('S2.76: patterns', () => {
  test.each([
    ['part of the value is enough', 'VP-100-7-1', '100', true],
    ['upper or lower case', 'M4K7Q2P9XD', 'm4k7', true],
    ['accents that are not typed (R605)', 'Cartón de Señor Müller', 'carton*senor mul*', true],
    ['accents that are typed as two characters (R605)', 'Müller', 'mu\u0308l', true],
    ['blanks around it do not matter', 'M4K7Q2P9XD', '  q2p9 ', true],
    ['an empty pattern matches everything', 'anything', '', true],
    ['text that does not occur', 'VP-100-7-1', '8', false],
    ['a star at the end: it starts with this', 'VP-100-7-1', 'vp-1*', true],
    ['and does not only contain it', 'X-VP-100', 'vp-1*', false],
    ['a star at the start: it ends with this', 'VP-100-7-1', '*-1', true],
    ['a star inside', 'VP-100-7-1', 'vp*7*1', true],
    ['the parts keep their order', 'VP-100-7-1', 'vp*1*7*0', false],
    ['start and end cannot overlap', 'aba', 'ab*ba', false],
    ['stars alone match everything', 'VP', '***', true],
    ['a bracket is a bracket', 'id[1]', '[1', true],
    ['a dot is a dot', 'id-1', 'id.1', false],
    ['a backslash is a backslash', 'a\\b', '\\', true],
  ])('%s', (_title, value, pattern, matches) => {
    expect(matchesPattern(value, pattern)).toBe(matches);
  });

  test('every text is a valid pattern: none throws', () => {
    holds(
      fc.property(anyText({ maxLength: 30 }), anyText({ maxLength: 30 }), (value, pattern) => {
        expect(typeof matchesPattern(value, pattern)).toBe('boolean');
      }),
    );
  });

  test('a value matches itself, every part of it, and itself with stars around it', () => {
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
    filterItems([first, second], { ...NO_ITEM_FILTER, ...filter }, []).map((item) => item.itemId);

  test.each([
    ['no filter', {}, ['i-1', 'i-2']],
    ['item ID', { itemId: '2' }, ['i-2']],
    ['merchant item ID', { merchantItemId: 'vp' }, ['i-1']],
    ['short item ID', { shortItemId: 'm*' }, ['i-1', 'i-2']],
    ['fulfillment group ID', { fulfillmentGroupId: 'G-1' }, ['i-1']],
    ['or its short ID', { fulfillmentGroupId: 'fshort' }, ['i-2']],
    ['all patterns have to match', { itemId: '1', shortItemId: 'M2' }, []],
    ['blanks are ignored', { itemId: '   ' }, ['i-1', 'i-2']],
  ])('%s', (_title, filter, found) => {
    expect(ids(filter)).toEqual(found);
  });

  test('a field without a value in any item causes a warning', () => {
    expect(hasFilterFieldValues([first, second], 'merchantItemId')).toBe(true);
    expect(hasFilterFieldValues([second], 'merchantItemId')).toBe(false);
    expect(hasFilterFieldValues([], 'itemId')).toBe(false);
  });

  test('blanks do not filter', () => {
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
    fulfillerOrderId: 'FO-88',
    printJob: { status: 'accepted', message: '', shortId: 'PJ-91' },
    skuCode: 'MUG-1',
    orderedSkuCode: 'MUG-1',
    fulfillerId: '',
    globalFulfillerId: '',
    statuses: begun('routing', 1),
  });
  const found = (filter: object) =>
    filterItems([cards, mugs], { ...NO_ITEM_FILTER, ...filter }, []).map(({ itemId }) => itemId);

  test.each([
    ['a part of the product name', { text: 'business' }, ['i-1']],
    ['the SKU', { text: 'vip-12*' }, ['i-1']],
    ['any ID', { text: 'f-77' }, ['i-2']],
    ['the ID of its order at the fulfiller', { text: 'fo-88' }, ['i-2']],
    ['the ID of its print job', { text: 'pj-91' }, ['i-2']],
    ['blanks alone find everything', { text: '  ' }, ['i-1', 'i-2']],
    ['the part that is shipped', { status: 'shipped' }, ['i-1']],
    ['and the part that is not', { status: 'production' }, ['i-1']],
    ['a fulfiller', { fulfiller: 'venlo' }, ['i-1']],
    ['no fulfiller yet', { fulfiller: NO_FULFILLER }, ['i-2']],
    ['all conditions together', { text: 'mugs', fulfiller: 'venlo' }, []],
  ])('%s', (_title, filter, ids) => {
    expect(found(filter)).toEqual(ids);
  });

  test('the choices are the existing values with their counts', () => {
    expect(itemFilterChoices([cards, mugs], null, '', [])).toEqual({
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

  test('R261: the choices include a chosen value that no item has', () => {
    const { statuses, fulfillers } = itemFilterChoices([mugs], 'rejected', 'gone', []);
    expect(statuses).toContainEqual({ type: 'rejected', count: 0 });
    expect(fulfillers.at(-1)).toEqual({ id: 'gone', count: 0 });
  });

  test('R531: a fulfiller that items name by either of its IDs is one choice, which finds all of them', () => {
    const posters = anItem({ itemId: 'i-3', fulfillerId: 'V-1', globalFulfillerId: '' });
    const known = [
      { fulfillerId: 'elbe', internalFulfillerId: '', name: 'Elbe' },
      { fulfillerId: 'venlo', internalFulfillerId: 'v-1', name: 'Printworks Venlo' },
    ];
    const items = [posters, cards, mugs];
    for (const chosen of ['', 'venlo', 'V-1']) {
      expect(itemFilterChoices(items, null, chosen, known).fulfillers).toEqual([
        { id: 'venlo', count: 2 },
        { id: NO_FULFILLER, count: 1 },
      ]);
    }
    const foundOf = (fulfiller: string) =>
      filterItems(items, { ...NO_ITEM_FILTER, fulfiller }, known).map(({ itemId }) => itemId);
    expect(foundOf('venlo')).toEqual(['i-3', 'i-1']);
    expect(foundOf('V-1')).toEqual(['i-3', 'i-1']);
    expect(foundOf(NO_FULFILLER)).toEqual(['i-2']);
  });

  test('a URL returns the filter that it contains, and keeps its other parameters', () => {
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

  test('an unknown status filters nothing', () => {
    expect(isItemFilterActive(parseItemFilter(new URLSearchParams('itemStatus=flying')))).toBe(false);
  });
});
