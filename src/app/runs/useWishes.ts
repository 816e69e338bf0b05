import { type RunWish, runContinued, runPaused, runStopping, runWished } from '#store/bulkSlice.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { useToday } from './useToday.ts';

/** What a person can do with a run. */
export function useWishes(jobId: string) {
  const dispatch = useAppDispatch();
  const today = useToday();
  const wish = (wanted: RunWish) => dispatch(runWished({ jobId, wish: wanted, today }));
  return {
    resume: () => wish({ kind: 'resume' }),
    retryFailed: () => wish({ kind: 'retryFailed' }),
    check: () => wish({ kind: 'check' }),
    sendAgain: (index: number, key: string) => wish({ kind: 'sendAgain', index, key }),
    acceptAnyway: (index: number, key: string) => wish({ kind: 'acceptAnyway', index, key }),
    pause: () => dispatch(runPaused({ jobId, cause: 'person' })),
    continue: () => dispatch(runContinued({ jobId })),
    stop: () => dispatch(runStopping({ jobId })),
  };
}
