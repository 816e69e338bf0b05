import type { IconName } from '#components/iconNames.ts';
import type { AllowedActions } from '#domain/allowedActions.ts';
import type { Item } from '#domain/item.ts';
import type { Order } from '#domain/order.ts';
import { canReadMerchant, type Permissions } from '#domain/permissions.ts';

/** What an action is decided by. */
export interface ActionContext {
  order: Order;
  /** null for an action on the whole order. */
  item: Item | null;
  permissions: Permissions;
  /** Action types the platform allows on the order, its groups and its items; null while not known. */
  allowed: AllowedActions | null;
  /** Epoch milliseconds. */
  now: number;
}

/** Every action by its name; its text is `actions:label.<id>`. */
export const ACTION_IDS = ['orderJson', 'itemJson'] as const;
export type ActionId = (typeof ACTION_IDS)[number];

/** Why an action cannot apply now; its text is `actions:whyNot.<reason>`. */
export const WHY_NOT = ['holdsPrices'] as const;
export type WhyNot = (typeof WHY_NOT)[number];

/** An action as data: menu, card, health panel, keyboard and palette all draw from these rows. */
export interface OrderAction {
  id: ActionId;
  about: 'order' | 'item';
  icon: IconName;
  /** Without it the entry is not there at all. */
  isPermitted: (context: ActionContext) => boolean;
  /** The reason why it cannot apply now, or null when it can. */
  whyNot: (context: ActionContext) => WhyNot | null;
  /** The modal it opens. */
  modal: string;
}

/** Raw documents hold prices: only who reads the merchant may see these (S6.8). */
function whyNoDocument({ order, permissions }: ActionContext): WhyNot | null {
  return canReadMerchant(permissions, order.merchantId) ? null : 'holdsPrices';
}

export const ORDER_ACTIONS: readonly OrderAction[] = [
  {
    id: 'orderJson',
    about: 'order',
    icon: 'braces',
    isPermitted: () => true,
    whyNot: whyNoDocument,
    modal: 'orderJson',
  },
  {
    id: 'itemJson',
    about: 'item',
    icon: 'braces',
    isPermitted: () => true,
    whyNot: whyNoDocument,
    modal: 'itemJson',
  },
];
