import type { ReactNode } from 'react';
import type { Failure } from '#domain/failure.ts';
import { FailureNotice } from './FailureNotice.tsx';

/** The state of a read, such as that of an operation in the store. */
export type ReadState<T> =
  | { status: 'idle' }
  | { status: 'running'; previous: T | null }
  | { status: 'succeeded'; result: T }
  | { status: 'failed'; failure: Failure; previous: T | null };

interface LoadStateProps<T> {
  state: ReadState<T>;
  /** A placeholder with the shape of the content. */
  skeleton: ReactNode;
  /** A sentence that names the failed operation. */
  failureTitle: string;
  onRetry: () => void;
  children: (result: T) => ReactNode;
}

/**
 * Shows the skeleton, the failure with a retry button, or the content of a panel. During a reload, the
 * previous content stays.
 */
export function LoadState<T>({ state, skeleton, failureTitle, onRetry, children }: LoadStateProps<T>) {
  if (state.status === 'succeeded') return children(state.result);
  if (state.status === 'failed') {
    return <FailureNotice title={failureTitle} failure={state.failure} onRetry={onRetry} />;
  }
  const previous = state.status === 'running' ? state.previous : null;
  return previous === null ? skeleton : children(previous);
}
