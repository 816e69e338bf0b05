import { useTranslation } from 'react-i18next';
import type { Order } from '#domain/order/order.ts';
import { JsonDocumentView } from '../dialogs/details/JsonModal.tsx';
import { useCanSeeRawData } from '../useCanSeeRawData.ts';

/** S2.84: the raw order. It contains prices, so the user needs the permission to see them. */
export function OrderRawView({ order }: { order: Order }) {
  const { t } = useTranslation('item');
  const isPermitted = useCanSeeRawData();
  if (!isPermitted) return <p className="mb-0">{t('json.denied')}</p>;
  return <JsonDocumentView title={t('json.order')} source={{ of: 'order', orderId: order.orderId }} />;
}
