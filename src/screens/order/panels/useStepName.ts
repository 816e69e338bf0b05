import { useTranslation } from 'react-i18next';
import { type HistoryRow, isHistoryStep } from '#domain/item/history.ts';
import { isKnownStatus } from '#domain/statusNames.ts';
import { useEntryName } from '../useEntryName.ts';

/**
 * Returns a function that names a row of the history. A status has the name that was correct when the row
 * ended (R88).
 */
export function useStepName(): (row: HistoryRow) => string {
  const { t } = useTranslation('panels');
  const entryName = useEntryName();
  return ({ entry, end }) =>
    isHistoryStep(entry.name) && !isKnownStatus(entry.name)
      ? t(`step.${entry.name}`)
      : entryName(entry, end ?? 0);
}
