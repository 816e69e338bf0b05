import { useTranslation } from 'react-i18next';
import { useStatusName } from '#components/status/useStatusName.ts';
import { type HistoryRow, isHistoryStep } from '#domain/item/history.ts';
import type { StatusEntry } from '#domain/item/item.ts';
import { isOverdue } from '#domain/item/slaClock.ts';
import { isKnownStatus } from '#domain/statusNames.ts';

/**
 * Returns a function that names a status entry at a time in epoch milliseconds. The usual name of
 * `onTimeToCustomer` is 'Late to customer', which is wrong until the date of the entry has passed. Until
 * then, the name is 'Arrival at the customer'.
 */
export function useStatusEntryName(): (entry: StatusEntry, at: number) => string {
  const { t } = useTranslation('status');
  const statusName = useStatusName();
  return (entry, at) =>
    entry.name === 'onTimeToCustomer' && !isOverdue(entry, at) ? t('due.atCustomer') : statusName(entry.name);
}

/**
 * Returns a function that names a row of the history. A status has the name that was correct when the row
 * ended (R88).
 */
export function useHistoryRowName(): (row: HistoryRow) => string {
  const { t } = useTranslation('panels');
  const entryName = useStatusEntryName();
  return ({ entry, end }) =>
    isHistoryStep(entry.name) && !isKnownStatus(entry.name)
      ? t(`step.${entry.name}`)
      : entryName(entry, end ?? 0);
}
