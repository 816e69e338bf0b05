import { useAppDispatch, useOperation } from './hooks.ts';
import type { Operation, OperationState } from './operation.ts';

interface Read<State> {
  state: State;
  retry: () => void;
}

/** Returns the state of an operation that another part starts, and a function that requests it again. */
export function useRetriable<Params, Result>(
  operation: Operation<Params, Result>,
  params: Params,
): Read<OperationState<Result>> {
  const dispatch = useAppDispatch();
  const state = useOperation(operation, operation.subjectOf(params));
  return { state, retry: () => void dispatch(operation.requested(params)) };
}

const BEFORE_SUCCESS = ['failed', 'running', 'idle'] as const;

/**
 * Several reads as one, with the state of a failed one, or else of one that has not ended yet. `retry` repeats
 * those that failed.
 */
export function leadingRead<State extends { status: string }>(
  reads: readonly [Read<State>, ...Read<State>[]],
): Read<State> {
  const found = BEFORE_SUCCESS.map((status) => reads.find(({ state }) => state.status === status));
  return {
    state: (found.find((read) => read !== undefined) ?? reads[0]).state,
    retry: () => {
      for (const { state, retry } of reads) if (state.status === 'failed') retry();
    },
  };
}
