import { relatedItemHrefs } from '#domain/item/relatedItem.ts';
import type { Order } from '#domain/order/order.ts';
import { relatedResources } from '#domain/order/relatedResources.ts';
import { latestResult } from '#store/operation.ts';
import { loadClaims, loadComplaints } from '#store/order/orderOperations.ts';
import { loadEvents } from '#store/order/panelOperations.ts';
import { useOrderReadOperation } from '../../useOrderReadOperation.ts';

/** Reads the resources related to the order, and the links from its items to related items (S2.72). */
export function useRelations(order: Order) {
  const { orderId } = order;
  const claims = useOrderReadOperation(loadClaims, { orderId });
  const complaints = useOrderReadOperation(loadComplaints, { orderId });
  // Events report reorders.
  const events = useOrderReadOperation(loadEvents, { orderId });
  const resources = relatedResources(
    order,
    latestResult(claims.state) ?? [],
    latestResult(complaints.state) ?? [],
    latestResult(events.state)?.events ?? [],
  );
  const items = order.items.flatMap((item) => relatedItemHrefs(item).map((one) => ({ ...one, item })));
  return { resources, items, claims, complaints, events, isNone: resources.length + items.length === 0 };
}

export type Relations = ReturnType<typeof useRelations>;
