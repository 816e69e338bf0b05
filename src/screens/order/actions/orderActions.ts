import type { IconName } from '#components/iconNames.ts';
import {
  type ActionObstacle,
  whyNotCancelItem,
  whyNotCancelOrder,
  whyNotChangeAddress,
  whyNotClearAlerts,
  whyNotRejectItem,
  whyNotRetryRouting,
  whyNotUpdateStatus,
} from '#domain/actions/actionRules.ts';
import type { AllowedActionsState } from '#domain/actions/allowedActions.ts';
import { type RedirectObstacle, whyNotRedirect } from '#domain/actions/redirect.ts';
import { type Item, itemFulfillerId } from '#domain/item/item.ts';
import { isReorderable, isRoutingSuspended } from '#domain/item/itemStatus.ts';
import { createClaimUrl } from '#domain/order/createClaim.ts';
import type { Order } from '#domain/order/order.ts';
import {
  canActForFulfiller,
  canCancelOrClear,
  canClaim,
  canReadMerchant,
  canReorder,
  canUpdate,
  hasDeveloperTools,
  type Permissions,
} from '#domain/permissions.ts';
import type { PageUrls } from '#store/console/configurationSlice.ts';
import type { ModalId } from '../dialogs/modalProps.ts';

export interface ActionContext {
  order: Order;
  /** null for an action on the whole order. */
  item: Item | null;
  permissions: Permissions;
  /** The actions that the platform currently allows, or why they are unknown. */
  allowed: AllowedActionsState;
  pages: PageUrls;
  /** Whether the items are loaded, are still loading, or could not be loaded, all or some. */
  itemsState: 'loaded' | 'loading' | 'failed';
  /** Epoch milliseconds. */
  now: number;
}

/** The actions that open a modal, which has the same name. */
const MODAL_ACTION_IDS = [
  'reorder',
  'redirect',
  'cancelOrder',
  'cancelItem',
  'rejectItem',
  'retryRouting',
  'clearAlerts',
  'clearItemAlerts',
  'changeAddress',
  'updateStatus',
  'callback',
  'orderJson',
  'itemJson',
  'cancelItems',
  'rejectItems',
  'retryRoutings',
] as const satisfies readonly ModalId[];

/** The IDs of all actions; the text of each is `actions:label.<id>`. */
export const ACTION_IDS = [...MODAL_ACTION_IDS, 'createClaim'] as const;
export type ActionId = (typeof ACTION_IDS)[number];

export function opensModal(id: ActionId): id is (typeof MODAL_ACTION_IDS)[number] {
  return id !== 'createClaim';
}

/** The reason why an action is currently unavailable; the text is `actions:whyNot.<reason>`. */
export type UnavailableReason =
  | ActionObstacle
  | RedirectObstacle
  | 'nothingToReorder'
  | 'notPermitted'
  | 'noneOfItems';

/** The definition of an action. Menus, buttons and the command palette use it. */
export interface OrderAction {
  id: ActionId;
  about: 'order' | 'item' | 'items';
  icon: IconName;
  /** If this returns false, the entry is not shown. */
  isPermitted: (context: ActionContext) => boolean;
  /** Returns the reason why the action is currently unavailable, or null if it is available. */
  whyNot: (context: ActionContext) => UnavailableReason | null;
  /** Returns the URL of the page that the action opens instead of a modal; null if none is configured. */
  link?: (context: ActionContext) => string | null;
}

/** Raw documents contain prices, so only users with read access to the merchant can see them (S6.8). */
function canSeeDocument({ order, item, permissions }: ActionContext): boolean {
  return canReadMerchant(permissions, item?.merchantId || order.merchantId);
}

/** Returns a function that applies a rule to the context's item, or returns `otherwise` without an item. */
function ofItem<T>(rule: (item: Item, context: ActionContext) => T, otherwise: T) {
  return (context: ActionContext): T => (context.item ? rule(context.item, context) : otherwise);
}

const canCancelOrClearAlerts = ({ order, permissions }: ActionContext) =>
  canCancelOrClear(permissions, order.merchantId);
const canUpdateOrder = ({ order, permissions }: ActionContext) => canUpdate(permissions, order.merchantId);
const always = () => null;

/** Returns 'itemsMissing' if no items are loaded, so that the console cannot decide; otherwise null. */
function missing({ items }: Order): UnavailableReason | null {
  return items.length === 0 ? 'itemsMissing' : null;
}

/**
 * Returns why the action is unavailable, or null. The rules see only that there are no items; whether the
 * order has none decides the reason.
 */
export function unavailableReason(action: OrderAction, context: ActionContext): UnavailableReason | null {
  const reason = action.whyNot(context);
  if (reason !== 'itemsMissing' || context.itemsState === 'failed') return reason;
  return context.itemsState === 'loaded' ? 'noItems' : 'loading';
}

/** S6.9: a reorder or redirect requires `create:order`. */
function canPlaceReorder({ order, permissions }: ActionContext): boolean {
  return canReorder(permissions, order.merchantId);
}

export const ORDER_ACTIONS: readonly OrderAction[] = [
  {
    id: 'reorder',
    about: 'order',
    icon: 'arrow-repeat',
    isPermitted: canPlaceReorder,
    whyNot: ({ order }) => (order.items.some(isReorderable) ? null : (missing(order) ?? 'nothingToReorder')),
  },
  {
    id: 'redirect',
    about: 'order',
    icon: 'signpost-split',
    isPermitted: canPlaceReorder,
    whyNot: ({ order }) => missing(order) ?? whyNotRedirect(order.items),
  },
  {
    id: 'cancelOrder',
    about: 'order',
    icon: 'slash-circle-fill',
    isPermitted: canCancelOrClearAlerts,
    whyNot: ({ order, allowed }) => whyNotCancelOrder(order, allowed),
  },
  {
    id: 'clearAlerts',
    about: 'order',
    icon: 'check-circle-fill',
    isPermitted: canCancelOrClearAlerts,
    whyNot: ({ order, now }) => whyNotClearAlerts(order.items, now),
  },
  {
    id: 'changeAddress',
    about: 'order',
    icon: 'geo-alt',
    isPermitted: canUpdateOrder,
    whyNot: ({ order, allowed }) => whyNotChangeAddress(order, allowed),
  },
  {
    id: 'updateStatus',
    about: 'order',
    icon: 'send',
    isPermitted: ({ order, permissions }) =>
      order.items.some((item) => canActForFulfiller(permissions, itemFulfillerId(item))),
    whyNot: ({ order, permissions }) => whyNotUpdateStatus(order, permissions),
  },
  {
    id: 'callback',
    about: 'order',
    icon: 'link-45deg',
    isPermitted: ({ order, permissions }) => hasDeveloperTools(permissions, order.merchantId),
    whyNot: always,
  },
  {
    id: 'createClaim',
    about: 'order',
    icon: 'box-arrow-up-right',
    isPermitted: ({ order, permissions, pages }) =>
      pages.createClaim !== null && canClaim(permissions, order.merchantId),
    whyNot: always,
    link: ({ order, pages }) =>
      pages.createClaim && createClaimUrl(pages.createClaim, order.orderId, order.merchantId),
  },
  {
    id: 'cancelItem',
    about: 'item',
    icon: 'slash-circle-fill',
    isPermitted: canCancelOrClearAlerts,
    whyNot: ofItem((item, { allowed }) => whyNotCancelItem(item, allowed), null),
  },
  {
    id: 'rejectItem',
    about: 'item',
    icon: 'x-circle-fill',
    isPermitted: ofItem(
      (item, { permissions }) => canActForFulfiller(permissions, itemFulfillerId(item)),
      false,
    ),
    whyNot: ofItem(whyNotRejectItem, null),
  },
  {
    id: 'retryRouting',
    about: 'item',
    icon: 'arrow-clockwise',
    isPermitted: (context) => canUpdateOrder(context) && ofItem(isRoutingSuspended, false)(context),
    whyNot: ofItem(whyNotRetryRouting, null),
  },
  {
    id: 'clearItemAlerts',
    about: 'item',
    icon: 'check-circle-fill',
    isPermitted: canCancelOrClearAlerts,
    whyNot: ofItem((item, { now }) => whyNotClearAlerts([item], now), null),
  },
  {
    id: 'orderJson',
    about: 'order',
    icon: 'braces',
    isPermitted: canSeeDocument,
    whyNot: always,
  },
  {
    id: 'itemJson',
    about: 'item',
    icon: 'braces',
    isPermitted: canSeeDocument,
    whyNot: always,
  },
];
