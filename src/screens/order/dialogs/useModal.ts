import { useLocation } from 'react-router';
import { useUrlWriter } from '#components/useUrlWriter.ts';
import { lookUp } from '#domain/byKey.ts';
import { type OrderScreenState, screenStateIn } from '#domain/order/orderScreenState.ts';
import type { ModalId } from './modalProps.ts';

export interface ModalTarget {
  itemId?: string;
  /** The relation of the link that the modal shows, if any. */
  rel?: string;
  /** The index among the links with that relation; 0 by default. */
  place?: number;
  /** The IDs of the items that are selected initially in a modal about the order. */
  items?: readonly string[];
  /**
   * The mode that is selected initially, if the modal has modes. In the dialog that clears alerts, the status
   * whose alerts are selected.
   */
  mode?: string;
}

export const MODAL_PARAMETERS = ['modal', 'rel', 'place', 'items', 'mode'] as const;

function withTarget(
  current: URLSearchParams,
  modal: ModalId,
  { itemId, rel, place = 0, items = [], mode }: ModalTarget,
  { tabs }: OrderScreenState,
): URLSearchParams {
  const next = new URLSearchParams(current);
  if (itemId !== undefined && itemId !== current.get('itemId')) {
    next.set('itemId', itemId);
    // The tab in the URL always belongs to the item in the URL.
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
 * S2.78: the open modal is part of the URL. Opening a modal adds a history entry, so that Back closes it.
 * Closing the modal replaces the entry, so that Back does not open it again. Both keep the open items and
 * their tabs, which the state of the entry contains.
 */
export function useModal() {
  const write = useUrlWriter();
  const params = new URLSearchParams(useLocation().search);
  return {
    modal: params.get('modal'),
    itemId: params.get('itemId'),
    rel: params.get('rel'),
    place: Number(params.get('place')),
    items: params.getAll('items'),
    mode: params.get('mode'),
    open: (modal: ModalId, target: ModalTarget = {}) => {
      write((now) => {
        const state = screenStateIn(now);
        return { params: withTarget(now.params, modal, target, state), state };
      });
    },
    close: () => {
      write((now) => ({ params: withoutModal(now.params), state: screenStateIn(now) }), { replace: true });
    },
  };
}
