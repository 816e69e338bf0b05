import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { Dialog, DialogBody, DialogFooter } from '#components/dialog/Dialog.tsx';
import { Icon } from '#components/Icon.tsx';
import { Note, Notice } from '#components/notice/Notice.tsx';
import {
  hasNothingToReview,
  isRunUnfinished,
  unsentCount,
  wouldMovePromises,
} from '#domain/bulk/bulkResults.ts';
import { type BulkRun, runClosed, runHidden } from '#store/bulk/bulkSlice.ts';
import { isRunFree } from '#store/bulk/runStatus.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { DiscardRunDialog } from './DiscardRunDialog.tsx';
import { RunProgressView } from './RunProgressView.tsx';
import { RunResultLists } from './RunResultLists.tsx';
import { useRunCommands, useToday } from './useRunCommands.ts';
import { useRunExport } from './useRunExport.ts';
import { useRunTitle } from './useRunTitle.ts';

/** A button that resumes the unsent orders, with a warning if a reorder was planned on another day. */
function Resume({ run }: { run: BulkRun }) {
  const { t } = useTranslation('runs');
  const { resume } = useRunCommands(run.job.jobId);
  const today = useToday();
  const count = unsentCount(run.runOrders);
  const { job } = run;
  if (count === 0 || !isRunFree(run)) return null;
  return (
    <div className="run-resume">
      {wouldMovePromises(job, today) && (
        <Note tone="warning">{t('newDay', { planned: job.today, today })}</Note>
      )}
      <Button variant="primary" size="sm" onClick={resume}>
        <Icon name="play-fill" /> {t('action.resume', { count })}
      </Button>
    </div>
  );
}

function Footer({ run, onDiscard, onHide }: { run: BulkRun; onDiscard: () => void; onHide: () => void }) {
  const { t } = useTranslation('runs');
  const dispatch = useAppDispatch();
  const handleExport = useRunExport(run);
  const isBusy = !isRunFree(run);
  const hasRest = isRunUnfinished(run);
  return (
    <DialogFooter>
      {run.status !== 'elsewhere' && (
        <Button className="me-auto" onClick={handleExport}>
          <Icon name="download" /> {t('action.export')}
        </Button>
      )}
      {!isBusy && hasRest && (
        <Button variant="outline-danger" onClick={onDiscard}>
          {t('action.discard')}
        </Button>
      )}
      {isBusy || hasRest ? (
        <Button onClick={onHide}>{isBusy ? t('action.hide') : t('action.later')}</Button>
      ) : (
        <Button variant="primary" onClick={() => dispatch(runClosed({ jobId: run.job.jobId }))}>
          {t('action.close')}
        </Button>
      )}
    </DialogFooter>
  );
}

/** A run's progress and its results so far. Closing the dialog does not stop the run. */
export function RunDialog({ run }: { run: BulkRun }) {
  const { t } = useTranslation('runs');
  const dispatch = useAppDispatch();
  const titleOf = useRunTitle();
  const [isDiscarding, setIsDiscarding] = useState(false);
  const isElsewhere = run.status === 'elsewhere';
  const handleHide = () => dispatch(runHidden());
  // R151: any other run stays in the run bar until the user closes it.
  const closesOnEscape = run.job.scope === 'order' && run.status === 'ended' && hasNothingToReview(run);
  const handleEscape = () => (closesOnEscape ? dispatch(runClosed({ jobId: run.job.jobId })) : handleHide());
  // The dialog would cover the page behind the link, so it closes unless the link opens in another tab.
  const handleClick = (event: MouseEvent) => {
    const isLink = event.target instanceof Element && event.target.closest('a[href^="/"]') !== null;
    if (isLink && !event.ctrlKey && !event.metaKey && !event.shiftKey) handleHide();
  };
  return (
    <>
      <Dialog title={titleOf(run)} onClose={handleEscape} size="xl">
        <DialogBody onClick={handleClick}>
          {run.refusal && (
            <Notice severity={isElsewhere ? 'info' : 'danger'} isPolite={isElsewhere}>
              {t(`refusal.${run.refusal}`)}
            </Notice>
          )}
          {/* R530: in another tab, the results have changed since this tab read them. */}
          {!isElsewhere && (
            <>
              <RunProgressView run={run} />
              <Resume run={run} />
              <RunResultLists run={run} />
            </>
          )}
        </DialogBody>
        <Footer run={run} onDiscard={() => setIsDiscarding(true)} onHide={handleHide} />
      </Dialog>
      {isDiscarding && <DiscardRunDialog run={run} onClose={() => setIsDiscarding(false)} />}
    </>
  );
}
