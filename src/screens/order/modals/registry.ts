import { type ComponentType, lazy } from 'react';
import type { Item } from '#domain/item.ts';
import type { Order } from '#domain/order.ts';

export interface ModalProps {
  order: Order;
  onClose: () => void;
}
export interface ItemModalProps extends ModalProps {
  item: Item;
}

/** A modal by the name it has in the URL: about the order, or about one item of it. Each is a chunk of its own. */
export type ModalEntry =
  | { id: string; about: 'order'; Component: ComponentType<ModalProps> }
  | { id: string; about: 'item'; Component: ComponentType<ItemModalProps> };

/** Loads a named export as a modal's component when it is first opened. */
export function lazyModal<P extends ModalProps>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return lazy(async () => ({ default: await load() }));
}

export const MODALS: readonly ModalEntry[] = [];
