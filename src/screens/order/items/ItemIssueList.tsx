import { useTranslation } from 'react-i18next';
import { Icon } from '#components/Icon.tsx';
import { useNow } from '#components/useNow.ts';
import { currentStatus, type Item } from '#domain/item/item.ts';
import { itemIssues } from '#domain/item/itemIssues.ts';
import { nextDueStatus } from '#domain/item/slaClock.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { IssueLine } from '../IssueLine.tsx';
import { useSlaClockText } from '../useSlaClockText.ts';
import { useStatusEntryName } from '../useStatusEntryName.ts';

export function ItemIssueList({ item }: { item: Item }) {
  const { t } = useTranslation('item');
  const now = useNow();
  const nameOf = useStatusEntryName();
  const format = useFormat();
  const clockText = useSlaClockText();
  const issues = itemIssues(item, now);
  const due = nextDueStatus(item, now);
  const cancellation = currentStatus(item, 'pendingCancellation');
  if (issues.length === 0 && !due && !cancellation) return null;
  return (
    <ul className="item-warnings" aria-label={t('warnings')}>
      {issues.map((issue) => (
        <IssueLine key={`${issue.kind} ${issue.status}`} issue={issue} now={now} />
      ))}
      {cancellation && (
        <li className="alert-line alert-line-warning">
          <Icon name="hourglass-split" /> <span>{t('pendingCancellation')}</span>
        </li>
      )}
      {due && (
        <li className="alert-line">
          <Icon name="clock-history" />{' '}
          <span>{format.labelled(nameOf(due, now), clockText(due.expectedCloseDate, now))}</span>
        </li>
      )}
    </ul>
  );
}
