import type { Permissions } from '#domain/permissions.ts';
import { COLUMN_IDS, type ColumnId, chosenColumns, isColumnAllowed, shownColumns } from './columns.ts';

export interface ColumnChoice {
  id: ColumnId;
  isChosen: boolean;
}

/**
 * The columns that the user can see: the selected ones in their order, then the others in the order of
 * COLUMN_IDS.
 */
export function columnChoices(stored: readonly string[] | null, permissions: Permissions): ColumnChoice[] {
  const chosen = shownColumns(stored, permissions);
  const others = COLUMN_IDS.filter((id) => !chosen.includes(id) && isColumnAllowed(id, permissions));
  return [...chosen.map((id) => ({ id, isChosen: true })), ...others.map((id) => ({ id, isChosen: false }))];
}

/**
 * The columns to store after Apply: the selected ones in order, then the stored or default ones that the
 * popover did not offer. Another version of the console may know these columns, or the user may get
 * permission to see them.
 */
export function storedColumns(choices: readonly ColumnChoice[], before: readonly string[] | null): string[] {
  const offered = new Set<string>(choices.map(({ id }) => id));
  const unoffered = [...(before ?? []), ...chosenColumns(before)].filter((id) => !offered.has(id));
  return [
    ...new Set([...choices.filter((choice) => choice.isChosen).map((choice) => choice.id), ...unoffered]),
  ];
}
