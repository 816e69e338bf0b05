import { useTranslation } from 'react-i18next';
import type { ModalProps } from '../modalProps.ts';
import { JsonModal } from './JsonModal.tsx';

/** S2.84: the raw JSON of the order. */
export function OrderJsonModal({ order, onClose }: ModalProps) {
  const { t } = useTranslation('item');
  return (
    <JsonModal title={t('json.order')} source={{ of: 'order', orderId: order.orderId }} onClose={onClose} />
  );
}
