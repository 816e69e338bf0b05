import { useTranslation } from 'react-i18next';
import { useStatusName } from '#components/useStatusName.ts';
import type { StatusEntry } from '#domain/item/item.ts';
import { isOverdue } from '#domain/item/slaClock.ts';

/**
 * Returns a function that names a status entry as of a time in epoch milliseconds. The name of
 * `onTimeToCustomer` is 'Late to customer', so until the entry's date has passed, it is named 'Arrival at the
 * customer' instead.
 */
export function useEntryName(): (entry: StatusEntry, at: number) => string {
  const { t } = useTranslation('item');
  const statusName = useStatusName();
  return (entry, at) =>
    entry.name === 'onTimeToCustomer' && !isOverdue(entry, at) ? t('dueAtCustomer') : statusName(entry.name);
}
