import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import {
  type AnyOperation,
  type OperationState,
  type ResultOf,
  selectLatestResult,
  selectOperation,
} from './operation.ts';
import type { RootState } from './rootReducer.ts';

export const useAppDispatch = useDispatch.withTypes<Dispatch<UnknownAction>>();
export const useAppSelector = useSelector.withTypes<RootState>();

export function useOperation<O extends AnyOperation>(
  operation: O,
  subject: string,
): OperationState<ResultOf<O>> {
  return useAppSelector((state) => selectOperation(state, operation, subject));
}

/** The last successful result of the operation; null without one. */
export function useLatestResult<O extends AnyOperation>(operation: O, subject: string): ResultOf<O> | null {
  return useAppSelector((state) => selectLatestResult(state, operation, subject));
}
