import { useTranslation } from 'react-i18next';
import { type HistoryRow, isHistoryStep } from '#domain/item/history.ts';
import { isKnownStatus } from '#domain/statusNames.ts';
import { useEntryName } from '../useEntryName.ts';

/** The name of a history row: a status as it was named when the row ended (R88), any other step by its own name. */
export function useStepName(): (row: HistoryRow) => string {
  const { t } = useTranslation('panels');
  const entryName = useEntryName();
  return ({ entry, end }) =>
    isHistoryStep(entry.name) && !isKnownStatus(entry.name)
      ? t(`step.${entry.name}`)
      : entryName(entry, end ?? 0);
}
