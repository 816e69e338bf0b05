import type { IconName } from '#components/iconNames.ts';
import type { AllowedActions } from '#domain/allowedActions.ts';
import type { Item } from '#domain/item.ts';
import type { Order } from '#domain/order.ts';
import type { Permissions } from '#domain/permissions.ts';

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

/** An action as data: menu, card, health panel, keyboard and palette all draw from these rows. */
export interface OrderAction {
  id: string;
  about: 'order' | 'item';
  icon: IconName;
  /** Without it the entry is not there at all. */
  isPermitted: (context: ActionContext) => boolean;
  /** The key of the reason why it cannot apply now, or null when it can. */
  whyNot: (context: ActionContext) => string | null;
  /** The modal it opens. */
  modal: string;
}

export const ORDER_ACTIONS: readonly OrderAction[] = [];
