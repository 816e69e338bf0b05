import type { ReactNode } from 'react';
import type { ItemModalId } from './dialogs/modalProps.ts';
import { useModal } from './dialogs/useModal.ts';

interface ModalButtonProps {
  modal: ItemModalId;
  itemId: string;
  rel?: string;
  children: ReactNode;
}

/** A button that looks like a link and opens one of the item's modals. */
export function ModalButton({ modal, itemId, rel, children }: ModalButtonProps) {
  const { open } = useModal();
  return (
    <button
      type="button"
      className="btn btn-link btn-inline"
      onClick={() => open(modal, { itemId, ...(rel !== undefined && { rel }) })}
    >
      {children}
    </button>
  );
}
