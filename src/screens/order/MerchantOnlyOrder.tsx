import { useTranslation } from 'react-i18next';
import { CopyId } from '#components/CopyId.tsx';
import { STUCK_ORDER_MINUTES } from '#domain/limits.ts';
import type { MerchantOrder } from '#domain/merchantOrder.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { useAppSelector } from '#store/hooks.ts';

function isStuck(placedDate: string | null): boolean {
  return placedDate !== null && Date.now() - Date.parse(placedDate) > STUCK_ORDER_MINUTES * 60_000;
}

/** S2.88: the merchant placed it, the platform has not accepted it yet; a warning once that takes too long. */
export function MerchantOnlyOrder({ request }: { request: MerchantOrder }) {
  const { t } = useTranslation('order');
  const format = useFormat();
  const email = useAppSelector((state) => state.configuration.supportEmail);
  const stuck = isStuck(request.merchantPlacedDate);
  const when = request.merchantPlacedDate ? format.relative(request.merchantPlacedDate, Date.now()) : '';
  return (
    <section className={`alert ${stuck ? 'alert-warning' : 'alert-info'}`}>
      <h1 className="h4">{t('state.merchantOnlyTitle')}</h1>
      <p>{stuck ? t('state.merchantOnlyStuck', { when }) : t('state.merchantOnlyFresh')}</p>
      {stuck && email !== '' && <p>{<a href={`mailto:${email}`}>{email}</a>}</p>}
      <CopyId id={request.orderId} what={t('summary.id')} />
    </section>
  );
}
