import { canSeePrices, type Permissions } from '#domain/permissions.ts';

/**
 * Every column of the results table, in the order of the columns popover (S2.43 to S2.60). Users' settings store the
 * IDs, so they must never be renamed. The order ID is not a column here; it always comes first in the row.
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

/** S2.42 */
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

/** S6.8: only users who see prices of any merchant get the total; every other column is for all users. */
export function isColumnAllowed(id: ColumnId, permissions: Permissions): boolean {
  if (id !== 'customerTotal') return true;
  return permissions.merchants.some((grant) => canSeePrices(permissions, grant.identifier));
}

/**
 * The known columns among stored IDs, each once, in the stored order. null gives the default set, and so does a list
 * without known columns.
 */
export function chosenColumns(stored: readonly string[] | null): readonly ColumnId[] {
  const known = [...new Set((stored ?? []).filter(isColumnId))];
  const isChoice = stored !== null && (stored.length === 0 || known.length > 0);
  return isChoice ? known : DEFAULT_COLUMNS;
}

/** The columns that the user sees: the chosen ones that the permissions allow. */
export function shownColumns(stored: readonly string[] | null, permissions: Permissions): ColumnId[] {
  return chosenColumns(stored).filter((id) => isColumnAllowed(id, permissions));
}

/** One line of the columns popover. */
export interface ColumnChoice {
  id: ColumnId;
  isChosen: boolean;
}

/** The columns of the popover: the chosen ones in their order, then the others in catalog order. */
export function columnChoices(stored: readonly string[] | null, permissions: Permissions): ColumnChoice[] {
  const chosen = shownColumns(stored, permissions);
  const others = COLUMN_IDS.filter((id) => !chosen.includes(id) && isColumnAllowed(id, permissions));
  return [...chosen.map((id) => ({ id, isChosen: true })), ...others.map((id) => ({ id, isChosen: false }))];
}

/**
 * The stored columns after Apply: the selected ones in order, then the stored IDs that were not offered, because this
 * user or this version of the console cannot show them. Applying must not delete those.
 */
export function storedColumns(choices: readonly ColumnChoice[], before: readonly string[] | null): string[] {
  const offered = new Set<string>(choices.map(({ id }) => id));
  const unoffered = [...(before ?? []), ...chosenColumns(before)].filter((id) => !offered.has(id));
  return [
    ...new Set([...choices.filter((choice) => choice.isChosen).map((choice) => choice.id), ...unoffered]),
  ];
}
