import { createClaimUrl } from '#domain/console/externalPages.ts';
import { type Item, itemFulfillerId } from '#domain/item/item.ts';
import { isReorderable, isRoutingSuspended } from '#domain/item/itemStage.ts';
import type { Order } from '#domain/order/order.ts';
import {
  canActForFulfiller,
  canCancelOrClear,
  canClaim,
  canReadMerchant,
  canReorder,
  canUpdate,
  hasDeveloperTools,
} from '#domain/permissions.ts';
import type { ActionContext, OfferContext, OrderAction, UnavailableReason } from './actionDefinition.ts';
import {
  whyNotCancelItem,
  whyNotCancelOrder,
  whyNotChangeAddress,
  whyNotClearAlerts,
  whyNotRejectItem,
  whyNotRetryRouting,
  whyNotUpdateStatus,
} from './actionRules.ts';
import { whyNotRedirect } from './redirect.ts';

/** Raw documents contain prices, so only users with read access to the merchant can see them (S6.8). */
function canSeeDocument({ order, item, permissions }: OfferContext): boolean {
  return canReadMerchant(permissions, (item ?? order).merchantId);
}

/** Returns a function that applies `rule` to the context's item. Without an item, it returns `otherwise`. */
function ofItem<T, Context extends OfferContext>(rule: (item: Item, context: Context) => T, otherwise: T) {
  return (context: Context): T => (context.item ? rule(context.item, context) : otherwise);
}

const canCancelOrClearAlerts = ({ order, permissions }: OfferContext) =>
  canCancelOrClear(permissions, order.merchantId);
const canUpdateOrder = ({ order, permissions }: OfferContext) => canUpdate(permissions, order.merchantId);
const always = () => null;

/** Returns 'itemsMissing' if no items are loaded, so that the console cannot decide; otherwise null. */
function itemsMissingReason({ items }: Order): UnavailableReason | null {
  return items.length === 0 ? 'itemsMissing' : null;
}

/** S5.18: the reason why no item of the order can be reordered, or null. */
function whyNotReorder(order: Order): UnavailableReason | null {
  return order.items.some(isReorderable) ? null : (itemsMissingReason(order) ?? 'nothingToReorder');
}

/** R395: a reorder and a redirect load data that only users who can read the merchant's orders get. */
function whyNotReadable({ order, permissions }: ActionContext): UnavailableReason | null {
  return canReadMerchant(permissions, order.merchantId) ? null : 'merchantUnreadable';
}

/** S6.9: a reorder or redirect requires `create:order`. */
function canPlaceReorder({ order, permissions }: OfferContext): boolean {
  return canReorder(permissions, order.merchantId);
}

export const ORDER_ACTIONS: readonly OrderAction[] = [
  {
    id: 'reorder',
    offeredFor: ['order', 'item', 'items'],
    needsEveryItem: true,
    isPermitted: canPlaceReorder,
    whyNot: (context) => whyNotReadable(context) ?? whyNotReorder(context.order),
  },
  {
    id: 'redirect',
    offeredFor: ['order', 'item', 'items'],
    needsEveryItem: true,
    // S4.51: a redirect is available only if every item of the order allows it.
    dependsOn: 'wholeOrder',
    isPermitted: canPlaceReorder,
    whyNot: (context) =>
      whyNotReadable(context) ?? itemsMissingReason(context.order) ?? whyNotRedirect(context.order.items),
  },
  {
    id: 'cancelOrder',
    offeredFor: ['order'],
    needsEveryItem: true,
    isPermitted: canCancelOrClearAlerts,
    whyNot: ({ order, allowed }) => whyNotCancelOrder(order, allowed),
  },
  {
    id: 'clearAlerts',
    offeredFor: ['order', 'items'],
    isPermitted: canCancelOrClearAlerts,
    whyNot: ({ order, now }) => whyNotClearAlerts(order.items, now),
  },
  {
    id: 'changeAddress',
    offeredFor: ['order'],
    needsEveryItem: true,
    dependsOn: 'wholeGroups',
    isPermitted: canUpdateOrder,
    whyNot: ({ order, allowed }) => whyNotChangeAddress(order, allowed),
  },
  {
    id: 'updateStatus',
    offeredFor: ['order', 'item', 'items'],
    isPermitted: ({ order, permissions }) =>
      order.items.some((item) => canActForFulfiller(permissions, itemFulfillerId(item))),
    whyNot: ({ order, permissions }) => whyNotUpdateStatus(order, permissions),
  },
  {
    id: 'callback',
    offeredFor: ['order'],
    isPermitted: ({ order, permissions }) =>
      canReadMerchant(permissions, order.merchantId) && hasDeveloperTools(permissions, order.merchantId),
    whyNot: always,
  },
  {
    id: 'createClaim',
    offeredFor: ['order'],
    isPermitted: ({ order, permissions, pages }) =>
      pages.createClaim !== null && canClaim(permissions, order.merchantId),
    whyNot: always,
    link: ({ order, pages }) =>
      pages.createClaim && createClaimUrl(pages.createClaim, order.orderId, order.merchantId),
  },
  {
    id: 'cancelItem',
    offeredFor: ['item'],
    isPermitted: canCancelOrClearAlerts,
    whyNot: ofItem((item, { allowed }) => whyNotCancelItem(item, allowed), null),
  },
  {
    id: 'rejectItem',
    offeredFor: ['item'],
    isPermitted: ofItem(
      (item, { permissions }) => canActForFulfiller(permissions, itemFulfillerId(item)),
      false,
    ),
    whyNot: ofItem(whyNotRejectItem, null),
  },
  {
    id: 'retryRouting',
    offeredFor: ['item'],
    isPermitted: canUpdateOrder,
    // S4.20
    isApplicable: ofItem(isRoutingSuspended, false),
    whyNot: ofItem(whyNotRetryRouting, null),
  },
  {
    id: 'clearItemAlerts',
    offeredFor: ['item'],
    isPermitted: canCancelOrClearAlerts,
    whyNot: ofItem((item, { now }) => whyNotClearAlerts([item], now), null),
  },
  {
    id: 'orderJson',
    offeredFor: ['order'],
    isPermitted: canSeeDocument,
    whyNot: always,
  },
  {
    id: 'itemJson',
    offeredFor: ['item'],
    isPermitted: canSeeDocument,
    whyNot: always,
  },
];
