import type { Item } from '#domain/item/item.ts';
import {
  byNewestChangeRequest,
  type ChangeRequest,
  changeRequestState,
  type DetailedChangeRequest,
} from './changeRequest.ts';

/** A change request with all items of the order that it concerns, at least one. */
export interface SharedChangeRequest {
  change: DetailedChangeRequest;
  itemIds: readonly string[];
}

interface ItemChanges {
  itemId: string;
  changes: readonly DetailedChangeRequest[];
}

/** R129: the change requests of several items, newest first; one that several items share occurs once. */
export function sharedChangeRequests(items: readonly ItemChanges[]): SharedChangeRequest[] {
  const found = new Map<string, SharedChangeRequest>();
  for (const { itemId, changes } of items) {
    for (const [index, change] of changes.entries()) {
      const { changeRequestId } = change.request;
      const key = changeRequestId === '' ? `${itemId} ${index}` : `id ${changeRequestId}`;
      const same = found.get(key);
      const best = same && change.details.state !== 'loaded' ? same.change : change;
      found.set(key, { change: best, itemIds: [...(same?.itemIds ?? []), itemId] });
    }
  }
  return [...found.values()].sort((a, b) => byNewestChangeRequest(a.change, b.change));
}

/** The state that the change request has for all of these items; null if the states differ. */
export function commonRequestState(
  request: ChangeRequest,
  items: readonly Pick<Item, 'itemId'>[],
): string | null {
  const states = new Set(items.map(({ itemId }) => changeRequestState(request, itemId)));
  const [only = ''] = states;
  return states.size > 1 ? null : only;
}
