import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isIdList, missingIds } from '#domain/search/missingIds.ts';
import { anItem, anOrder } from '#test/domainBuilders.ts';

const ORDER = anOrder({
  orderId: 'o-1001',
  merchantOrderId: 'VP-2002',
  items: [
    anItem({
      itemId: 'i-3003',
      merchantItemId: 'VP-2002-1',
      fulfillerItemId: 'F-55-1',
      fulfillerOrderId: 'F-5500',
      shortItemId: 'M4K7Q2P9XD',
      fulfillmentGroupId: 'g-6006',
      shortFulfillmentGroupId: 'S7S7S7',
    }),
  ],
});

test('R90: the short IDs without an order that starts with them', () => {
  const order = anOrder({ orderId: 'e59d2f1d-9a0e-4f0b-8c37-2d1f6f5f0b11' });
  expect(missingIds('e59d2f1d* 12345678*', [order])).toEqual(['12345678']);
});

describe('R193: a UUID and its short form are one ID', () => {
  const whole = 'e9314788-9a0e-4f0b-8c37-2d1f6f5f0b11';
  const other = '12345678-9a0e-4f0b-8c37-2d1f6f5f0b11';
  const order = anOrder({ orderId: whole });

  test.each([
    ['both are found', `${whole} e9314788 9999`, ['9999']],
    ['the short form comes first', `E9314788 ${whole} 9999`, ['9999']],
    ['a short form without a wildcard is found', 'e9314788 9999', ['9999']],
    ['eight digits are found too', `12345678 9999 ${whole}`, ['12345678', '9999']],
    ['a missing order is named once, by its UUID', `${other} 12345678 e9314788`, [other]],
    ['a missing order in two letter cases is named once', `ABCD0123 abcd0123 ${whole}`, ['ABCD0123']],
    ['a wildcard counts the same', `${other} 12345678* e9314788*`, [other]],
    ['eight characters that begin another ID are no short form', `VP-20021 ${whole}`, ['VP-20021']],
  ])('%s', (_title, text, missing) => {
    expect(missingIds(text, [order, anOrder({ orderId: 'VP-20021-1' })])).toEqual(missing);
  });

  test('a UUID with its short form is no list', () => {
    expect(isIdList(`${whole} e9314788`)).toBe(false);
  });
});

describe('R3: the listed IDs that were not found', () => {
  test.each([
    [
      'orders and items, in every format',
      'o-1001 VP-2002 i-3003 F-5500 m4k7q2p9xd g-6006 S7S7S7 9999',
      ['9999'],
    ],
    ['copied from a list', 'o-1001,9999;8888', ['9999', '8888']],
    ['in quotes', '+"o-1001" "9999"', ['9999']],
    ['each once', '9999 o-1001 9999', ['9999']],
    ['all found', 'o-1001 VP-2002', []],
    ['none found: the text is not a list of IDs', '8888 9999', []],
    ['words beside an ID', 'o-1001 9999 mug', []],
    ['a name with a number', 'Ana 2', []],
    ['a wildcard', 'o-1001 99*', []],
    ['an exclusion', 'o-1001 -9999', []],
    ['a phrase', 'o-1001 "9999 8888"', []],
    ['no text', '', []],
  ])('%s', (_title, text, missing) => {
    expect(missingIds(text, [ORDER])).toEqual(missing);
  });

  test('each ID was typed, and belongs to no order', () => {
    const id = fc.stringMatching(/^[a-z]{3}\d{2}$/);
    fc.assert(
      fc.property(fc.uniqueArray(id, { minLength: 1 }), fc.array(id), (typed, found) => {
        const orders = found.map((orderId) => anOrder({ orderId, merchantOrderId: '', items: [] }));
        const missing = missingIds(typed.join(' '), orders);
        const unknown = typed.filter((one) => !found.includes(one));
        expect(missing).toEqual(unknown.length < typed.length ? unknown : []);
      }),
    );
  });
});
