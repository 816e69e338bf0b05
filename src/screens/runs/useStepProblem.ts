import { useTranslation } from 'react-i18next';
import type { BulkStep, BulkUnit } from '#domain/bulk/bulkJob.ts';
import type { Failure, ValidationError } from '#domain/failure.ts';
import { type BulkRun, stepFailureKey } from '#store/bulk/bulkSlice.ts';

/** Why a write was not applied or has an unknown outcome: a sentence, and the validation errors. */
export interface StepProblem {
  text: string;
  validation: string[];
  correlationId: string | null;
}

function validationText({ path, message }: ValidationError): string {
  return path === '' ? message : `${path}: ${message}`;
}

/**
 * Returns a function that returns the problem of a step, or null if there is none. Only this tab has the
 * platform's messages. After a reload, the journal provides the kind of failure, the status, the correlation
 * ID and the field names.
 */
export function useStepProblem(run: BulkRun): (unit: BulkUnit, step: BulkStep) => StepProblem | null {
  const { t } = useTranslation('runs');
  const ownText = (status: number | null, reason: string, step: BulkStep): string => {
    if (status === 403) return t(step.kind === 'create' ? 'reason.forbiddenReorder' : 'reason.forbidden');
    return t(`reason.${reason as 'own'}`, { status: status ?? '' });
  };
  const fromPlatform = (failure: Failure, step: BulkStep): StepProblem => ({
    text:
      failure.reason === 'answered' && failure.status !== 403
        ? failure.message
        : ownText(failure.status, failure.reason, step),
    validation: failure.validationErrors.map(validationText),
    correlationId: failure.correlationId,
  });
  // The page was closed before the console could record a response.
  const cutOff: StepProblem = { text: t('reason.cutOff'), validation: [], correlationId: null };
  return (unit, step) => {
    const failure = run.failures[stepFailureKey(unit.index, step.key)];
    if (failure) return fromPlatform(failure, step);
    if (!step.failure) return step.state === 'unknown' ? cutOff : null;
    const { reason, status, correlationId, paths } = step.failure;
    const fields = paths.filter((path) => path !== '');
    return {
      text: ownText(status, reason, step),
      validation: fields.length > 0 ? [t('reason.fields', { fields: fields.join(', ') })] : [],
      correlationId,
    };
  };
}
