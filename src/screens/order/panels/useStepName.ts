import { useTranslation } from 'react-i18next';
import { type HistoryRow, isHistoryStep } from '#domain/history.ts';
import { isKnownStatus } from '#domain/statusNames.ts';
import { useEntryName } from '../useEntryName.ts';

/** A row of the history in words: a step by its own name where it is one, a status by that of the status when the row ended. */
export function useStepName(): (row: HistoryRow, isStep: boolean) => string {
  const { t } = useTranslation('panels');
  const entryName = useEntryName();
  return ({ entry, end }, isStep) =>
    isHistoryStep(entry.name) && (isStep || !isKnownStatus(entry.name))
      ? t(`step.${entry.name}`)
      : entryName(entry, end ?? 0);
}
