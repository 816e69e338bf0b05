import { byNewest } from '#domain/byNewest.ts';
import type { Item } from '#domain/item/item.ts';
import { type ChangeRequest, changeRequestState } from './changeRequest.ts';

/** A change request with all items of the order that it concerns, at least one. */
export interface SharedChangeRequest {
  request: ChangeRequest;
  itemIds: readonly string[];
}

interface RequestsOfItem {
  itemId: string;
  requests: readonly ChangeRequest[];
}

/** R129: the change requests of several items, newest first; one that several items share occurs once. */
export function sharedChangeRequests(items: readonly RequestsOfItem[]): SharedChangeRequest[] {
  const found = new Map<string, SharedChangeRequest>();
  for (const { itemId, requests } of items) {
    for (const [index, request] of requests.entries()) {
      const { changeRequestId } = request;
      const key = changeRequestId === '' ? `${itemId} ${index}` : `id ${changeRequestId}`;
      const same = found.get(key);
      found.set(key, { request, itemIds: [...(same?.itemIds ?? []), itemId] });
    }
  }
  return [...found.values()].sort(byNewest(({ request }) => request.createdAt));
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
