import { useTranslation } from 'react-i18next';
import type { RunOrder } from '#domain/bulk/bulkJob.ts';
import { supportMailHref } from '#domain/console/mail.ts';
import { redact } from '#domain/console/redact.ts';
import { useAppSelector } from '#store/hooks.ts';
import { invalidLineText, type StepProblems } from './useStepProblems.ts';

interface MailLinkProps {
  runOrder: RunOrder;
  problems: StepProblems;
}

/** S8.6, R152: a link for an email to support that names the order, the problems and the run. */
export function SupportMailLink({ runOrder, problems }: MailLinkProps) {
  const { t } = useTranslation('runs');
  const email = useAppSelector((state) => state.configuration.supportEmail);
  if (email === '') return null;
  const subject = t('result.mailSubject', { order: runOrder.orderId });
  const body = t('result.mailBody', {
    order: runOrder.orderId,
    merchant: runOrder.merchantId,
    message: redact([...problems.texts, ...problems.invalid.map(invalidLineText)].join('\n')),
    correlationId: problems.correlationId ?? '–',
    run: runOrder.jobId,
  });
  return <a href={supportMailHref(email, subject, body)}>{t('result.contact')}</a>;
}
