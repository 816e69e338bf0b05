import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { itemSchema } from '#api/wire/itemWire.ts';
import type { Item } from '#domain/item/item.ts';
import { WIRE_ITEM } from './wireSamples.ts';

const read = (wire: unknown): Item => v.parse(itemSchema, wire);
const changed = (over: Record<string, unknown>) => read({ ...WIRE_ITEM, ...over });
const WHOLE = read(WIRE_ITEM);

describe('prices (S3.16 to S3.19)', () => {
  test.each([
    ['shipping', { basePrice: 1, shipping: 2, currencyCode: 'EUR' }, 2],
    ['shippingPrice', { basePrice: 1, shippingPrice: 3, currencyCode: 'EUR' }, 3],
    ['neither', { basePrice: 1, currencyCode: 'EUR' }, 0],
  ])('shipping is read from %s', (_title, wire, shippingPrice) => {
    const expected = { basePrice: 1, shippingPrice, currencyCode: 'EUR' };
    expect(changed({ itemPricing: wire }).itemPricing).toEqual(expected);
    expect(changed({ customsInformation: { pricePaid: wire } }).customsPricePaid).toEqual(expected);
  });

  test.each([
    ['no amount', { shipping: 2, currencyCode: 'EUR' }],
    ['a null amount', { basePrice: null, currencyCode: 'EUR' }],
    ['an amount that is not a number', { basePrice: '20,00', currencyCode: 'EUR' }],
    ['no currency', { basePrice: 20 }],
  ])('a price with %s is no price, and not zero', (_title, wire) => {
    const found = changed({
      itemPricing: wire,
      transferPrice: wire,
      customsInformation: { pricePaid: wire },
    });
    expect([found.itemPricing, found.transferPrice, found.customsPricePaid]).toEqual([null, null, null]);
  });

  test('a price of zero is a price', () => {
    expect(changed({ itemPricing: { basePrice: 0, currencyCode: 'EUR' } }).itemPricing?.basePrice).toBe(0);
  });

  test('the shipping currency of a transfer price is its own, else that of the price', () => {
    const price = { basePrice: 1, currencyCode: 'EUR' };
    expect(changed({ transferPrice: price }).transferPrice?.shippingCurrencyCode).toBe('EUR');
    expect(WHOLE.transferPrice?.shippingCurrencyCode).toBe('GBP');
  });
});
