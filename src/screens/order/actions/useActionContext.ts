import type { Item } from '#domain/item.ts';
import type { Order } from '#domain/order.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectPermissions } from '#store/selectors.ts';
import type { ActionContext } from './orderActions.ts';

/** What the order's or the item's actions are decided by, now. */
export function useActionContext(order: Order, item: Item | null): ActionContext {
  const permissions = useAppSelector(selectPermissions);
  return { order, item, permissions, allowed: null, now: Date.now() };
}
