import { DAY_MS, toIso } from '#domain/time/time.ts';
import { notFound } from '../httpError.ts';
import { readItem, requireMerchantRole } from '../readableRecords.ts';
import { ok, type ReceivedCall, type Reply } from '../route.ts';

/**
 * Responds to the item's links to the buyer's prices (docs/platform/item-links.md). Throws 404 if the item
 * has no price.
 */
export function readBuyerPrice(call: ReceivedCall, chargeType: 'item' | 'shipping'): Reply {
  const { item, record } = requireMerchantRole(readItem(call));
  const price = item.itemPricing;
  if (!price) throw notFound('A buyer price');
  return ok({
    priceId: `${chargeType}-${item.shortItemId}`,
    amount: chargeType === 'item' ? price.basePrice : price.shipping,
    currency: price.currencyCode,
    chargeType,
    createdAt: record.order?.createdDate ?? null,
  });
}

export function readCartEvaluation(call: ReceivedCall): Reply {
  const { item } = requireMerchantRole(readItem(call));
  return ok({
    cartEvaluationId: `CE-${item.shortItemId}`,
    quantity: item.quantity,
    skuCode: item.orderedSkuCode,
    price: item.itemPricing,
    result: 'acceptable',
  });
}

export function readDeliveryDates(call: ReceivedCall): Reply {
  const { item } = requireMerchantRole(readItem(call));
  const promised = Date.parse(String(item.promisedArrivalDate));
  const days = Number.isNaN(promised) ? [] : [-2, -1, 0].map((days) => promised + days * DAY_MS);
  return ok({
    deliveryDates: days.map((time) => ({
      arrivalDate: toIso(time),
      isGuaranteed: time === promised,
    })),
  });
}

export function readQuoteItem(call: ReceivedCall): Reply {
  const { item } = requireMerchantRole(readItem(call));
  return ok({ quoteId: `Q-${item.shortItemId}`, quantity: item.quantity, price: item.transferPrice });
}
