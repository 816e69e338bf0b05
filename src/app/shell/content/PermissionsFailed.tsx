import { useTranslation } from 'react-i18next';
import { AccessRequest } from '#components/notice/AccessRequest.tsx';
import { FailureNotice } from '#components/notice/FailureNotice.tsx';
import { type Failure, isForbidden, isNotFound } from '#domain/failure.ts';
import { loadPermissions } from '#store/console/referenceOperations.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { useAccessRequest } from '#store/people/useAccessRequest.ts';

/**
 * The page for a user whose permissions could not be loaded. S6.18: a user whom the platform refuses or does
 * not know can also request access.
 */
export function PermissionsFailed({ failure }: { failure: Failure }) {
  const { t } = useTranslation(['shell', 'order']);
  const dispatch = useAppDispatch();
  const request = useAccessRequest();
  // S8.3: without a session there are no permissions to load.
  const title = failure.reason === 'signedOut' ? t('order:access.signedOut') : t('permissionsFailed.title');
  return (
    <section className="page-notice">
      <h1 className="h4">{title}</h1>
      <FailureNotice
        title={t('order:access.permissionsFailed')}
        failure={failure}
        onRetry={() => dispatch(loadPermissions.requested({ sub: request.sub }))}
      />
      {(isForbidden(failure) || isNotFound(failure)) && (
        <>
          <p>{t('order:access.mayBeMissing')}</p>
          <AccessRequest {...request} />
        </>
      )}
    </section>
  );
}
