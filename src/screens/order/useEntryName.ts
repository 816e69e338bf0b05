import { useTranslation } from 'react-i18next';
import { useStatusName } from '#components/useStatusName.ts';
import type { StatusEntry } from '#domain/item.ts';
import { isOverdue } from '#domain/slaClock.ts';

/**
 * The name of a status entry as it stands at a time, epoch milliseconds: the name of the arrival at the customer
 * says that it is late, and fits only once its date has passed.
 */
export function useEntryName(): (entry: StatusEntry, at: number) => string {
  const { t } = useTranslation('item');
  const statusName = useStatusName();
  return (entry, at) =>
    entry.name === 'onTimeToCustomer' && !isOverdue(entry, at) ? t('dueAtCustomer') : statusName(entry.name);
}
