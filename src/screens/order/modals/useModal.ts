import { useSearchParams } from 'react-router';

export interface ModalTarget {
  /** The item the modal is about, where it is about one. */
  itemId?: string;
}

/**
 * The open modal is part of the URL (S2.78): opening adds a history entry, so Back closes it; closing
 * replaces the entry, so Back does not open it again.
 */
export function useModal() {
  const [params, setParams] = useSearchParams();
  return {
    modal: params.get('modal'),
    itemId: params.get('itemId'),
    open: (modal: string, target: ModalTarget = {}) =>
      setParams((current) => {
        const next = new URLSearchParams(current);
        next.set('modal', modal);
        if (target.itemId !== undefined) next.set('itemId', target.itemId);
        return next;
      }),
    close: () =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          next.delete('modal');
          return next;
        },
        { replace: true },
      ),
  };
}
