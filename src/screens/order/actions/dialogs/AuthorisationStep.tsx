import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ActionModal } from '#components/ActionModal.tsx';
import { authorisationUrl, RETURN_FLAG, RETURNED } from '#domain/watch.ts';
import { useAppSelector } from '#store/hooks.ts';

/** Came back from the authorisation page, and is still not authorised: the flag leaves the URL (S4.54). */
function useReturned(): boolean {
  const [params, setParams] = useSearchParams();
  const [hasReturned] = useState(() => params.get(RETURN_FLAG) === RETURNED);
  useEffect(() => {
    if (!params.has(RETURN_FLAG)) return;
    const next = new URLSearchParams(params);
    next.delete(RETURN_FLAG);
    setParams(next, { replace: true });
  }, [params, setParams]);
  return hasReturned;
}

/** S4.53: the person has to agree to e-mails on a page elsewhere first, and comes back to this dialog. */
export function AuthorisationStep({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('actions');
  const page = useAppSelector((state) => state.configuration.pages.subscriptionAuth);
  const hasReturned = useReturned();
  const handleNext = () => {
    if (page) window.location.assign(authorisationUrl(page, window.location.href));
  };
  return (
    <ActionModal
      title={t('watch.title')}
      submitLabel={t('watch.next')}
      busy={false}
      failure={null}
      disabledReason={page === null ? t('watch.reason.missingAuth') : null}
      onCheck={onClose}
      onSubmit={handleNext}
      onClose={onClose}
    >
      {hasReturned && (
        <p className="alert alert-warning" role="alert">
          {t('watch.reason.cancel')}
        </p>
      )}
      <p className="mb-0">{t('watch.authorise')}</p>
    </ActionModal>
  );
}
