import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { isRunUnfinished, unsentCount, wouldMovePromises } from '#domain/bulk/bulkResults.ts';
import { runProgress, sendingCount } from '#domain/bulk/runProgress.ts';
import { toIso } from '#domain/time/time.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { type BulkRun, runClosed, runShown } from '#store/bulk/bulkSlice.ts';
import { isRunActive } from '#store/bulk/runStatus.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { DiscardRunDialog } from './DiscardRunDialog.tsx';
import { useRunCommands, useToday } from './useRunCommands.ts';
import { useRunExport } from './useRunExport.ts';
import { useRunStateTexts } from './useRunStateTexts.ts';
import { useRunTitle } from './useRunTitle.ts';

const TEXTS = {
  starting: 'running',
  running: 'running',
  paused: 'paused',
  stopping: 'stopping',
  ended: 'ended',
  unattended: 'unattended',
  elsewhere: 'elsewhere',
  closing: 'ended',
} as const;

function textKeyOf({ status, runOrders }: BulkRun) {
  if (status === 'ended' && unsentCount(runOrders) > 0) return 'stopped';
  return status === 'paused' && sendingCount(runOrders) > 0 ? 'pausing' : TEXTS[status];
}

function useRunStatusText(run: BulkRun): string {
  const { t } = useTranslation('runs');
  const format = useFormat();
  const titleOf = useRunTitle();
  const { settled, total } = runProgress(run);
  return t(`bar.${textKeyOf(run)}`, {
    title: titleOf(run),
    settled,
    total,
    when: format.dateTime(toIso(run.job.createdAt)),
  });
}

function useBarText(run: BulkRun): string {
  const { problems, openChanges } = useRunStateTexts(run);
  const status = useRunStatusText(run);
  // R530: this tab does not know the current counts of a run in another tab.
  if (run.status === 'elsewhere') return status;
  const isOver = !isRunActive(run) && unsentCount(run.runOrders) === 0;
  return [status, ...problems, ...(isOver ? openChanges : [])].join(' · ');
}

/** Returns that the run has ended or was stopped, with the number of orders in each state. */
export function useOutcomeText(run: BulkRun): string {
  return [useRunStatusText(run), ...useRunStateTexts(run).all].join(' · ');
}

function Outcome({ run, isShown }: { run: BulkRun; isShown: boolean }) {
  const text = useOutcomeText(run);
  const [isAnnouncedInDialog] = useState(isShown);
  return !isAnnouncedInDialog && <p>{text}</p>;
}

/** Announces the outcome of each of these runs to screen readers (R380), unless it ended in the open dialog. */
export function RunOutcomes({ runs, shown }: { runs: readonly BulkRun[]; shown: BulkRun | null }) {
  return (
    <div className="visually-hidden" role="status" aria-atomic="false">
      {runs.map((run) => (
        <Outcome key={run.job.jobId} run={run} isShown={run === shown} />
      ))}
    </div>
  );
}

/** The actions on a run from an earlier visit. Only the user can resume such a run. */
function UnattendedActions({ run }: { run: BulkRun }) {
  const { t } = useTranslation('runs');
  const dispatch = useAppDispatch();
  const { resume } = useRunCommands(run.job.jobId);
  const today = useToday();
  const handleExport = useRunExport(run);
  const [isDiscarding, setIsDiscarding] = useState(false);
  const show = () => dispatch(runShown(run.job.jobId));
  const handleResume = () => {
    show();
    // On another day, a reorder has different dates. The dialog warns about them before the user resumes.
    if (!wouldMovePromises(run.job, today)) resume();
  };
  return (
    <>
      {unsentCount(run.runOrders) > 0 && (
        <Button variant="primary" size="sm" onClick={handleResume}>
          {t('bar.resume')}
        </Button>
      )}
      <Button size="sm" className="run-bar-open" onClick={show}>
        {t('bar.review')}
      </Button>
      <Button size="sm" onClick={handleExport}>
        {t('action.export')}
      </Button>
      {isRunUnfinished(run) ? (
        <Button size="sm" onClick={() => setIsDiscarding(true)}>
          {t('bar.discard')}
        </Button>
      ) : (
        <Button size="sm" onClick={() => dispatch(runClosed({ jobId: run.job.jobId }))}>
          {t('action.close')}
        </Button>
      )}
      {isDiscarding && <DiscardRunDialog run={run} onClose={() => setIsDiscarding(false)} />}
    </>
  );
}

/**
 * One run in the list at the top of the page. A run from an earlier visit has its actions here; all other
 * runs have a button that opens the dialog.
 */
export function RunBar({ run }: { run: BulkRun }) {
  const { t } = useTranslation('runs');
  const dispatch = useAppDispatch();
  const text = useBarText(run);
  const { total, settled } = runProgress(run);
  return (
    <div className="banner run-bar">
      <p className="mb-0">
        <Icon name="layers" /> {text}
      </p>
      {isRunActive(run) && (
        <progress aria-label={t('progress.label')} max={Math.max(1, total)} value={settled} />
      )}
      {run.status === 'unattended' ? (
        <UnattendedActions run={run} />
      ) : (
        <Button size="sm" className="run-bar-open" onClick={() => dispatch(runShown(run.job.jobId))}>
          {t('bar.show')}
        </Button>
      )}
    </div>
  );
}
