import { useTranslation } from 'react-i18next';
import { judgeRetriedRouting } from '#domain/writeEvidence.ts';
import { retryRouting } from '#store/orderActions.ts';
import type { ItemModalProps } from '../../modals/registry.ts';
import { useWrite } from '../useWrite.ts';
import { WriteModal } from '../WriteModal.tsx';

/** S5.29: asks the platform to choose a fulfiller again. */
export function RetryRoutingDialog({ order, item, onClose }: ItemModalProps) {
  const { t } = useTranslation('actions');
  const write = useWrite({
    operation: retryRouting,
    orderId: order.orderId,
    items: [item],
    subject: item.itemId,
    judge: judgeRetriedRouting,
    onDone: onClose,
  });
  return (
    <WriteModal
      title={t('retryRouting.title')}
      submitLabel={t('retryRouting.submit')}
      failureTitle={t('retryRouting.failed')}
      order={order}
      write={write}
      disabledReason={null}
      onSubmit={() => write.submit({ itemId: item.itemId })}
      onClose={onClose}
    >
      <p className="mb-0">{t('retryRouting.text', { name: item.productName || item.itemId })}</p>
    </WriteModal>
  );
}
