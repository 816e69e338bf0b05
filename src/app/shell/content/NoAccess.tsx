import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Button } from '#components/Button.tsx';
import { AccessRequest } from '#components/notice/AccessRequest.tsx';
import { FailureFacts } from '#components/notice/FailureNotice.tsx';
import { orderIdIn } from '#domain/links/paths.ts';
import { loadPermissions } from '#store/console/referenceOperations.ts';
import { useAccessRequest } from '#store/people/useAccessRequest.ts';
import { useRetriable } from '#store/useRetriable.ts';

/**
 * S2.39: the page for a user who has no permission to search. It shows the user's ID and a way to request
 * access. S2.96: at the URL of an order, the title and the request name this order. R603: access that was
 * granted in the meantime needs no reload.
 */
export function NoAccess() {
  const { t } = useTranslation(['shell', 'order']);
  const orderId = orderIdIn(useLocation().pathname);
  const request = useAccessRequest();
  const { state, retry } = useRetriable(loadPermissions, { sub: request.sub });
  const [isChecked, setIsChecked] = useState(false);
  const check = () => {
    setIsChecked(true);
    retry();
  };
  return (
    <section className="alert alert-danger page-notice" role="alert">
      <h1 className="h4 text-break">
        {orderId === '' ? t('noAccess.title') : t('order:state.forbiddenTitle', { id: orderId })}
      </h1>
      {orderId === '' && <p>{t('order:access.text')}</p>}
      <AccessRequest {...request} orderId={orderId} />
      <Button variant="outline-danger" size="sm" className="mt-2" onClick={check}>
        {t('order:state.check')}
      </Button>
      {state.status === 'failed' && <FailureFacts failure={state.failure} />}
      {isChecked && state.status === 'succeeded' && (
        <p className="mt-2 mb-0">{t('order:access.stillNone')}</p>
      )}
    </section>
  );
}
