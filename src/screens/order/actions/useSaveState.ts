import type { UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useRef } from 'react';
import { useAppDispatch, useOperation } from '#store/hooks.ts';
import type { OperationState } from '#store/operation.ts';
import type { AnyOperation, ResultOf } from '#store/selectors.ts';
import { useAttendance } from './useAttendance.ts';

type SaveOperation = AnyOperation & { name: string; dismissed: (subject: string) => UnknownAction };

/**
 * Where a save stands. What it said to this dialog is nothing to the next one; but one that is still under way
 * is not forgotten when the dialog is left: beside it, another save would not be sent (`operate`).
 */
export function useSaveState<O extends SaveOperation>(
  operation: O,
  subject: string,
): OperationState<ResultOf<O>> {
  const dispatch = useAppDispatch();
  const state = useOperation(operation, subject);
  useAttendance(operation.name, subject);
  const forget = useRef<() => void>(() => undefined);
  forget.current = () => {
    if (state.status !== 'running') dispatch(operation.dismissed(subject));
  };
  useEffect(() => () => forget.current(), []);
  return state;
}
