import { useEffect, useReducer, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { SignInAgainButton } from '#components/dialog/SignInAgainButton.tsx';
import { Icon } from '#components/Icon.tsx';
import { useSubmitShortcut } from '#components/keyboard/useSubmitShortcut.ts';
import { Note } from '#components/notice/Notice.tsx';
import { WaitLine } from '#components/notice/WaitLine.tsx';
import { useSeconds } from '#components/time/useSeconds.ts';
import { unsentCount, wouldMovePromises } from '#domain/bulk/bulkResults.ts';
import {
  type RunProgress as Progress,
  runProgress,
  sendingCount,
  timeLeft,
  uncancelledOriginals,
} from '#domain/bulk/runProgress.ts';
import { entriesOf } from '#domain/byKey.ts';
import { currentTime } from '#domain/time/currentTime.ts';
import { MINUTE_MS } from '#domain/time/time.ts';
import type { BulkRun } from '#store/bulk/bulkSlice.ts';
import { waitSkipped } from '#store/console/callsSlice.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectTimezone } from '#store/people/userSelectors.ts';
import { useSignInAgain } from '#store/people/useSignInAgain.ts';
import { useOutcomeText } from './RunBar.tsx';
import { useRunCommands, useToday } from './useRunCommands.ts';
import { useRunStateTexts } from './useRunStateTexts.ts';

/** The estimate is at least the time until `waitEnd`, because no request that waits is sent earlier (R397). */
function useTimeLeft(run: BulkRun, { settled, total }: Progress, waitEnd: number): string | null {
  const { t } = useTranslation('runs');
  const isRunning = run.status === 'running';
  const now = useSeconds(isRunning);
  if (!isRunning) return null;
  const active = run.activeMs + (run.runningSince === null ? 0 : Math.max(0, now - run.runningSince));
  const left = timeLeft(settled - run.progressBefore, total - run.progressBefore, active);
  if (left === null) return null;
  const count = Math.round(Math.max(left, waitEnd - now) / MINUTE_MS);
  return count < 1 ? t('progress.soon') : t('progress.minutesLeft', { count });
}

/**
 * R380: announces the progress to screen readers at every tenth of the run instead of after every order, and
 * the outcome at the end. R452: the text follows its place, because a short run ends before its dialog opens.
 */
function ProgressAnnouncement({ run, progress: { settled, total } }: { run: BulkRun; progress: Progress }) {
  const { t } = useTranslation('runs');
  const outcome = useOutcomeText(run);
  const tenths = total === 0 ? 0 : Math.floor((settled / total) * 10);
  const heard = Math.ceil((tenths * total) / 10);
  const [isPlaced, setIsPlaced] = useState(false);
  useEffect(() => setIsPlaced(true), []);
  return (
    <p className="visually-hidden" role="status">
      {isPlaced && (run.status === 'ended' ? outcome : t('progress.processed', { settled: heard, total }))}
    </p>
  );
}

/** Repeats the wait from the banner at the top of the page, which the dialog covers. */
function WaitNote({ services, until }: { services: string[]; until: number }) {
  const dispatch = useAppDispatch();
  const handleTryNow = () => {
    for (const service of services) dispatch(waitSkipped(service));
  };
  return <WaitLine until={until} onTryNow={handleTryNow} onCallOff={null} />;
}

interface ControlsProps {
  run: BulkRun;
  /** The day of the note about a new day, as 'YYYY-MM-DD'. */
  today: string;
  onNewDay: () => void;
}

function Controls({ run, today, onNewDay }: ControlsProps) {
  const { t } = useTranslation('runs');
  const commands = useRunCommands(run.job.jobId);
  // A paused run may need no sign-in here: the user may have signed in in another tab, or a proxy's sign-in
  // page may have caused the pause.
  const timezone = useAppSelector(selectTimezone);
  const isSignedIn = useAppSelector((state) => state.session.status === 'signedIn');
  const signInAgain = useSignInAgain();
  const button = useSubmitShortcut();
  const isPaused = run.status === 'paused';
  const handleContinue = () => {
    const day = currentTime(Date.now(), timezone).today;
    // If the day has just changed, the note about it is not shown yet.
    if (day !== today && wouldMovePromises(run.job, day)) onNewDay();
    else commands.continue(day);
  };
  const isSessionLost = run.pauseCause === 'signedOut' || run.pauseCause === 'unrenewed';
  const needsSignIn = isPaused && isSessionLost && !isSignedIn;
  return (
    <div className="run-controls">
      {run.status === 'running' && (
        <Button size="sm" onClick={commands.pause}>
          <Icon name="pause-fill" /> {t('action.pause')}
        </Button>
      )}
      <SignInAgainButton {...signInAgain} isOffered={needsSignIn} />
      {isPaused && !needsSignIn && (
        <Button ref={button} variant="primary" size="sm" onClick={handleContinue}>
          <Icon name="play-fill" /> {t('action.continue')}
        </Button>
      )}
      {(run.status === 'running' || isPaused) && (
        <Button variant="outline-danger" size="sm" onClick={commands.stop}>
          <Icon name="stop-fill" /> {t('action.stop')}
        </Button>
      )}
    </div>
  );
}

/**
 * R141: why the run is paused, which requests are still pending, and what the pause leaves undone. R400: which
 * dates a new day changes.
 */
function PauseNote({ run, today }: { run: BulkRun; today: string }) {
  const { t } = useTranslation('runs');
  const { job, runOrders, pauseCause } = run;
  const sending = sendingCount(runOrders);
  const originals = uncancelledOriginals(runOrders);
  const isSignedIn = useAppSelector((state) => state.session.status === 'signedIn');
  if (pauseCause === null) return null;
  const cause = pauseCause === 'signedOut' && isSignedIn ? 'signedInAgain' : pauseCause;
  return (
    <Note tone="warning">
      {sending > 0 && <p className="mb-0">{t('pause.pausing', { count: sending })}</p>}
      {(sending === 0 || pauseCause !== 'user') && <p className="mb-0">{t(`pause.${cause}`)}</p>}
      {originals > 0 && <p className="mb-0">{t('pause.originals', { count: originals })}</p>}
      {wouldMovePromises(job, today) && <p className="mb-0">{t('newDay', { planned: job.today, today })}</p>}
    </Note>
  );
}

/**
 * R490: the check that a running run waits for, or null. The progress of a single order's reorder does not count
 * the writes on the original, so it does not show whether everything was sent.
 */
function checkOf(run: BulkRun, unknown: number): 'checking' | 'onlyChecking' | 'verifying' | null {
  if (run.status !== 'running') return null;
  const isAllSent = unsentCount(run.runOrders) === 0 && sendingCount(run.runOrders) === 0;
  if (unknown > 0 && isAllSent) return 'checking';
  if (unknown > 0 && run.isOnlyChecking) return 'onlyChecking';
  return unknown === 0 && isAllSent && run.job.verb === 'reorder' ? 'verifying' : null;
}

export function RunProgressView({ run }: { run: BulkRun }) {
  const { t } = useTranslation('runs');
  const today = useToday();
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const progress = runProgress(run);
  const { settled, total, unknown } = progress;
  const waits = entriesOf(useAppSelector((state) => state.calls.waits));
  const waitEnd = Math.max(0, ...waits.map(([, until]) => until));
  const left = useTimeLeft(run, progress, waitEnd);
  const check = checkOf(run, unknown);
  const facts = [
    // R154: the outcomes of a single order's reorder begin with its new orders.
    run.job.scope === 'selection' && t('progress.processed', { settled, total }),
    ...useRunStateTexts(run).all,
    check === null && left,
  ];
  return (
    <section className="run-progress" aria-label={t('progress.label')}>
      <ProgressAnnouncement run={run} progress={progress} />
      <progress aria-label={t('progress.label')} max={Math.max(1, total)} value={settled} />
      {/* Above the texts, so that their changes do not move the buttons. */}
      <Controls run={run} today={today} onNewDay={renderAgain} />
      <p className="run-facts">
        {run.status === 'starting' ? t('progress.starting') : facts.filter(Boolean).join(' · ')}
      </p>
      {run.status === 'paused' && <PauseNote run={run} today={today} />}
      {run.status === 'stopping' && <Note tone="info">{t('progress.stopping')}</Note>}
      {check && <Note tone="info">{t(`progress.${check}`)}</Note>}
      {waitEnd > 0 && run.status === 'running' && (
        <WaitNote services={waits.map(([service]) => service)} until={waitEnd} />
      )}
    </section>
  );
}
