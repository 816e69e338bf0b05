import { useTranslation } from 'react-i18next';
import { orderLabel } from '#domain/identifiers.ts';
import type { Order } from '#domain/order/order.ts';
import { useAppSelector } from '#store/hooks.ts';

/** A text that names an order by its label, which is monospaced. A merchant's name before it may contain it. */
export function TextWithOrderLabel({ text, label }: { text: string; label: string }) {
  const at = text.lastIndexOf(label);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <code>{label}</code>
      {text.slice(at + label.length)}
    </>
  );
}

/** The order's ID in the user's preferred format, as the first line of a dialog. */
export function OrderLabel({ order }: { order: Order }) {
  const { t } = useTranslation('order');
  const idFormat = useAppSelector((state) => state.settings.idFormat);
  const label = orderLabel(order, idFormat);
  return (
    <p className="mb-2 text-break">
      <TextWithOrderLabel text={t('title', { id: label })} label={label} />
    </p>
  );
}
