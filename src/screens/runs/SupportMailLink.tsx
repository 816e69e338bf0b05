import { useTranslation } from 'react-i18next';
import type { BulkUnit } from '#domain/bulk/bulkJob.ts';
import { supportMailHref } from '#domain/console/diagnostics.ts';
import { redact } from '#domain/console/redact.ts';
import { useAppSelector } from '#store/hooks.ts';
import type { StepProblem } from './useStepProblem.ts';

/** S8.6: a link for an e-mail to support that names the order, the problem and the run. */
export function SupportMailLink({ unit, problem }: { unit: BulkUnit; problem: StepProblem | null }) {
  const { t } = useTranslation('runs');
  const email = useAppSelector((state) => state.configuration.supportEmail);
  if (email === '') return null;
  const subject = t('result.mailSubject', { order: unit.orderId });
  const body = t('result.mailBody', {
    order: unit.orderId,
    merchant: unit.merchantId,
    message: redact([problem?.text, ...(problem?.validation ?? [])].filter(Boolean).join('\n')),
    correlationId: problem?.correlationId ?? '–',
    run: unit.jobId,
  });
  return <a href={supportMailHref(email, subject, body)}>{t('result.contact')}</a>;
}
