import { useTranslation } from 'react-i18next';
import { EmptyState } from '#components/EmptyState.tsx';
import { type EventFilter, type EventRow, isEventFilterActive } from '#domain/event/eventFilter.ts';

interface NoMatchingEventsProps {
  filter: EventFilter;
  /** The events of the chosen item, or of all items. */
  scope: readonly EventRow[];
  /** Whether the order has events of other items, which the list does not search. */
  hasOtherItems: boolean;
}

/** Whether the merchant received all events, and the user filters only for those that it did not receive. */
function areAllReceived(filter: EventFilter, scope: readonly EventRow[]): boolean {
  const isOnlyFilter =
    filter.delivery === 'notReceived' && !isEventFilterActive({ ...filter, delivery: null });
  return isOnlyFilter && scope.length > 0 && scope.every(({ delivery }) => delivery.state === 'received');
}

/** R168: why the list of events is empty, with advice that the user can follow. */
export function NoMatchingEvents({ filter, scope, hasOtherItems }: NoMatchingEventsProps) {
  const { t } = useTranslation('events');
  if (areAllReceived(filter, scope)) return <EmptyState icon="check-circle-fill" title={t('allReceived')} />;
  const canRemove = isEventFilterActive(filter);
  return (
    <EmptyState icon="search" title={t('noMatch')}>
      {canRemove && hasOtherItems && <p>{t('noMatchText')}</p>}
      {canRemove && !hasOtherItems && <p>{t('noMatchRemove')}</p>}
      {!canRemove && hasOtherItems && <p>{t('noMatchAllItems')}</p>}
    </EmptyState>
  );
}
