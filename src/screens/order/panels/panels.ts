import type { ComponentType } from 'react';
import { isCancellationRequest } from '#domain/actions/cancellation.ts';
import { concernsItem, type OrderEvent } from '#domain/event/event.ts';
import type { Item } from '#domain/item/item.ts';
import { linksOf } from '#domain/links.ts';
import type { Order } from '#domain/order/order.ts';
import { hasRelations } from '#domain/order/relations.ts';
import { DetailsPanel } from '../details/DetailsPanel.tsx';

export interface PanelProps {
  order: Order;
  item: Item;
}

export interface PanelContext extends PanelProps {
  /** Empty while the events are loading; null if they could not be loaded. */
  events: readonly OrderEvent[] | null;
}

/** S2.80: the IDs of the tabs of an item. The URL contains them. */
export type PanelId = 'details' | 'status' | 'events' | 'cancellations' | 'changes' | 'shipments' | 'related';

/**
 * The definition of a tab. The first tab is loaded with the items, each of the others in a separate chunk.
 */
export type Panel = {
  id: PanelId;
  isVisible: (context: PanelContext) => boolean;
} & ({ Component: ComponentType<PanelProps> } | { load: () => Promise<ComponentType<PanelProps>> });

export const PANELS: readonly Panel[] = [
  { id: 'details', isVisible: () => true, Component: DetailsPanel },
  {
    id: 'status',
    isVisible: () => true,
    load: async () => (await import('./status/StatusPanel.tsx')).StatusPanel,
  },
  {
    id: 'events',
    isVisible: () => true,
    load: async () => (await import('./events/EventsPanel.tsx')).EventsPanel,
  },
  {
    id: 'cancellations',
    isVisible: ({ item, events }) =>
      events?.some((event) => isCancellationRequest(event) && concernsItem(event, item.itemId)) ?? true,
    load: async () => (await import('./cancellations/CancellationsPanel.tsx')).CancellationsPanel,
  },
  {
    id: 'changes',
    isVisible: ({ item }) => linksOf(item.links, 'changeRequests').length > 0,
    load: async () => (await import('./changes/ChangesPanel.tsx')).ChangesPanel,
  },
  {
    id: 'shipments',
    isVisible: ({ item }) => item.shipments.length > 0 || linksOf(item.links, 'shipments').length > 0,
    load: async () => (await import('./shipments/ShipmentsPanel.tsx')).ShipmentsPanel,
  },
  {
    id: 'related',
    isVisible: ({ item }) => hasRelations(item),
    load: async () => (await import('./related/RelatedPanel.tsx')).RelatedPanel,
  },
];
