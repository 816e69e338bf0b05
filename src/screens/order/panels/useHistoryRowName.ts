import { useTranslation } from 'react-i18next';
import { type HistoryRow, isHistoryStep } from '#domain/item/history.ts';
import { isKnownStatus } from '#domain/statusNames.ts';
import { useStatusEntryName } from '../facts/useStatusEntryName.ts';

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
