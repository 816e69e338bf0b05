import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Icon } from '#components/Icon.tsx';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { signInRequested } from '#store/sessionSlice.ts';

function subscribeToConnection(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** What concerns the whole page: no network, or a session that has ended. */
export function SessionBanner() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { pathname, search } = useLocation();
  const isExpired = useAppSelector((state) => state.session.status === 'expired');
  const isOnline = useSyncExternalStore(subscribeToConnection, () => navigator.onLine);
  return (
    <div role="status">
      {!isOnline && (
        <p className="banner banner-warning">
          <Icon name="wifi-off" /> {t('offline')}
        </p>
      )}
      {isExpired && (
        <p className="banner banner-warning">
          <Icon name="exclamation-triangle-fill" /> {t('signIn.expired')}{' '}
          <button
            type="button"
            className="btn btn-primary btn-sm"
            onClick={() => dispatch(signInRequested({ returnPath: `${pathname}${search}` }))}
          >
            {t('signIn.again')}
          </button>
        </p>
      )}
    </div>
  );
}
