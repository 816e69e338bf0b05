import { useTranslation } from 'react-i18next';
import { orderLabel } from '#domain/identifiers.ts';
import type { Order } from '#domain/order.ts';
import { useAppSelector } from '#store/hooks.ts';

/** The order as a dialog names it that writes to the order itself, by its id in the person's id format. */
export function NamedOrder({ order }: { order: Order }) {
  const { t } = useTranslation('order');
  const idFormat = useAppSelector((state) => state.settings.idFormat);
  return <p className="mb-2 text-break">{t('title', { id: orderLabel(order, idFormat) })}</p>;
}
