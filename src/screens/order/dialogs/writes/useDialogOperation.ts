import type { UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Wait } from '#components/notice/WaitLine.tsx';
import { type NamedWrite, writeKey } from '#domain/writes/sentWrite.ts';
import { isNotWanted } from '#domain/writes/writeOutcome.ts';
import { useAppDispatch, useAppSelector, useOperation } from '#store/hooks.ts';
import {
  type AnyOperation,
  type Operation,
  type OperationState,
  type ResultOf,
  selectLatestResult,
} from '#store/operation.ts';
import { dialogClosed, dialogOpened } from '#store/writes/openDialogs.ts';
import { waitForNextTry, writeWaitEnded } from '#store/writes/writeWaits.ts';

/**
 * R411: returns the longest wait of these writes, or of their checks, for their next try; null if none of them
 * waits. A check cannot be called off.
 */
export function useWriteWait(writes: readonly NamedWrite[], isSending: boolean): Wait | null {
  const dispatch = useAppDispatch();
  const until = useAppSelector((state) =>
    Math.max(
      ...writes.map((write) => selectLatestResult(state, waitForNextTry, writeKey(write))?.until ?? 0),
    ),
  );
  if (until <= 0) return null;
  const end = (isCalledOff: boolean) => {
    for (const write of writes) dispatch(writeWaitEnded({ ...write, isCalledOff }));
  };
  return { until, onTryNow: () => end(false), onCallOff: isSending ? () => end(true) : null };
}

interface DismissibleOperation extends AnyOperation {
  dismissed: (subject: string) => UnknownAction;
}

/**
 * Returns the state of an operation. Its messages are discarded when the dialog closes, so that the next
 * dialog does not show them. The state of a running operation is kept, because `operate` starts another one
 * only after the first has ended.
 */
export function useDismissedOnClose<O extends DismissibleOperation>(
  operation: O,
  subject: string,
): OperationState<ResultOf<O>> {
  const dispatch = useAppDispatch();
  const state = useOperation(operation, subject);
  const forget = useEffectEvent(() => {
    if (state.status !== 'running') dispatch(operation.dismissed(subject));
  });
  useEffect(() => () => forget(), []);
  return state;
}

/**
 * Like `useDismissedOnClose`, but also registers the dialog, while it is mounted, as the one that shows the
 * result of the operation.
 */
export function useDialogOperation<O extends DismissibleOperation>(
  operation: O,
  subject: string,
): OperationState<ResultOf<O>> {
  const dispatch = useAppDispatch();
  const { name } = operation;
  useEffect(() => {
    dispatch(dialogOpened({ operation: name, subject }));
    return () => void dispatch(dialogClosed({ operation: name, subject }));
  }, [dispatch, name, subject]);
  return useDismissedOnClose(operation, subject);
}

/**
 * Sends a save of the dialog and calls `onSucceeded` with its result. `isSentFromHere` is false for a save that
 * was already pending when the dialog opened.
 */
export function useDialogSave<Params, Result>(
  operation: Operation<Params, Result>,
  subject: string,
  onSucceeded: (result: Result, isSentFromHere: boolean) => void,
) {
  const dispatch = useAppDispatch();
  const state = useDialogOperation(operation, subject);
  const isSent = useRef(false);
  const result = state.status === 'succeeded' ? state.result : null;
  const handleSucceeded = useEffectEvent(onSucceeded);
  useEffect(() => {
    if (result !== null) handleSucceeded(result, isSent.current);
  }, [result]);
  const busy = state.status === 'running';
  const wait = useWriteWait([{ operation: operation.name, subject }], busy);
  const failure = state.status === 'failed' ? state.failure : null;
  const isCalledOff = failure !== null && isNotWanted(failure);
  return {
    busy,
    wait,
    isCalledOff,
    failure: isCalledOff ? null : failure,
    /** null if the last save has not succeeded. */
    result,
    /** Whether the last save was sent from this dialog. */
    isSentFromHere: isSent.current,
    submit: (params: Params) => {
      isSent.current = true;
      dispatch(operation.requested(params));
    },
    dismiss: () => dispatch(operation.dismissed(subject)),
  };
}
