import { useTranslation } from 'react-i18next';
import { AccessRequest } from '#components/AccessRequest.tsx';
import { useAppSelector } from '#store/hooks.ts';
import { selectCurrentUser } from '#store/selectors.ts';

/** S2.96: shown to users who lack the view permission, with a link to request access. */
export function OrderAccessDenied({ orderId }: { orderId: string }) {
  const { t } = useTranslation('order');
  const sub = useAppSelector((state) => selectCurrentUser(state)?.sub ?? '');
  const requestUrl = useAppSelector((state) => state.configuration.pages.requestAccess);
  const email = useAppSelector((state) => state.configuration.supportEmail);
  return (
    <section className="page-notice alert alert-danger" role="alert">
      <h2 className="h4 text-break">{t('state.forbiddenTitle', { id: orderId })}</h2>
      <AccessRequest sub={sub} orderId={orderId} requestUrl={requestUrl} email={email} />
    </section>
  );
}
