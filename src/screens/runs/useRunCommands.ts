import { useNow } from '#components/time/useNow.ts';
import type { OriginalStepKind } from '#domain/bulk/bulkJob.ts';
import { currentTime } from '#domain/time/currentTime.ts';
import {
  type RunCommand,
  runCommandGiven,
  runContinued,
  runPaused,
  runStopping,
} from '#store/bulk/bulkSlice.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectTimezone } from '#store/people/userSelectors.ts';

/** Returns the current day in the display time zone as 'YYYY-MM-DD'. A new day causes a render. */
export function useToday(): string {
  useNow();
  return currentTime(Date.now(), useAppSelector(selectTimezone)).today;
}

export function useRunCommands(jobId: string) {
  const dispatch = useAppDispatch();
  const today = useToday();
  const timezone = useAppSelector(selectTimezone);
  const command = (wanted: RunCommand) => dispatch(runCommandGiven({ jobId, command: wanted, today }));
  return {
    resume: () => command({ kind: 'resume' }),
    retryFailed: () => command({ kind: 'retryFailed' }),
    retryOriginals: (of: OriginalStepKind) => command({ kind: 'retryOriginals', of }),
    check: () => command({ kind: 'check' }),
    sendAgain: (index: number, key: string) => command({ kind: 'sendAgain', index, key }),
    acceptAnyway: (index: number, key: string) => command({ kind: 'acceptAnyway', index, key }),
    pause: () => dispatch(runPaused({ jobId, cause: 'user' })),
    /** `day` is 'YYYY-MM-DD' in the display time zone. */
    continue: (day: string) => dispatch(runContinued({ jobId, today: day, timezone })),
    stop: () => dispatch(runStopping({ jobId })),
  };
}
