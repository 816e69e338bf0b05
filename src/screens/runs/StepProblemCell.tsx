import type { BulkStep, BulkUnit } from '#domain/bulk/bulkJob.ts';
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
  unit: BulkUnit;
  steps: readonly BulkStep[];
  problemsOf: (unit: BulkUnit, steps: readonly BulkStep[]) => StepProblems;
}

export function StepProblemCell({ unit, steps, problemsOf }: ProblemCellProps) {
  const problems = problemsOf(unit, steps);
  return (
    <td className="text-break">
      {problems.texts.map((text) => (
        <div key={text}>{text}</div>
      ))}
      <InvalidLines lines={problems.invalid} />
      <SupportMailLink unit={unit} problems={problems} />
    </td>
  );
}
