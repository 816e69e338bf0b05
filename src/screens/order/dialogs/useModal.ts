import { useLocation } from 'react-router';
import { useUrlWriter } from '#components/page/useUrlWriter.ts';
import { lookUp } from '#domain/byKey.ts';
import {
  type ModalId,
  type ModalTarget,
  orderModalIn,
  withOrderModal,
  withoutOrderModal,
} from '#domain/order/orderModal.ts';
import { type OrderScreenState, screenStateOfLocation } from '#domain/order/orderScreenState.ts';
import { entryOfModal } from '#domain/order/skippedEntries.ts';

function withTarget(
  current: URLSearchParams,
  modal: ModalId,
  target: ModalTarget,
  { tabs }: OrderScreenState,
): URLSearchParams {
  const { itemId } = target;
  const next = new URLSearchParams(current);
  if (itemId !== undefined && itemId !== current.get('itemId')) {
    next.set('itemId', itemId);
    // The tab in the URL always belongs to the item in the URL.
    const tab = lookUp(tabs, itemId);
    if (tab === undefined) next.delete('tab');
    else next.set('tab', tab);
  }
  return withOrderModal(next, modal, target);
}

/**
 * S2.78: the open modal is part of the URL. Opening a modal adds a history entry, so that Back closes it.
 * Closing the modal replaces the entry, so that Back does not open it again; `useSkippedEntries` then leaves out
 * the entry below. Both keep the open items and their tabs in the state of the history entry.
 */
export function useModal() {
  const write = useUrlWriter();
  const params = new URLSearchParams(useLocation().search);
  return {
    ...orderModalIn(params),
    open: (modal: ModalId, target: ModalTarget = {}) => {
      write((now) => {
        const { skipped, replace } = entryOfModal(now);
        const state = { ...screenStateOfLocation(now), skipped };
        const params = withTarget(now.params, modal, target, state);
        // A double click opens the modal once.
        if (String(params) === String(now.params)) return null;
        return { params, state, replace };
      });
    },
    close: () => {
      write(({ params, state }) => ({ params: withoutOrderModal(params), state }), { replace: true });
    },
  };
}
