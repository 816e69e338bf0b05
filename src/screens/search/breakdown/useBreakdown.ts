import { useEffect, useState } from 'react';
import type { Failure } from '#domain/failure.ts';
import type { CountedSearch } from '#domain/results/breakdown.ts';
import { useAppDispatch, useAppSelector, useOperation } from '#store/hooks.ts';
import { selectTimezone } from '#store/people/userSelectors.ts';
import { type BreakdownParams, loadBreakdown } from '#store/results/resultOperations.ts';

interface Breakdown {
  /** The orders counted so far; null until the first page has been loaded. */
  counted: CountedSearch | null;
  /** Why some of the orders could not be counted; null otherwise. */
  partialFailure: Failure | null;
  isRunning: boolean;
  isStopped: boolean;
  /** Why the orders could not be counted; null otherwise. */
  failure: Failure | null;
  stop: () => void;
  retry: () => void;
}

/** Counts the orders of a search while the breakdown is open, and again when new results arrive. */
export function useBreakdown(params: BreakdownParams): Breakdown {
  const dispatch = useAppDispatch();
  const [isStopped, setIsStopped] = useState(false);
  const state = useOperation(loadBreakdown, '');
  const timezone = useAppSelector(selectTimezone);
  const latest = useAppSelector((state) => state.progress.breakdown);
  const current = latest?.receivedAt === params.receivedAt && latest.timezone === timezone ? latest : null;
  const counted = current?.counted ?? null;
  const isCounted = state.status === 'succeeded' && counted !== null;
  const start = () => {
    setIsStopped(false);
    dispatch(loadBreakdown.requested(params));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each response to a search
  useEffect(() => {
    if (!isCounted) start();
    return () => void dispatch(loadBreakdown.abandoned(''));
  }, [dispatch, params.receivedAt]);
  const stop = () => {
    if (state.status !== 'running') return;
    setIsStopped(true);
    dispatch(loadBreakdown.abandoned(''));
  };
  return {
    counted,
    partialFailure: current?.failure ?? null,
    isRunning: state.status === 'running',
    isStopped,
    failure: state.status === 'failed' ? state.failure : null,
    stop,
    retry: start,
  };
}
