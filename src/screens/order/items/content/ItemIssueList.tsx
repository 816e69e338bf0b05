import { useTranslation } from 'react-i18next';
import { Icon } from '#components/Icon.tsx';
import type { IconName } from '#components/iconNames.ts';
import { useStatusName } from '#components/status/useStatusName.ts';
import { useNow } from '#components/time/useNow.ts';
import { currentStatus, type Item } from '#domain/item/item.ts';
import { itemIssues } from '#domain/item/itemIssues.ts';
import { isWhollyCancelled, itemStatus } from '#domain/item/itemStatus.ts';
import { nextDueStatus } from '#domain/item/slaClock.ts';
import { wasCancellationRequested } from '#domain/order/problems.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { useLatestResult } from '#store/hooks.ts';
import { loadEvents } from '#store/order/panelOperations.ts';
import { useSlaClockText } from '../../facts/dueTexts.ts';
import { IssueLine } from '../../facts/IssueLine.tsx';
import { useStatusEntryName } from '../../facts/statusNames.ts';

const REQUEST_NOTES = [
  {
    text: 'pendingCancellation',
    icon: 'hourglass-split',
    tone: 'alert-line-warning',
    applies: (item) => currentStatus(item, 'pendingCancellation') !== null,
  },
  { text: 'addressChange', icon: 'geo-alt', tone: '', applies: (item) => item.hasDeliveryChange },
] as const satisfies readonly {
  text: string;
  icon: IconName;
  tone: string;
  applies: (item: Item) => boolean;
}[];

/** R114: the requests about the item that its card and its row mention. */
export function requestNotes(item: Item) {
  return REQUEST_NOTES.filter(({ applies }) => applies(item));
}

/**
 * R127: returns the heading of a cancelled item, or null if nobody requested the cancellation, which is an
 * error. While the events are not loaded, the heading can be the neutral 'Cancelled'.
 */
function useCancellationHeading(item: Item): string | null {
  const { t } = useTranslation('item');
  const statusName = useStatusName();
  const events = useLatestResult(loadEvents, item.orderId)?.events ?? null;
  const wasRequested = wasCancellationRequested(item, events);
  if (wasRequested === null) return statusName('cancelled');
  return wasRequested ? t('alert.cancelledOnRequest') : null;
}

export function ItemIssueList({ item }: { item: Item }) {
  const { t } = useTranslation('item');
  const now = useNow();
  const nameOf = useStatusEntryName();
  const format = useFormat();
  const clockText = useSlaClockText();
  const issues = itemIssues(item, now);
  const due = isWhollyCancelled(itemStatus(item)) ? null : nextDueStatus(item, now);
  const notes = requestNotes(item);
  const cancellation = useCancellationHeading(item);
  if (issues.length === 0 && !due && notes.length === 0) return null;
  return (
    <ul className="list-unstyled d-grid gap-1 mb-0" aria-label={t('warnings')}>
      {issues.map((issue) => (
        <IssueLine
          key={`${issue.kind} ${issue.status}`}
          issue={issue}
          now={now}
          heading={issue.status === 'cancelled' ? cancellation : null}
          isNeutral={issue.status === 'cancelled' && cancellation !== null}
        />
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
