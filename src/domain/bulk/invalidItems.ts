import { isLineOf, type Placement, type PlacementSources } from '#domain/actions/reorderPlacement.ts';
import type { BulkStep, RunOrder } from './bulkJob.ts';
import { isRetryable } from './stepTransitions.ts';

/** The IDs of the original items in the request for a new order, by group and position; null if unknown. */
export type RequestItemIds = readonly (readonly (string | null)[])[];

export function requestItemIds({ request, items }: PlacementSources, { groups }: Placement): RequestItemIds {
  return groups.map((group) =>
    group.items.map((placed) => {
      const line = request.groups[group.index]?.items[placed.index];
      return (line && items.find((item) => isLineOf(line, item))?.itemId) ?? null;
    }),
  );
}

const ITEM_PATH = /^fulfillmentGroups\[(\d+)\]\.items\[(\d+)\](?:\.(.+))?$/;

/** The field of an item that a path of a validation error names; '' if it names none. */
function fieldIn(path: string): string {
  return ITEM_PATH.exec(path)?.[3] ?? '';
}

/** R152: records the items of validation errors, which the platform names by position in the request. */
export function withInvalidItems(step: BulkStep, lines: RequestItemIds): BulkStep {
  if (!step.failure) return step;
  const itemIds = step.failure.paths.map((path) => {
    const [, group, position] = ITEM_PATH.exec(path) ?? [];
    return lines[Number(group)]?.[Number(position)] ?? null;
  });
  if (itemIds.every((itemId) => itemId === null)) return step;
  return { ...step, failure: { ...step.failure, itemIds } };
}

/** A validation error of a step. */
export interface InvalidPart {
  path: string;
  message: string;
  /** The ID of the original item that it is about; null if it is unknown. */
  itemId: string | null;
}

/** Equal validation errors of several items, or one that is about no known item. */
export interface InvalidGroup extends Omit<InvalidPart, 'itemId'> {
  /** The field of the items; '' if the platform names none. */
  field: string;
  itemIds: string[];
}

/** R152: equal validation errors of different items are one group. */
export function groupInvalid(parts: readonly InvalidPart[]): InvalidGroup[] {
  const groups = new Map<string, InvalidGroup>();
  for (const { path, message, itemId } of parts) {
    const field = itemId === null ? '' : fieldIn(path);
    const key = JSON.stringify([message, itemId === null ? path : null, field]);
    const group = groups.get(key) ?? { path, message, field, itemIds: [] };
    groups.set(key, group);
    if (itemId !== null && !group.itemIds.includes(itemId)) group.itemIds.push(itemId);
  }
  return [...groups.values()];
}

const INVALID_STATUSES: readonly (number | null)[] = [400, 422];

/** Whether the platform will reject the same request again, because it rejected a part of its content. */
function isInvalid({ kind, failure }: BulkStep): boolean {
  return (
    kind === 'create' &&
    failure?.reason === 'answered' &&
    INVALID_STATUSES.includes(failure.status) &&
    failure.paths.length > 0
  );
}

/** R152: the items to reorder with changes: those of failed new orders; empty if no new order is invalid. */
export function itemsToChange({ steps }: RunOrder): string[] {
  const failed = steps.filter((step) => step.kind === 'create' && isRetryable(step));
  return failed.some(isInvalid) ? failed.flatMap(({ itemIds }) => itemIds) : [];
}
