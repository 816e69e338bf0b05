import type { BulkStep, BulkUnit } from '#domain/bulk/bulkJob.ts';
import { SupportMailLink } from './SupportMailLink.tsx';
import type { StepProblem } from './useStepProblem.ts';

interface ProblemCellProps {
  unit: BulkUnit;
  steps: readonly BulkStep[];
  problemOf: (unit: BulkUnit, step: BulkStep) => StepProblem | null;
}

export function StepProblemCell({ unit, steps, problemOf }: ProblemCellProps) {
  const problems = steps.flatMap((step) => {
    const problem = problemOf(unit, step);
    return problem ? [{ key: step.key, problem }] : [];
  });
  const [first] = problems;
  return (
    <td className="text-break">
      {problems.map(({ key, problem }) => (
        <div key={key}>
          {problem.text}
          {problem.validation.length > 0 && (
            <ul className="validation">
              {problem.validation.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </div>
      ))}
      <SupportMailLink unit={unit} problem={first?.problem ?? null} />
    </td>
  );
}
