import { useTranslation } from 'react-i18next';
import { Icon } from '#components/Icon.tsx';
import type { IconName } from '#components/iconNames.ts';
import { useStatusName } from '#components/useStatusName.ts';
import { needsReason } from '#domain/item/statusEntries.ts';
import type { ItemIssue } from '#domain/item/troubles.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { LongText } from './LongText.tsx';
import { useClockText } from './useClockText.ts';

interface AlertLineProps {
  trouble: ItemIssue;
  /** Epoch milliseconds. */
  now: number;
  /** Whether the line represents several items with different messages, which are shown elsewhere. */
  isOfSeveral?: boolean;
}

const ICONS = {
  error: 'exclamation-octagon-fill',
  missedSla: 'clock-history',
  delay: 'clock-history',
  onHold: 'pause-circle-fill',
} as const satisfies Record<ItemIssue['kind'], IconName>;

/** One problem: its name, the platform's message, its start and, if a date was missed, the delay. */
export function AlertLine({ trouble, now, isOfSeveral = false }: AlertLineProps) {
  const { t } = useTranslation('item');
  const format = useFormat();
  const statusName = useStatusName();
  const clockText = useClockText();
  const hasNoReason = trouble.detail === '' && needsReason(trouble.status) && !isOfSeveral;
  const isLate = trouble.clearable || trouble.kind === 'delay';
  return (
    <li className={`alert-line alert-line-${trouble.kind === 'error' ? 'danger' : 'warning'}`}>
      <Icon name={ICONS[trouble.kind]} />{' '}
      <span>
        <strong>{t(`alert.${trouble.kind}`, { status: statusName(trouble.status) })}</strong>
        {trouble.detail !== '' && (
          <>
            {' '}
            <LongText text={trouble.detail} />
          </>
        )}
        {hasNoReason && <> {t('alert.noReason')}</>}
        {trouble.since && (
          <span className="alert-since">
            {isLate ? `${clockText(trouble.since, now)} · ` : ''}
            {t('alert.since', { when: `${format.dateTime(trouble.since)} ${format.zone(trouble.since)}` })}
          </span>
        )}
      </span>
    </li>
  );
}
