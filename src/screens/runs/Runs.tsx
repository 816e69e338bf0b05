import { isRunActive } from '#store/bulk/runStatus.ts';
import './runs.css';
import { useTranslation } from 'react-i18next';
import { selectRuns, selectShownRun } from '#store/bulk/bulkSelectors.ts';
import { useAppSelector } from '#store/hooks.ts';
import { RunBar } from './RunBar.tsx';
import { RunDialog } from './RunDialog.tsx';
import { RunGuard } from './RunGuard.tsx';
import { UncheckedWrites } from './UncheckedWrites.tsx';

/**
 * The bars of the runs that this tab knows, and the dialog of the run that the user has opened. Also shows
 * single requests with an unknown outcome, and asks for confirmation before the user leaves the page during a
 * run.
 */
export function Runs() {
  const { t } = useTranslation('runs');
  const runs = useAppSelector(selectRuns);
  const shown = useAppSelector(selectShownRun);
  return (
    <>
      <section className="run-bars" aria-label={t('bar.label')}>
        {runs.map((run) => run.status !== 'closing' && <RunBar key={run.job.jobId} run={run} />)}
      </section>
      <UncheckedWrites />
      {shown && <RunDialog run={shown} />}
      <RunGuard isActive={runs.some(isRunActive)} />
    </>
  );
}
