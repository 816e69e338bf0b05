import './issueLine.css';
import { useTranslation } from 'react-i18next';
import { Icon } from '#components/Icon.tsx';
import type { IconName } from '#components/iconNames.ts';
import { useStatusName } from '#components/status/useStatusName.ts';
import { TextWithDates } from '#components/time/TextWithDates.tsx';
import type { ItemIssue } from '#domain/item/itemIssues.ts';
import { needsReason } from '#domain/item/statusEntries.ts';
import { PLATFORM_TEXT_MAX } from '#domain/limits.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { useSlaClockText } from './dueTexts.ts';
import { LongText } from './LongText.tsx';

interface IssueLineProps {
  /** Replaces the default heading, which names the kind and the status of the problem. */
  heading?: string | null;
  /** Whether to show the line as information, without the color and the icon of a problem (R127). */
  isNeutral?: boolean;
  issue: ItemIssue;
  /** Epoch milliseconds. */
  now: number;
  /** Whether the line represents several items with different messages, which are shown elsewhere. */
  representsSeveralItems?: boolean;
}

const ICONS = {
  error: 'exclamation-octagon-fill',
  missedSla: 'clock-history',
  delay: 'clock-history',
  onHold: 'pause-circle-fill',
} as const satisfies Record<ItemIssue['kind'], IconName>;

/** How late the item is because of the problem, and since when it has the problem. */
export function IssueTime({ issue, now }: Pick<IssueLineProps, 'issue' | 'now'>) {
  const { t } = useTranslation('item');
  const format = useFormat();
  const clockText = useSlaClockText();
  if (!issue.since) return null;
  return (
    <span className="alert-since">
      {issue.isPastDue ? `${clockText(issue.since, now)} · ` : ''}
      <TextWithDates text={t('alert.since', { when: format.moment(issue.since) })} />
    </span>
  );
}

/**
 * One problem of an item, with the platform's message and, if the problem has a date, the date. A message
 * that repeats the heading is omitted.
 */
export function IssueLine(props: IssueLineProps) {
  const { issue, now, heading = null, isNeutral = false, representsSeveralItems = false } = props;
  const { t } = useTranslation('item');
  const statusName = useStatusName();
  const detail = issue.detail.trim() === heading ? '' : issue.detail;
  const tone = issue.kind === 'error' ? 'alert-line-danger' : 'alert-line-warning';
  const hasNoReason = issue.detail === '' && needsReason(issue.status) && !representsSeveralItems;
  return (
    <li className={isNeutral ? 'alert-line' : `alert-line ${tone}`}>
      <Icon name={isNeutral ? 'info-circle-fill' : ICONS[issue.kind]} />{' '}
      <span>
        <strong>{heading ?? t(`alert.${issue.kind}`, { status: statusName(issue.status) })}</strong>
        {detail !== '' && (
          <>
            {' '}
            <LongText text={detail} limit={PLATFORM_TEXT_MAX} />
          </>
        )}
        {hasNoReason && <> {t('alert.noReason')}</>}
        <IssueTime issue={issue} now={now} />
      </span>
    </li>
  );
}
