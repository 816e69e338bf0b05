import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Deferred } from '#components/Deferred.tsx';
import { Icon } from '#components/Icon.tsx';
import { useOnline } from '#components/useOnline.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { signInRequested } from '#store/sessionSlice.ts';

function ExpiredBanner() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { pathname, search } = useLocation();
  const problem = useAppSelector((state) =>
    state.session.status === 'expired' ? state.session.problem : null,
  );
  return (
    <p className="banner banner-warning">
      <Icon name="exclamation-triangle-fill" /> {t('signIn.expired')}{' '}
      {problem && `${t('signIn.failed', { message: t(`signIn.problem.${problem}`) })} `}
      <button
        type="button"
        className="btn btn-primary btn-sm"
        onClick={() => dispatch(signInRequested({ returnPath: `${pathname}${search}` }))}
      >
        {t('signIn.again')}
      </button>
    </p>
  );
}

const loadWaits = async () => (await import('./WaitBanner.tsx')).WaitBanner;

/** What concerns the whole page: no network, a session that has ended, a busy platform, a newer build. */
export function SessionBanner() {
  const { t } = useTranslation();
  const isExpired = useAppSelector((state) => state.session.status === 'expired');
  const isWaiting = useAppSelector((state) => Object.keys(state.calls.waits).length > 0);
  const isOutdated = useAppSelector((state) => state.version.isOutdated);
  const isOnline = useOnline();
  return (
    <div role="status">
      {!isOnline && (
        <p className="banner banner-warning">
          <Icon name="wifi-off" /> {t('offline')}
        </p>
      )}
      {isExpired && <ExpiredBanner />}
      {isWaiting && <Deferred load={loadWaits} props={{}} title={t('wait.now')} />}
      {isOutdated && (
        <p className="banner banner-info">
          <Icon name="info-circle-fill" /> {t('newVersion.text')}{' '}
          <button
            type="button"
            className="btn btn-outline-secondary btn-sm"
            onClick={() => window.location.reload()}
          >
            {t('newVersion.reload')}
          </button>
        </p>
      )}
    </div>
  );
}
