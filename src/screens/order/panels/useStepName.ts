import { useTranslation } from 'react-i18next';
import { type HistoryRow, isHistoryStep } from '#domain/item/history.ts';
import { isKnownStatus } from '#domain/statusNames.ts';
import { useEntryName } from '../useEntryName.ts';

/**
 * Returns the name of a row in the history. The name of a status is the one that applied when the row ended
 * (R88).
 */
export function useStepName(): (row: HistoryRow) => string {
  const { t } = useTranslation('panels');
  const entryName = useEntryName();
  return ({ entry, end }) =>
    isHistoryStep(entry.name) && !isKnownStatus(entry.name)
      ? t(`step.${entry.name}`)
      : entryName(entry, end ?? 0);
}
