import { useLocation, useSearchParams } from 'react-router';
import { type OrderPlace, parsePlace, withAddress } from '#domain/orderPlace.ts';

export interface ModalTarget {
  /** The item the modal is about, where it is about one. */
  itemId?: string;
  /** The relation of the link that it shows, where it shows one. */
  rel?: string;
}

function withTarget(
  current: URLSearchParams,
  modal: string,
  { itemId, rel }: ModalTarget,
  place: OrderPlace,
): URLSearchParams {
  const next = new URLSearchParams(current);
  if (itemId !== undefined && itemId !== current.get('itemId')) {
    next.set('itemId', itemId);
    // The tab in the address is that of the item in the address.
    const tab = place.tabs[itemId];
    if (tab === undefined) next.delete('tab');
    else next.set('tab', tab);
  }
  next.set('modal', modal);
  if (rel !== undefined) next.set('rel', rel);
  return next;
}

function withoutModal(current: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(current);
  next.delete('modal');
  next.delete('rel');
  return next;
}

/**
 * The open modal is part of the URL (S2.78): opening adds a history entry, so Back closes it; closing
 * replaces the entry, so Back does not open it again. What else the entry remembers stays.
 */
export function useModal() {
  const location = useLocation();
  const [params, setParams] = useSearchParams();
  const state = withAddress(parsePlace(location.state), params.get('itemId'), params.get('tab'));
  return {
    modal: params.get('modal'),
    itemId: params.get('itemId'),
    rel: params.get('rel'),
    open: (modal: string, target: ModalTarget = {}) =>
      setParams((current) => withTarget(current, modal, target, state), { state, preventScrollReset: true }),
    close: () => setParams(withoutModal, { state, replace: true, preventScrollReset: true }),
  };
}
