import { useState } from 'react';
import { isOutdated } from '#domain/time/freshness.ts';
import { latestResult, type Operation, type OperationState } from '#store/operation.ts';
import { useReadOperation } from '#store/useReadOperation.ts';

/**
 * Reads data that the user edits in a dialog. Data from before the dialog was opened is ignored, because
 * another user may have changed it since then. `result` is the latest data, even during a reload; null until
 * data has been loaded for the dialog.
 */
export function useFreshReadOperation<Params, Result>(
  operation: Operation<Params, Result>,
  params: Params,
): { state: OperationState<Result>; result: Result | null; retry: () => void } {
  const [openedAt] = useState(() => Date.now());
  const { state, retry } = useReadOperation(operation, params, { since: openedAt });
  const [isFresh, setIsFresh] = useState(false);
  if (!isFresh && state.status === 'succeeded' && !isOutdated(state.at, openedAt, Date.now()))
    setIsFresh(true);
  if (isFresh) return { state, result: latestResult(state), retry };
  const shown: OperationState<Result> =
    state.status === 'failed'
      ? { ...state, previous: null }
      : { status: 'running', previous: null, at: openedAt };
  return { state: shown, result: null, retry };
}
