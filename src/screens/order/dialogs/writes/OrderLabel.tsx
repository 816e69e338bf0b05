import { useTranslation } from 'react-i18next';
import { orderLabel } from '#domain/identifiers.ts';
import type { Order } from '#domain/order/order.ts';
import { useAppSelector } from '#store/hooks.ts';

/** The order's ID in the user's preferred format, as the first line of a dialog. */
export function OrderLabel({ order }: { order: Order }) {
  const { t } = useTranslation('order');
  const idFormat = useAppSelector((state) => state.settings.idFormat);
  return <p className="mb-2 text-break">{t('title', { id: orderLabel(order, idFormat) })}</p>;
}
