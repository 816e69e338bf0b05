import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { Deferred } from '#components/loading/Deferred.tsx';
import { useOnline } from '#components/page/useOnline.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectIsSessionEnding } from '#store/people/userSelectors.ts';

const loadClock = async () => (await import('./ClockNotice.tsx')).ClockNotice;
const loadNotice = async () => (await import('./SessionNotice.tsx')).SessionNotice;
const loadWaits = async () => (await import('./WaitBanner.tsx')).WaitBanner;

/**
 * The notices for the whole page: no network, a session that has ended or is about to end, a busy platform,
 * a wrong clock, and a newer version.
 */
export function PageNotices() {
  const { t } = useTranslation();
  const isEnding = useAppSelector(selectIsSessionEnding);
  const isWaiting = useAppSelector((state) => Object.keys(state.calls.waits).length > 0);
  const isOutdated = useAppSelector((state) => state.server.isOutdated);
  const isClockWrong = useAppSelector((state) => state.server.clockAheadMs !== null);
  const isOnline = useOnline();
  return (
    <div role="status">
      {!isOnline && (
        <p className="banner banner-warning">
          <Icon name="wifi-off" /> {t('offline')}
        </p>
      )}
      {isEnding && <Deferred load={loadNotice} props={{}} title={t('signIn.again')} />}
      {isWaiting && <Deferred load={loadWaits} props={{}} title={t('retry')} />}
      {isClockWrong && <Deferred load={loadClock} props={{}} title={t('clock')} />}
      {isOutdated && (
        <p className="banner banner-info">
          <Icon name="info-circle-fill" /> {t('newVersion.text')}{' '}
          <Button size="sm" onClick={() => window.location.reload()}>
            {t('newVersion.reload')}
          </Button>
        </p>
      )}
    </div>
  );
}
