import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { secondsUntil, useSeconds } from '#components/time/useSeconds.ts';
import { entriesOf } from '#domain/byKey.ts';
import { waitSkipped } from '#store/console/callsSlice.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';

/**
 * The services whose calls are waiting for the next try, each with the remaining time and a button that
 * retries immediately.
 */
export function WaitBanner() {
  const { t } = useTranslation('dialog');
  const dispatch = useAppDispatch();
  const waits = useAppSelector((state) => state.calls.waits);
  const now = useSeconds(true);
  return entriesOf(waits).map(([service, until]) => (
    <p key={service} className="banner banner-warning">
      <Icon name="hourglass-split" /> {/* Screen readers do not announce a timer role every second. */}
      <span role="timer">{t('wait.service', { service, seconds: secondsUntil(until, now) })}</span>{' '}
      <Button size="sm" onClick={() => dispatch(waitSkipped(service))}>
        {t('wait.now')}
      </Button>
    </p>
  ));
}
