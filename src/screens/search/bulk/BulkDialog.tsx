import './bulk.css';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { Dialog, DialogBody, DialogFooter } from '#components/dialog/Dialog.tsx';
import { FormFooter } from '#components/dialog/FormFooter.tsx';
import { SignInAgainButton } from '#components/dialog/SignInAgainButton.tsx';
import { useSubmitShortcut } from '#components/keyboard/useSubmitShortcut.ts';
import { ReloadStatus } from '#components/loading/ReloadStatus.tsx';
import { FailureNotice } from '#components/notice/FailureNotice.tsx';
import { Note, Notice } from '#components/notice/Notice.tsx';
import { startButtonCount } from '#domain/bulk/bulkFigures.ts';
import type { BulkJob, BulkVerb, JournaledRun } from '#domain/bulk/bulkJob.ts';
import { withIncludedOrders } from '#domain/bulk/earlierInPlan.ts';
import { nextPagesLimit } from '#domain/bulk/nextPages.ts';
import { currentTime } from '#domain/time/currentTime.ts';
import { planBulkRun } from '#store/bulk/bulkOperations.ts';
import { runRequested } from '#store/bulk/bulkSlice.ts';
import { draftKey, useDraft } from '#store/console/useDraft.ts';
import { useAppDispatch, useAppSelector, useOperation } from '#store/hooks.ts';
import { IDLE } from '#store/operation.ts';
import { selectTimezone } from '#store/people/userSelectors.ts';
import { useSignInAgain } from '#store/people/useSignInAgain.ts';
import { AlertKindFields, BulkChoices, HiddenOrdersNote } from './BulkChoices.tsx';
import { hasBulkOptions, INITIAL_BULK_OPTIONS, NO_NEXT_PAGES, nextPageCount } from './bulkDraft.ts';
import { PlanView } from './PlanView.tsx';
import { useAlertKinds } from './useAlertKinds.ts';

function usePagesLimit(): number {
  const results = useAppSelector((state) => state.search.results);
  return results ? nextPagesLimit(results.total, results.criteria.page) : 0;
}

/**
 * The state of this dialog's plan. An action without options is planned when the dialog opens. A running plan
 * is aborted when the dialog closes or another screen hides it. A finished plan is kept while the dialog is
 * hidden.
 */
function usePlanState(verb: BulkVerb, isOnlyShown: boolean) {
  const dispatch = useAppDispatch();
  const latest = useOperation(planBulkRun, '');
  const [earlier] = useState(latest);
  // An older plan belongs to an earlier dialog. One that was abandoned has no time of its own. Other times are
  // not compared, because the clock may have been set back.
  const isEarlier = latest === earlier || (latest.status !== 'idle' && latest.at < 0);
  const state = isEarlier ? IDLE : latest;
  const isDue = state.status === 'idle' && !hasBulkOptions(verb);
  useEffect(() => {
    if (!isDue) return;
    dispatch(planBulkRun.requested({ verb, isOnlyShown, nextPages: 0, options: INITIAL_BULK_OPTIONS }));
  }, [dispatch, isDue, verb, isOnlyShown]);
  useEffect(() => () => void dispatch(planBulkRun.abandoned('')), [dispatch]);
  return state;
}

function PlanningProgress() {
  const { t } = useTranslation('bulk');
  const progress = useAppSelector((state) => state.progress.planning);
  if (!progress) return null;
  const { done, total } = progress;
  return <p className="mb-0 me-auto">{t('dialog.checked', { done, total })}</p>;
}

interface PlanFooterProps {
  run: JournaledRun;
  onBack: () => void;
  onClose: () => void;
}

/**
 * A button that starts the run, and another one that goes back to the options. If there are no options, the
 * second button closes the dialog.
 */
function PlanFooter({ run, onBack, onClose }: PlanFooterProps) {
  const { t } = useTranslation(['bulk', 'shell']);
  const { job, runOrders } = run;
  const isFirst = !hasBulkOptions(job.verb);
  const count = startButtonCount(run);
  const button = useSubmitShortcut();
  return (
    <DialogFooter>
      <Button onClick={isFirst ? onClose : onBack}>{isFirst ? t('shell:close') : t('dialog.back')}</Button>
      {runOrders.length > 0 && (
        <Button ref={button} type="submit" variant={job.verb === 'cancel' ? 'danger' : 'primary'}>
          {t(`plan.start.${job.verb}`, { count })}
        </Button>
      )}
    </DialogFooter>
  );
}

/** R281: a reorder would move promise dates to the day of its plan, which is then over (S9.8). */
function isOfEarlierDay({ verb, today }: BulkJob, timezone: string): boolean {
  return verb === 'reorder' && today !== currentTime(Date.now(), timezone).today;
}

/**
 * R55: the dialog covers the notice about the new version, which screen readers have announced. A reload keeps
 * the selection and the options.
 */
function NewVersionNotice() {
  const { t } = useTranslation('shell');
  const isOutdated = useAppSelector((state) => state.server.isOutdated);
  if (!isOutdated) return null;
  return (
    <Note tone="info">
      {t('newVersion.text')}{' '}
      <Button variant="inline" onClick={() => window.location.reload()}>
        {t('newVersion.reload')}
      </Button>
    </Note>
  );
}

/** S2.63: first the options, then the plan. Nothing is sent before the user confirms the plan. */
export function BulkDialog({ verb, onClose }: { verb: BulkVerb; onClose: () => void }) {
  const { t } = useTranslation('bulk');
  const signInAgain = useSignInAgain();
  const dispatch = useAppDispatch();
  const draft = useDraft(draftKey('bulk', verb), INITIAL_BULK_OPTIONS);
  // Not part of the draft, because it depends on the search.
  const [pages, setPages] = useState(NO_NEXT_PAGES);
  const [includedIds, setIncludedIds] = useState<ReadonlySet<string>>(new Set());
  const pagesLimit = usePagesLimit();
  const [isOnlyShown, setIsOnlyShown] = useState(false);
  const timezone = useAppSelector(selectTimezone);
  /** Whether the plan was made again because the date has changed. */
  const [hasNewDate, setHasNewDate] = useState(false);
  const state = usePlanState(verb, isOnlyShown);
  const proposal = state.status === 'succeeded' ? state.result : null;
  const isPlanning = state.status === 'running';
  const forget = () => {
    dispatch(planBulkRun.abandoned(''));
    dispatch(planBulkRun.dismissed(''));
  };
  const { choice, narrowed } = useAlertKinds(proposal);
  const nextPages = nextPageCount(verb, pages, pagesLimit);
  const plan = (onlyShown: boolean) => {
    setHasNewDate(false);
    if (nextPages === null) return forget();
    // A new plan may list newer requests, which the user has not accepted (docs/decisions/0014-intents.md).
    setIncludedIds(new Set());
    dispatch(planBulkRun.requested({ verb, isOnlyShown: onlyShown, nextPages, options: draft.value }));
  };
  const handlePlan = () => {
    if (!isPlanning) plan(isOnlyShown);
  };
  const handleOnlyShown = (onlyShown: boolean) => {
    setIsOnlyShown(onlyShown);
    if (state.status !== 'idle') plan(onlyShown);
  };
  const run = narrowed && withIncludedOrders(narrowed.run, narrowed.earlier, includedIds);
  const handleSubmit = () => {
    if (!run) return handlePlan();
    if (run.runOrders.length === 0) return;
    if (isOfEarlierDay(run.job, timezone)) {
      plan(isOnlyShown);
      setHasNewDate(true);
      return;
    }
    draft.discard();
    choice.discard();
    dispatch(runRequested(run));
    onClose();
  };
  const reason = nextPages === null ? t('dialog.nextPages.hint', { max: pagesLimit }) : null;
  return (
    <Dialog title={t(`dialog.title.${verb}`)} onClose={onClose} onSubmit={handleSubmit} size="lg">
      <DialogBody>
        <SignInAgainButton {...signInAgain} />
        <NewVersionNotice />
        <ReloadStatus status={state.status} slow={t('dialog.planning')} />
        {state.status === 'failed' && (
          <FailureNotice title={t('dialog.planFailed')} failure={state.failure} onRetry={handlePlan} />
        )}
        {(!proposal || !hasBulkOptions(verb)) && (
          <BulkChoices
            verb={verb}
            draft={draft}
            pages={pages}
            pagesLimit={pagesLimit}
            onPagesChange={setPages}
          />
        )}
        <HiddenOrdersNote isOnlyShown={isOnlyShown} onChange={handleOnlyShown} />
        <AlertKindFields choice={choice} />
        {run && hasNewDate && (
          <Notice severity="warning" isPolite>
            {t('plan.newDate')}
          </Notice>
        )}
        <PlanView
          plan={narrowed && run && { proposal: narrowed, run }}
          includedIds={includedIds}
          onIncludedChange={setIncludedIds}
        />
      </DialogBody>
      {run ? (
        <PlanFooter run={run} onBack={forget} onClose={onClose} />
      ) : (
        <FormFooter
          submitLabel={isPlanning ? t('dialog.planning') : t('dialog.showPlan')}
          reason={reason}
          busy={isPlanning}
          onClose={onClose}
        >
          {isPlanning && <PlanningProgress />}
        </FormFooter>
      )}
    </Dialog>
  );
}
