import { canCancelOrClear, canReorder, canUpdate, type Permissions } from '#domain/permissions.ts';
import { BULK_VERBS, type BulkVerb } from './bulkJob.ts';

const RULES: Readonly<Record<BulkVerb, (permissions: Permissions, merchantId: string) => boolean>> = {
  reorder: canReorder,
  cancel: canCancelOrClear,
  clearAlerts: canCancelOrClear,
  resendEvents: canUpdate,
};

/** Whether the person may do this in bulk with orders of the merchant (S6.9, S6.13). */
export function mayDoInBulk(verb: BulkVerb, permissions: Permissions, merchantId: string): boolean {
  return RULES[verb](permissions, merchantId);
}

/** S2.62: an order can be selected for any bulk action that the person may take on its merchant. */
export function canSelect(permissions: Permissions, merchantId: string): boolean {
  return BULK_VERBS.some((verb) => mayDoInBulk(verb, permissions, merchantId));
}

/** The bulk actions that the person may take on the orders of any merchant. */
export function bulkVerbsOf(permissions: Permissions): BulkVerb[] {
  return BULK_VERBS.filter((verb) =>
    permissions.merchants.some(({ identifier }) => mayDoInBulk(verb, permissions, identifier)),
  );
}

/** S6.10: the check box column shows to who may take a bulk action at all. */
export function canSelectAny(permissions: Permissions): boolean {
  return bulkVerbsOf(permissions).length > 0;
}
