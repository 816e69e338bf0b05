import { useTranslation } from 'react-i18next';
import type { Item } from '#domain/item.ts';
import { judgeCancellation } from '#domain/writeEvidence.ts';
import { cancelItem, cancelOrder } from '#store/orderActions.ts';
import type { ItemModalProps, ModalProps } from '../../modals/registry.ts';
import { useWrite } from '../useWrite.ts';
import { WriteModal } from '../WriteModal.tsx';

/** What will be cancelled, item by item. */
function Touched({ items }: { items: readonly Item[] }) {
  const { t } = useTranslation('actions');
  return (
    <ul className="touched-items">
      {items.map((item) => (
        <li key={item.itemId} className="text-break">
          {t('touched', { name: item.productName || item.itemId, quantity: item.quantity })}
        </li>
      ))}
    </ul>
  );
}

/** S5.24: the cancellation is asked for, not done: the disclaimer says so before anything is sent. */
export function CancelOrderDialog({ order, onClose }: ModalProps) {
  const { t } = useTranslation('actions');
  const write = useWrite({
    operation: cancelOrder,
    orderId: order.orderId,
    items: order.items,
    subject: order.orderId,
    judge: judgeCancellation,
    onDone: onClose,
  });
  return (
    <WriteModal
      title={t('cancelOrder.title')}
      submitLabel={t('cancelOrder.submit')}
      failureTitle={t('cancel.failed')}
      order={order}
      write={write}
      disabledReason={null}
      onSubmit={() => write.submit({})}
      onClose={onClose}
      tone="danger"
    >
      <p>{t('cancelOrder.text')}</p>
      <Touched items={order.items} />
      <p className="mb-0">{t('cancel.disclaimer')}</p>
    </WriteModal>
  );
}

export function CancelItemDialog({ order, item, onClose }: ItemModalProps) {
  const { t } = useTranslation('actions');
  const write = useWrite({
    operation: cancelItem,
    orderId: order.orderId,
    items: [item],
    subject: item.itemId,
    judge: judgeCancellation,
    onDone: onClose,
  });
  return (
    <WriteModal
      title={t('cancelItem.title')}
      submitLabel={t('cancelItem.submit')}
      failureTitle={t('cancel.failed')}
      order={order}
      write={write}
      disabledReason={null}
      onSubmit={() => write.submit({ itemId: item.itemId })}
      onClose={onClose}
      tone="danger"
    >
      <p>{t('cancelItem.text')}</p>
      <Touched items={[item]} />
      <p className="mb-0">{t('cancel.disclaimer')}</p>
    </WriteModal>
  );
}
