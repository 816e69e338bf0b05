import { useEffect, useRef } from 'react';
import { useAppDispatch, useOperation } from './hooks.ts';
import type { OperationState, ReadOperation } from './operation.ts';

/**
 * Asks for something when a part of the screen first needs it, and follows how it goes. What another part
 * has asked for already is shared; `retry` asks again.
 */
export function useReading<Params, Result>(
  operation: ReadOperation<Params, Result>,
  params: Params,
): { state: OperationState<Result>; retry: () => void } {
  const dispatch = useAppDispatch();
  const subject = operation.subjectOf(params);
  const state = useOperation(operation, subject);
  const latest = useRef(params);
  latest.current = params;
  const isIdle = state.status === 'idle';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the subject says when the parameters mean something else
  useEffect(() => {
    if (isIdle) dispatch(operation.requested(latest.current));
  }, [dispatch, operation, subject, isIdle]);
  return { state, retry: () => dispatch(operation.requested(params, true)) };
}
