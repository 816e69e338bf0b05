import { useTranslation } from 'react-i18next';
import { Icon } from '#components/Icon.tsx';
import { useNow } from '#components/useNow.ts';
import type { Item } from '#domain/item/item.ts';
import { itemIssues } from '#domain/item/itemIssues.ts';
import { nextDueStatus } from '#domain/item/slaClock.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { IssueLine } from '../IssueLine.tsx';
import { useSlaClockText } from '../useSlaClockText.ts';
import { useStatusEntryName } from '../useStatusEntryName.ts';
import { requestNotes } from './requestNotes.ts';

export function ItemIssueList({ item }: { item: Item }) {
  const { t } = useTranslation('item');
  const now = useNow();
  const nameOf = useStatusEntryName();
  const format = useFormat();
  const clockText = useSlaClockText();
  const issues = itemIssues(item, now);
  const due = nextDueStatus(item, now);
  const notes = requestNotes(item);
  if (issues.length === 0 && !due && notes.length === 0) return null;
  return (
    <ul className="item-warnings" aria-label={t('warnings')}>
      {issues.map((issue) => (
        <IssueLine key={`${issue.kind} ${issue.status}`} issue={issue} now={now} />
      ))}
      {notes.map(({ text, icon, tone }) => (
        <li key={text} className={`alert-line ${tone}`}>
          <Icon name={icon} /> <span>{t(text)}</span>
        </li>
      ))}
      {due && (
        <li className="alert-line">
          <Icon name="clock-history" />{' '}
          <span>{format.labelled(nameOf(due, now), clockText(due.expectedCloseDate, now))}</span>
        </li>
      )}
    </ul>
  );
}
