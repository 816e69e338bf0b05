import { useMemo } from 'react';
import { hasChangeRequests } from '#domain/event/changeRequest.ts';
import { sharedChangeRequests } from '#domain/event/sharedChangeRequest.ts';
import { relatedItemHrefs } from '#domain/item/relatedItem.ts';
import type { Order } from '#domain/order/order.ts';
import type { OrderView } from '#domain/order/orderView.ts';
import { relatedResources } from '#domain/order/relatedResources.ts';
import { useAppSelector, useOperation } from '#store/hooks.ts';
import { latestResult, selectOperation } from '#store/operation.ts';
import { loadClaims, loadComplaints } from '#store/order/orderOperations.ts';
import { loadChangeRequests, loadEvents } from '#store/order/panelOperations.ts';
import type { RootState } from '#store/rootReducer.ts';
import { useOrderReadOperation } from '../useOrderReadOperation.ts';

/**
 * Returns the number of requested changes, or undefined until they are loaded for every item that has any. A
 * change that concerns several items counts once (R129).
 */
function selectChanges(state: RootState, order: Order | null): number | undefined {
  const changed = order?.items.filter(hasChangeRequests);
  const loaded = changed?.flatMap(({ itemId }) => {
    const requests = latestResult(selectOperation(state, loadChangeRequests, itemId));
    return requests === null ? [] : [{ itemId, requests }];
  });
  return loaded?.length === changed?.length ? loaded && sharedChangeRequests(loaded).length : undefined;
}

/** Returns the number of related resources and items, or undefined until all are loaded. */
function useRelatedCount(order: Order | null, orderId: string): number | undefined {
  const claims = latestResult(useOperation(loadClaims, orderId));
  const complaints = latestResult(useOperation(loadComplaints, orderId));
  const events = latestResult(useOperation(loadEvents, orderId));
  return useMemo(() => {
    if (!order || !claims || !complaints || !events) return undefined;
    const resources = relatedResources(order, claims, complaints, events.events);
    return resources.length + order.items.flatMap(relatedItemHrefs).length;
  }, [order, claims, complaints, events]);
}

/**
 * R98: returns the number of entries in each view, as far as it is known. Loads only the events, which other
 * parts of the screen need anyway. `order` is null until all its items are loaded.
 */
export function useViewCounts(orderId: string, order: Order | null): Partial<Record<OrderView, number>> {
  const events = latestResult(useOrderReadOperation(loadEvents, { orderId }).state)?.events.length;
  const changes = useAppSelector((state) => selectChanges(state, order));
  const related = useRelatedCount(order, orderId);
  return {
    ...(events !== undefined && { events }),
    ...(changes !== undefined && { changes }),
    ...(related !== undefined && { related }),
  };
}
