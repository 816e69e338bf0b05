import { useTranslation } from 'react-i18next';
import { useStatusName } from '#components/useStatusName.ts';
import type { StatusEntry } from '#domain/item/item.ts';
import { isOverdue } from '#domain/item/slaClock.ts';

/**
 * Returns the name of a status entry at a time in epoch milliseconds. The name of `onTimeToCustomer` means
 * that the arrival is late, so it is used only after the date of the entry; until then the entry is named as
 * due.
 */
export function useEntryName(): (entry: StatusEntry, at: number) => string {
  const { t } = useTranslation('item');
  const statusName = useStatusName();
  return (entry, at) =>
    entry.name === 'onTimeToCustomer' && !isOverdue(entry, at) ? t('dueAtCustomer') : statusName(entry.name);
}
