import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { Deferred } from '#components/Deferred.tsx';
import { FailureNotice } from '#components/FailureNotice.tsx';
import { Skeleton } from '#components/Skeleton.tsx';
import { canSearch } from '#domain/permissions.ts';
import { useAppDispatch, useAppSelector, useOperation } from '#store/hooks.ts';
import { loadPermissions } from '#store/referenceOperations.ts';
import { latestResult, selectCurrentUser } from '#store/selectors.ts';

const loadNoAccess = async () => (await import('./NoAccess.tsx')).NoAccess;

export function ScreenPlaceholder() {
  const { t } = useTranslation();
  return <Skeleton label={t('loading')} lines={8} />;
}

/**
 * The screen for a signed-in user, or the reason why the user cannot see it. Screens do not wait for the
 * permissions.
 */
export function Content() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const person = useAppSelector(selectCurrentUser);
  // S2.5, S2.6: reporting a problem and the "page not found" screen need no permission. Like the router, this
  // ignores case and trailing slashes.
  const isOpen = !/^\/($|(orders\/[^/]+|reports(\/create)?)\/*$)/i.test(useLocation().pathname);
  const loading = useOperation(loadPermissions, '');
  const permissions = latestResult(loading);
  if (!isOpen && person && loading.status === 'failed' && !permissions) {
    const handleRetry = () => dispatch(loadPermissions.requested({ sub: person.sub }));
    // S8.3: without a session there are no permissions to load.
    const title =
      loading.failure.reason === 'signedOut'
        ? t('permissionsFailed.signedOut')
        : t('permissionsFailed.title');
    return (
      <section className="page-notice">
        <h1 className="h4">{title}</h1>
        <FailureNotice title={t('permissionsFailed.text')} failure={loading.failure} onRetry={handleRetry} />
      </section>
    );
  }
  const hasAccess = isOpen || person === null || permissions === null || canSearch(permissions);
  return (
    <Suspense fallback={<ScreenPlaceholder />}>
      {hasAccess ? (
        <Outlet />
      ) : (
        <Deferred load={loadNoAccess} props={{ sub: person.sub }} title={t('noAccess.title')} />
      )}
    </Suspense>
  );
}
