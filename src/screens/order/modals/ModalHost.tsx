import { Suspense } from 'react';
import type { Order } from '#domain/order.ts';
import { MODALS } from './registry.ts';
import { useModal } from './useModal.ts';

/** Draws the modal that the URL names, if there is one and what it is about is here. */
export function ModalHost({ order }: { order: Order }) {
  const { modal, itemId, close } = useModal();
  const entry = MODALS.find((candidate) => candidate.id === modal);
  if (!entry) return null;
  if (entry.about === 'order') {
    return (
      <Suspense fallback={null}>
        <entry.Component order={order} onClose={close} />
      </Suspense>
    );
  }
  const item = order.items.find((candidate) => candidate.itemId === itemId);
  if (!item) return null;
  return (
    <Suspense fallback={null}>
      <entry.Component order={order} item={item} onClose={close} />
    </Suspense>
  );
}
