import type { ComponentType } from 'react';
import type { Item } from '#domain/item.ts';
import type { Order } from '#domain/order.ts';

export interface PanelProps {
  order: Order;
  item: Item;
}

/** The tabs of an item's card, by the name they have in the URL (S2.80). */
export type PanelId = 'details' | 'status' | 'events' | 'cancellations' | 'changes' | 'shipments';

/** A tab as data: the card draws those that are visible, each a chunk of its own. */
export interface Panel {
  id: PanelId;
  /** Whether the item has anything for it to show. */
  isVisible: (props: PanelProps) => boolean;
  Component: ComponentType<PanelProps>;
}

export const PANELS: readonly Panel[] = [];
