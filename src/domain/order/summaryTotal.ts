import { byKey } from '#domain/byKey.ts';
import type { Item, ItemPrice } from '#domain/item/item.ts';
import { type Money, type MoneyByCurrency, moneyList, sumByCurrency } from '#domain/money.ts';
import { missingItemIds, type Order } from './order.ts';

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

/** S3.3: the order's own customer prices, or else its total price; empty if both are unknown. */
function statedTotal({ customerPrices, totalPrice, currencyCode }: Order): MoneyByCurrency {
  if (moneyList(customerPrices).length > 0 || totalPrice === null) return customerPrices;
  return byKey([[currencyCode, totalPrice]]);
}

/**
 * R183: the order's total per currency: the sum of its items. If an item has no price or is not loaded, the
 * order's own prices are used instead, if it has any.
 */
export function summaryTotal(order: Order): MoneyByCurrency {
  const ofItems = customerTotal(order);
  const isComplete =
    order.items.length > 0 && order.items.every(itemTotal) && missingItemIds(order).length === 0;
  const stated = isComplete ? ofItems : statedTotal(order);
  return moneyList(stated).length > 0 ? stated : ofItems;
}
