import type { ItemDocument, PriceDocument } from '../documents.ts';
import type { Random } from '../random.ts';
import type { ItemPlan } from './planItem.ts';

/** Units of each currency per euro. */
const RATES: Readonly<Record<string, number>> = {
  EUR: 1,
  GBP: 0.86,
  USD: 1.09,
  CAD: 1.48,
  CHF: 0.96,
  SEK: 11.4,
  PLN: 4.3,
  DKK: 7.46,
};

function money(euro: number, currency: string): number {
  return Math.round(euro * (RATES[currency] ?? 1) * 100) / 100;
}

/** The price in euros that the customer pays for the item. Larger quantities cost less per piece. */
function productPrice(item: ItemPlan): number {
  const least = item.product.quantities[0] ?? 1;
  const discount = (least / item.quantity) ** 0.25;
  return Math.max(4.99, item.product.unitPrice * item.quantity * discount);
}

type Prices = Required<Pick<ItemDocument, 'itemPricing' | 'customsInformation' | 'transferPrice'>>;

/** The three prices of an item (S3.16). One item in thirty has no `itemPricing`. */
export function makePrices(item: ItemPlan, currency: string, random: Random): Prices {
  const euro = productPrice(item);
  const shipping = random.pick([0, 3.95, 4.5, 5.95, 7.9]);
  const paid: PriceDocument = {
    basePrice: money(euro, currency),
    shippingPrice: money(shipping, currency),
    currencyCode: currency,
  };
  const isPriced = !random.chance(1 / 30);
  return {
    itemPricing: isPriced
      ? { basePrice: paid.basePrice, shipping: paid.shippingPrice, currencyCode: currency }
      : null,
    customsInformation: { pricePaid: paid, listPrice: { ...paid, basePrice: money(euro * 1.2, currency) } },
    transferPrice: {
      basePrice: money(euro * 0.44, 'EUR'),
      shippingPrice: money(shipping * 0.6, 'EUR'),
      currencyCode: 'EUR',
      shippingCurrencyCode: random.chance(0.05) ? currency : 'EUR',
    },
  };
}
