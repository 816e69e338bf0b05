import { canSeePrices, type Grants } from '#domain/permissions.ts';

/** S2.42: the columns of users who did not choose any. */
export const DEFAULT_COLUMNS = [
  'status',
  'orderType',
  'merchant',
  'fulfiller',
  'recipient',
  'createdDate',
  'promiseDate',
  'customerTotal',
] as const;

/**
 * Every column of the results table (S2.43 to S2.60), in the order in which the columns popover lists those
 * that are not selected. The users' settings contain these IDs, so they must never be renamed. The order ID
 * is not included, because it always comes first in the row.
 */
export const COLUMN_IDS = [
  ...DEFAULT_COLUMNS,
  'preview',
  'platformOrderId',
  'merchantOrderId',
  'fulfillerOrderId',
  'fulfillmentGroupId',
  'shortFulfillmentGroupId',
  'platformItemId',
  'merchantItemId',
  'fulfillerItemId',
  'shortItemId',
  'testingConfiguration',
  'salesChannel',
  'orderedSku',
  'fulfilledSku',
  'missedSla',
  'onPrintJob',
  'expectedShipDate',
  'shippedDate',
  'carrierServices',
] as const;
export type ColumnId = (typeof COLUMN_IDS)[number];

function isColumnId(id: string): id is ColumnId {
  return COLUMN_IDS.some((known) => known === id);
}

/**
 * S6.8: the total requires permission to see the prices of at least one merchant; all users can see the other
 * columns.
 */
export function isColumnAllowed(id: ColumnId, permissions: Grants): boolean {
  if (id !== 'customerTotal') return true;
  return permissions.merchants.some((grant) => canSeePrices(permissions, grant.identifier));
}

/**
 * The known columns among the stored IDs, in the stored order and without duplicates. An empty list stays
 * empty. If nothing (null) or only unknown IDs are stored, the result is the default columns.
 */
export function chosenColumns(stored: readonly string[] | null): readonly ColumnId[] {
  const known = [...new Set((stored ?? []).filter(isColumnId))];
  const isChoice = stored !== null && (stored.length === 0 || known.length > 0);
  return isChoice ? known : DEFAULT_COLUMNS;
}

export function shownColumns(stored: readonly string[] | null, permissions: Grants): ColumnId[] {
  return chosenColumns(stored).filter((id) => isColumnAllowed(id, permissions));
}
