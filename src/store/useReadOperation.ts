import { useEffect, useEffectEvent } from 'react';
import { isOutdated } from '#domain/time/freshness.ts';
import { useAppDispatch, useOperation } from './hooks.ts';
import type { Operation, OperationState } from './operation.ts';

export interface ReadConditions {
  /** Nothing is read while this is false. */
  isEnabled?: boolean;
  /** A result from before this time (epoch milliseconds) stays on screen while a newer one loads. */
  since?: number;
}

/**
 * Starts a read when a part of the screen first needs it, and returns its state. Parts that need the same
 * data share one read; `retry` repeats it. Unmounting a part cancels a running read; if another part still
 * needs the data, that part requests the data again.
 */
export function useReadOperation<Params, Result>(
  operation: Operation<Params, Result>,
  params: Params,
  { isEnabled = true, since = 0 }: ReadConditions = {},
): { state: OperationState<Result>; retry: () => void } {
  const dispatch = useAppDispatch();
  const subject = operation.subjectOf(params);
  const state = useOperation(operation, subject);
  const request = useEffectEvent(() => dispatch(operation.requested(params)));
  const isWanted =
    isEnabled &&
    (state.status === 'idle' || (state.status !== 'running' && isOutdated(state.at, since, Date.now())));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the subject changes whenever the parameters do
  useEffect(() => {
    if (isWanted) request();
  }, [dispatch, operation, subject, isWanted]);
  useEffect(
    () => (isEnabled ? () => void dispatch(operation.abandoned(subject)) : undefined),
    [dispatch, operation, subject, isEnabled],
  );
  return { state, retry: () => dispatch(operation.requested(params)) };
}
