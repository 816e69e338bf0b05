import { isCancellationRequest } from '#domain/event/cancellation.ts';
import { hasChangeRequests } from '#domain/event/changeRequest.ts';
import { concernsItem, type OrderEvent } from '#domain/event/event.ts';
import type { Item } from '#domain/item/item.ts';
import { hasRelations } from '#domain/item/relatedItem.ts';
import { linksOf } from '#domain/links/links.ts';
import type { Order } from '#domain/order/order.ts';

export interface PanelProps {
  order: Order;
  item: Item;
}

export interface PanelContext extends PanelProps {
  /** The events of the order; empty while they are loading, and null if they could not be loaded. */
  events: readonly OrderEvent[] | null;
}

/** S2.80: the IDs of the tabs of an item. The URL contains them. */
export type PanelId = 'details' | 'status' | 'events' | 'cancellations' | 'changes' | 'shipments' | 'related';

export interface Panel {
  id: PanelId;
  isVisible: (context: PanelContext) => boolean;
}

export const PANELS: readonly Panel[] = [
  { id: 'details', isVisible: () => true },
  { id: 'status', isVisible: () => true },
  { id: 'events', isVisible: () => true },
  {
    id: 'cancellations',
    isVisible: ({ item, events }) =>
      events?.some((event) => isCancellationRequest(event) && concernsItem(event, item.itemId)) ?? true,
  },
  { id: 'changes', isVisible: ({ item }) => hasChangeRequests(item) },
  {
    id: 'shipments',
    isVisible: ({ item }) => item.shipments.length > 0 || linksOf(item.links, 'shipments').length > 0,
  },
  { id: 'related', isVisible: ({ item }) => hasRelations(item) },
];
