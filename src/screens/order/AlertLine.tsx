import { useTranslation } from 'react-i18next';
import { Icon } from '#components/Icon.tsx';
import { useStatusName } from '#components/useStatusName.ts';
import type { Alert } from '#domain/alerts.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { LongText } from './LongText.tsx';
import { useClockText } from './useClockText.ts';

interface AlertLineProps {
  alert: Alert;
  /** Epoch milliseconds. */
  now: number;
}

/** One alert in words: what it is, what the platform says about it, since when and how late. */
export function AlertLine({ alert, now }: AlertLineProps) {
  const { t } = useTranslation('item');
  const format = useFormat();
  const statusName = useStatusName();
  const clockText = useClockText();
  const isError = alert.kind === 'error';
  return (
    <li className={`alert-line alert-line-${isError ? 'danger' : 'warning'}`}>
      <Icon name={isError ? 'exclamation-octagon-fill' : 'clock-history'} />{' '}
      <span>
        <strong>
          {t(isError ? 'alert.error' : 'alert.missedSla', { status: statusName(alert.status) })}
        </strong>
        {alert.detail !== '' && (
          <>
            {' '}
            <LongText text={alert.detail} />
          </>
        )}
        {alert.since && (
          <span className="alert-since">
            {alert.clearable ? `${clockText(alert.since, now)} · ` : ''}
            {t('alert.since', { when: `${format.dateTime(alert.since)} ${format.zone(alert.since)}` })}
          </span>
        )}
      </span>
    </li>
  );
}
