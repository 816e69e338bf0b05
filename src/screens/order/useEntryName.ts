import { useTranslation } from 'react-i18next';
import { useStatusName } from '#components/useStatusName.ts';
import type { StatusEntry } from '#domain/item/item.ts';
import { isOverdue } from '#domain/item/slaClock.ts';

/**
 * The name of a status entry at a time in epoch milliseconds: the name for the arrival at the customer means lateness,
 * so it applies only once its date has passed.
 */
export function useEntryName(): (entry: StatusEntry, at: number) => string {
  const { t } = useTranslation('item');
  const statusName = useStatusName();
  return (entry, at) =>
    entry.name === 'onTimeToCustomer' && !isOverdue(entry, at) ? t('dueAtCustomer') : statusName(entry.name);
}
