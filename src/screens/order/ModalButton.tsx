import type { ReactNode } from 'react';
import { Button } from '#components/Button.tsx';
import type { ItemModalId } from '#domain/order/orderModal.ts';
import { useModal } from './dialogs/useModal.ts';

interface ModalButtonProps {
  modal: ItemModalId;
  itemId: string;
  children: ReactNode;
}

export function ModalButton({ modal, itemId, children }: ModalButtonProps) {
  const { open } = useModal();
  return (
    <Button variant="inline" onClick={() => open(modal, { itemId })}>
      {children}
    </Button>
  );
}
