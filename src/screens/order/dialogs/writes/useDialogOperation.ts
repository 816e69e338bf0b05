import type { UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useRef } from 'react';
import { useAppDispatch, useOperation } from '#store/hooks.ts';
import type { OperationState } from '#store/operation.ts';
import type { AnyOperation, ResultOf } from '#store/selectors.ts';
import { useDialogRegistration } from './useDialogRegistration.ts';

type DismissibleOperation = AnyOperation & { dismissed: (subject: string) => UnknownAction };

/**
 * Returns the state of an operation. Its messages are discarded when the dialog closes, so that the next
 * dialog does not show them. A running operation is kept, because `operate` does not start another one before
 * it has ended.
 */
export function useDismissedOnClose<O extends DismissibleOperation>(
  operation: O,
  subject: string,
): OperationState<ResultOf<O>> {
  const dispatch = useAppDispatch();
  const state = useOperation(operation, subject);
  const forget = useRef<() => void>(() => undefined);
  forget.current = () => {
    if (state.status !== 'running') dispatch(operation.dismissed(subject));
  };
  useEffect(() => () => forget.current(), []);
  return state;
}

/** Like `useDismissedOnClose`, for the operation whose result the dialog shows instead of the console. */
export function useDialogOperation<O extends DismissibleOperation>(
  operation: O,
  subject: string,
): OperationState<ResultOf<O>> {
  useDialogRegistration(operation.name, subject);
  return useDismissedOnClose(operation, subject);
}
