import { useLocation } from 'react-router';
import { useAddressWriter } from '#components/useAddressWriter.ts';
import { lookUp } from '#domain/byKey.ts';
import { type OrderPlace, placeIn } from '#domain/orderPlace.ts';

export interface ModalTarget {
  /** The item the modal is about, where it is about one. */
  itemId?: string;
  /** The relation of the link that it shows, where it shows one. */
  rel?: string;
  /** Which of the relation's links; the first one unless said otherwise. */
  place?: number;
  /** The items that a modal about the order starts with. */
  items?: readonly string[];
  /** How it starts, where that can be chosen. */
  mode?: string;
}

/** The parts of the address that belong to the open modal. */
export const MODAL_PARAMETERS = ['modal', 'rel', 'place', 'items', 'mode'] as const;

function withTarget(
  current: URLSearchParams,
  modal: string,
  { itemId, rel, place = 0, items = [], mode }: ModalTarget,
  { tabs }: OrderPlace,
): URLSearchParams {
  const next = new URLSearchParams(current);
  if (itemId !== undefined && itemId !== current.get('itemId')) {
    next.set('itemId', itemId);
    // The tab in the address is that of the item in the address.
    const tab = lookUp(tabs, itemId);
    if (tab === undefined) next.delete('tab');
    else next.set('tab', tab);
  }
  for (const name of MODAL_PARAMETERS) next.delete(name);
  next.set('modal', modal);
  if (rel !== undefined) next.set('rel', rel);
  if (place > 0) next.set('place', String(place));
  for (const id of items) next.append('items', id);
  if (mode !== undefined) next.set('mode', mode);
  return next;
}

function withoutModal(current: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(current);
  for (const name of MODAL_PARAMETERS) next.delete(name);
  return next;
}

/**
 * The open modal is part of the URL (S2.78): opening adds a history entry, so Back closes it; closing
 * replaces the entry, so Back does not open it again. What else the entry remembers stays.
 */
export function useModal() {
  const write = useAddressWriter();
  const params = new URLSearchParams(useLocation().search);
  return {
    modal: params.get('modal'),
    itemId: params.get('itemId'),
    rel: params.get('rel'),
    place: Number(params.get('place')),
    items: params.getAll('items'),
    mode: params.get('mode'),
    open: (modal: string, target: ModalTarget = {}) => {
      write((now) => {
        const state = placeIn(now);
        return { params: withTarget(now.params, modal, target, state), state };
      });
    },
    close: () => {
      write((now) => ({ params: withoutModal(now.params), state: placeIn(now) }), { replace: true });
    },
  };
}
