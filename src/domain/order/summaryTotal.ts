import { byKey } from '#domain/byKey.ts';
import { type MoneyByCurrency, moneyList } from '#domain/money.ts';
import { missingItemIds } from './listedItems.ts';
import type { Order } from './order.ts';
import { customerTotal, itemTotal } from './orderTotal.ts';

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
