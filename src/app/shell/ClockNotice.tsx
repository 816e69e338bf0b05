import { useTranslation } from 'react-i18next';
import { Icon } from '#components/Icon.tsx';
import { durationParts } from '#domain/duration.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { useAppSelector } from '#store/hooks.ts';

const MINUTE_MS = 60_000;

/** R458: appears if this computer's clock is wrong, because due times and date ranges depend on it. */
export function ClockNotice() {
  const { t } = useTranslation('dialog');
  const format = useFormat();
  const aheadMs = useAppSelector((state) => state.server.clockAheadMs);
  if (aheadMs === null) return null;
  const time = durationParts(Math.round(Math.abs(aheadMs) / MINUTE_MS) * MINUTE_MS)
    .map(({ amount, unit }) => format.duration(amount, unit))
    .join(' ');
  return (
    <p className="banner banner-warning">
      <Icon name="exclamation-triangle-fill" /> {t(aheadMs > 0 ? 'clock.fast' : 'clock.slow', { time })}
    </p>
  );
}
