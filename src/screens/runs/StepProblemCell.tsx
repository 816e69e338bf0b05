import type { BulkStep, RunOrder } from '#domain/bulk/bulkJob.ts';
import { SupportMailLink } from './SupportMailLink.tsx';
import type { InvalidLine, StepProblems } from './useStepProblems.ts';

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
