import { lazy, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { FailureNotice } from '#components/FailureNotice.tsx';
import { Skeleton } from '#components/Skeleton.tsx';
import { canSearch } from '#domain/permissions.ts';
import { useAppDispatch, useAppSelector, useOperation } from '#store/hooks.ts';
import { loadPermissions } from '#store/referenceOperations.ts';
import { latestResult, selectPerson } from '#store/selectors.ts';
import { NoAccess } from './NoAccess.tsx';
import { SessionBanner } from './SessionBanner.tsx';
import { SignInPage } from './SignInPage.tsx';
import { Snackbars } from './Snackbars.tsx';
import { TopBar } from './TopBar.tsx';

const ExportBar = lazy(async () => ({ default: (await import('./ExportBar.tsx')).ExportBar }));

/** Each new page starts with the focus in its content, so that a screen reader says where one is. */
function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}

/** What a signed-in person sees: the screen, or why there is none. Screens do not wait for the permissions. */
function Content() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const person = useAppSelector(selectPerson);
  const loading = useOperation(loadPermissions, '');
  const permissions = latestResult(loading);
  if (person && loading.status === 'failed' && !permissions) {
    const handleRetry = () => dispatch(loadPermissions.requested({ sub: person.sub }));
    return (
      <FailureNotice title={t('permissionsFailed.title')} failure={loading.failure} onRetry={handleRetry} />
    );
  }
  if (person && permissions && !canSearch(permissions)) return <NoAccess sub={person.sub} />;
  return (
    <Suspense fallback={<Skeleton label={t('loading')} lines={8} />}>
      <Outlet />
    </Suspense>
  );
}

/** The frame around every screen. */
export function Shell() {
  const { t } = useTranslation();
  const isSignedIn = useAppSelector((state) => state.session.status !== 'signedOut');
  const isExporting = useAppSelector((state) => state.export.status !== 'idle');
  const main = useFocusOnNavigation();
  return (
    <>
      <a href="#content" className="visually-hidden-focusable skip-link">
        {t('skipToContent')}
      </a>
      <TopBar />
      <SessionBanner />
      {isExporting && (
        <Suspense fallback={null}>
          <ExportBar />
        </Suspense>
      )}
      <main id="content" ref={main} tabIndex={-1}>
        {isSignedIn ? <Content /> : <SignInPage />}
      </main>
      <Snackbars />
    </>
  );
}
