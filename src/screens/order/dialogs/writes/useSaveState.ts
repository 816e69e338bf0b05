import type { UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useRef } from 'react';
import { useAppDispatch, useOperation } from '#store/hooks.ts';
import type { OperationState } from '#store/operation.ts';
import type { AnyOperation, ResultOf } from '#store/selectors.ts';
import { useDialogRegistration } from './useDialogRegistration.ts';

type SaveOperation = AnyOperation & { name: string; dismissed: (subject: string) => UnknownAction };

/**
 * Returns the state of a save. Its messages are discarded when the dialog closes, so that the next dialog
 * does not show them. A running save is kept, because `operate` does not start another one before it has
 * ended.
 */
export function useSaveState<O extends SaveOperation>(
  operation: O,
  subject: string,
): OperationState<ResultOf<O>> {
  const dispatch = useAppDispatch();
  const state = useOperation(operation, subject);
  useDialogRegistration(operation.name, subject);
  const forget = useRef<() => void>(() => undefined);
  forget.current = () => {
    if (state.status !== 'running') dispatch(operation.dismissed(subject));
  };
  useEffect(() => () => forget.current(), []);
  return state;
}
