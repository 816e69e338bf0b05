import { canSeePrices, type Permissions } from '#domain/permissions.ts';

/**
 * Every column of the results table (S2.43 to S2.60), in the order in which the columns popover lists those
 * that are not selected. The users' settings contain these IDs, so they must never be renamed. The order ID
 * is not included, because it always comes first in the row.
 */
export const COLUMN_IDS = [
  'status',
  'orderType',
  'merchant',
  'fulfiller',
  'recipient',
  'createdDate',
  'promiseDate',
  'customerTotal',
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

/** S2.42: the columns of users who did not choose any. */
export const DEFAULT_COLUMNS: readonly ColumnId[] = [
  'status',
  'orderType',
  'merchant',
  'fulfiller',
  'recipient',
  'createdDate',
  'promiseDate',
  'customerTotal',
];

function isColumnId(id: string): id is ColumnId {
  return COLUMN_IDS.some((known) => known === id);
}

/**
 * S6.8: the total requires permission to see the prices of at least one merchant; all users can see the other
 * columns.
 */
export function isColumnAllowed(id: ColumnId, permissions: Permissions): boolean {
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

export function shownColumns(stored: readonly string[] | null, permissions: Permissions): ColumnId[] {
  return chosenColumns(stored).filter((id) => isColumnAllowed(id, permissions));
}

export interface ColumnChoice {
  id: ColumnId;
  isChosen: boolean;
}

/**
 * The columns of the popover that the user can see: the selected ones in their order, then the others in the
 * order of COLUMN_IDS.
 */
export function columnChoices(stored: readonly string[] | null, permissions: Permissions): ColumnChoice[] {
  const chosen = shownColumns(stored, permissions);
  const others = COLUMN_IDS.filter((id) => !chosen.includes(id) && isColumnAllowed(id, permissions));
  return [...chosen.map((id) => ({ id, isChosen: true })), ...others.map((id) => ({ id, isChosen: false }))];
}

/**
 * The columns to store after Apply: the selected ones in order, then the stored or default ones that the
 * popover did not offer. Those are kept, because another version of the console may know them, or the user
 * may get permission to see them.
 */
export function storedColumns(choices: readonly ColumnChoice[], before: readonly string[] | null): string[] {
  const offered = new Set<string>(choices.map(({ id }) => id));
  const unoffered = [...(before ?? []), ...chosenColumns(before)].filter((id) => !offered.has(id));
  return [
    ...new Set([...choices.filter((choice) => choice.isChosen).map((choice) => choice.id), ...unoffered]),
  ];
}
