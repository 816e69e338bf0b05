import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useMatches } from 'react-router';
import { Deferred } from '#components/loading/Deferred.tsx';
import { Skeleton } from '#components/loading/Skeleton.tsx';
import { loadPermissions } from '#store/console/referenceOperations.ts';
import { useAppSelector, useOperation } from '#store/hooks.ts';
import { latestResult } from '#store/operation.ts';
import { selectCanSearch, selectCurrentUser } from '#store/people/userSelectors.ts';

const loadPermissionsFailed = async () => (await import('./PermissionsFailed.tsx')).PermissionsFailed;
const loadNoAccess = async () => (await import('./NoAccess.tsx')).NoAccess;

/** The handle of a route whose screen needs no permission. */
export const NEEDS_NO_PERMISSION = 'needsNoPermission';

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
  const person = useAppSelector(selectCurrentUser);
  const isOpen = useMatches().some(({ handle }) => handle === NEEDS_NO_PERMISSION);
  const canSearch = useAppSelector(selectCanSearch);
  const loading = useOperation(loadPermissions, '');
  const placeholder = <ScreenPlaceholder />;
  if (!isOpen && person && loading.status === 'failed' && latestResult(loading) === null) {
    return (
      <Deferred
        load={loadPermissionsFailed}
        props={{ failure: loading.failure }}
        title={t('permissionsFailed.title')}
        fallback={placeholder}
      />
    );
  }
  const hasAccess = isOpen || person === null || canSearch;
  return (
    <Suspense fallback={placeholder}>
      {hasAccess ? (
        <Outlet />
      ) : (
        <Deferred load={loadNoAccess} props={{}} title={t('noAccess.title')} fallback={placeholder} />
      )}
    </Suspense>
  );
}
