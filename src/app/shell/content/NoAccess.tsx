import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { AccessRequest } from '#components/notice/AccessRequest.tsx';
import { orderIdIn } from '#domain/links/paths.ts';
import { useAccessRequest } from '#store/people/useAccessRequest.ts';

/**
 * S2.39: the page for a user who has no permission to search. It shows the user's ID and a way to request
 * access. S2.96: at the URL of an order, the title and the request name this order.
 */
export function NoAccess() {
  const { t } = useTranslation(['shell', 'order']);
  const orderId = orderIdIn(useLocation().pathname);
  const request = useAccessRequest();
  return (
    <section className="alert alert-danger page-notice" role="alert">
      <h1 className="h4 text-break">
        {orderId === '' ? t('noAccess.title') : t('order:state.forbiddenTitle', { id: orderId })}
      </h1>
      {orderId === '' && <p>{t('order:access.text')}</p>}
      <AccessRequest {...request} orderId={orderId} />
    </section>
  );
}
