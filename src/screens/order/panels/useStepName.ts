import { useTranslation } from 'react-i18next';
import { useStatusName } from '#components/useStatusName.ts';
import { isHistoryStep } from '#domain/history.ts';
import { isKnownStatus } from '#domain/statusNames.ts';

/** A row of the history in words: a step by its own name where it is one, a status by that of the status. */
export function useStepName(): (name: string, isStep: boolean) => string {
  const { t } = useTranslation('panels');
  const statusName = useStatusName();
  return (name, isStep) =>
    isHistoryStep(name) && (isStep || !isKnownStatus(name)) ? t(`step.${name}`) : statusName(name);
}
