import { useTranslation } from 'react-i18next';
import { Icon } from '#components/Icon.tsx';
import { useDurationText } from '#components/time/useDurationText.ts';
import { MINUTE_MS } from '#domain/time/time.ts';
import { useAppSelector } from '#store/hooks.ts';

/** R458: appears if this computer's clock is wrong, because due times and date ranges depend on it. */
export function ClockNotice() {
  const { t } = useTranslation('dialog');
  const duration = useDurationText();
  const aheadMs = useAppSelector((state) => state.server.clockAheadMs);
  if (aheadMs === null) return null;
  const time = duration(Math.round(Math.abs(aheadMs) / MINUTE_MS) * MINUTE_MS);
  return (
    <p className="banner banner-warning">
      <Icon name="exclamation-triangle-fill" /> {t(aheadMs > 0 ? 'clock.fast' : 'clock.slow', { time })}
    </p>
  );
}
