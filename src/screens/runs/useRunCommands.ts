import { dateText, toIso } from '#domain/time.ts';
import {
  type RunCommand,
  runCommandGiven,
  runContinued,
  runPaused,
  runStopping,
} from '#store/bulk/bulkSlice.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectTimezone } from '#store/selectors.ts';

/** Returns the current day in the display time zone as 'YYYY-MM-DD', as of the last render. */
export function useToday(): string {
  return dateText(toIso(Date.now()), useAppSelector(selectTimezone));
}

export function useRunCommands(jobId: string) {
  const dispatch = useAppDispatch();
  const today = useToday();
  const command = (wanted: RunCommand) => dispatch(runCommandGiven({ jobId, command: wanted, today }));
  return {
    resume: () => command({ kind: 'resume' }),
    retryFailed: () => command({ kind: 'retryFailed' }),
    check: () => command({ kind: 'check' }),
    sendAgain: (index: number, key: string) => command({ kind: 'sendAgain', index, key }),
    acceptAnyway: (index: number, key: string) => command({ kind: 'acceptAnyway', index, key }),
    pause: () => dispatch(runPaused({ jobId, cause: 'user' })),
    continue: () => dispatch(runContinued({ jobId })),
    stop: () => dispatch(runStopping({ jobId })),
  };
}
