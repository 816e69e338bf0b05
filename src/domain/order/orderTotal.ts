import type { Item, ItemPrice } from '#domain/item/item.ts';
import { type Money, type MoneyByCurrency, sumByCurrency } from '#domain/money.ts';
import type { Order } from './order.ts';

function withShipping(price: ItemPrice): Money {
  return { amount: price.basePrice + price.shippingPrice, currency: price.currencyCode };
}

/**
 * The customer's price of an item with shipping, or else the customs price paid; null if both are unknown.
 */
export function itemTotal(item: Item): Money | null {
  const price = item.itemPricing ?? item.customsPricePaid;
  return price && withShipping(price);
}

/** S2.52: the sum of the items' totals, per currency. */
export function customerTotal(order: Pick<Order, 'items'>): MoneyByCurrency {
  return sumByCurrency(order.items.map(itemTotal).filter((total) => total !== null));
}
