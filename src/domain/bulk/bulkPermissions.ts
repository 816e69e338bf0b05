import type { Order } from '#domain/order/order.ts';
import {
  canCancelOrClear,
  canRemediate,
  canRemediateAny,
  canReorder,
  canUpdate,
  type Grants,
} from '#domain/permissions.ts';
import { BULK_VERBS, type BulkVerb } from './bulkJob.ts';

const RULES: Readonly<Record<BulkVerb, (permissions: Grants, merchantId: string) => boolean>> = {
  reorder: canReorder,
  cancel: canCancelOrClear,
  clearAlerts: canCancelOrClear,
  resendEvents: canUpdate,
};

/** Whether the user can perform this bulk action on orders of the merchant (S6.9, S6.13). */
export function canDoInBulk(verb: BulkVerb, permissions: Grants, merchantId: string): boolean {
  return RULES[verb](permissions, merchantId);
}

/** S2.62: whether the user can select the merchant's orders. */
export function canSelectOrders(permissions: Grants, merchantId: string): boolean {
  return BULK_VERBS.some((verb) => canDoInBulk(verb, permissions, merchantId));
}

export function selectableOrders(orders: readonly Order[], permissions: Grants): Order[] {
  return orders.filter(({ merchantId }) => canSelectOrders(permissions, merchantId));
}

/** The bulk actions that the user can perform on the orders of at least one merchant. */
export function bulkVerbsOf(permissions: Grants): BulkVerb[] {
  return BULK_VERBS.filter((verb) =>
    permissions.merchants.some(({ identifier }) => canDoInBulk(verb, permissions, identifier)),
  );
}

/** S6.10: whether the console shows the check box column. */
export function canSelectAnyOrders(permissions: Grants): boolean {
  return bulkVerbsOf(permissions).length > 0;
}

/**
 * R369: whether a bulk reorder offers the writes on originals: only if the user can remediate one of the selected
 * orders. With the orders of further pages, which are not known yet, one merchant is enough.
 */
export function offersRemediation(
  permissions: Grants,
  selected: readonly Order[],
  hasFurtherPages: boolean,
): boolean {
  if (hasFurtherPages) return canRemediateAny(permissions);
  return selected.some(({ merchantId }) => canRemediate(permissions, merchantId));
}
