import { useTranslation } from 'react-i18next';
import type { BulkStep, RunOrder } from '#domain/bulk/bulkJob.ts';
import { supportMailHref } from '#domain/console/mail.ts';
import { redact } from '#domain/console/redact.ts';
import { useAppSelector } from '#store/hooks.ts';
import { type InvalidLine, invalidLineText, type StepProblems } from './useStepProblems.ts';

function InvalidLines({ lines }: { lines: readonly InvalidLine[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className="validation">
      {lines.map(({ text, items }) => (
        <li key={text}>
          {items.length === 0 ? (
            text
          ) : (
            <details>
              <summary>{text}</summary>
              {items.join(', ')}
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

/** S8.6, R152: a link for an email to support that names the order, the problems and the run. */
function SupportMailLink({ runOrder, problems }: { runOrder: RunOrder; problems: StepProblems }) {
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
  return (
    <a href={supportMailHref(email, subject, body)}>
      {t('result.contact')} <span className="visually-hidden">{runOrder.orderId}</span>
    </a>
  );
}

interface ProblemCellProps {
  runOrder: RunOrder;
  steps: readonly BulkStep[];
  problemsOf: (runOrder: RunOrder, steps: readonly BulkStep[]) => StepProblems;
}

export function StepProblemCell({ runOrder, steps, problemsOf }: ProblemCellProps) {
  const problems = problemsOf(runOrder, steps);
  return (
    <td className="result-problem text-break">
      {problems.texts.map((text) => (
        <div key={text}>{text}</div>
      ))}
      <InvalidLines lines={problems.invalid} />
      <SupportMailLink runOrder={runOrder} problems={problems} />
    </td>
  );
}
