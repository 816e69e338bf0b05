import type { ReactNode } from 'react';
import type { Failure } from '#domain/failure.ts';
import { FailureNotice } from './FailureNotice.tsx';

/** The state of a read operation. */
export type ReadState<T> =
  | { status: 'idle' }
  | { status: 'running'; previous: T | null }
  | { status: 'succeeded'; result: T }
  | { status: 'failed'; failure: Failure; previous: T | null };

interface LoadableContentProps<T> {
  state: ReadState<T>;
  /** A placeholder with the shape of the content. */
  skeleton: ReactNode;
  /** A sentence that names the failed operation. */
  failureTitle: string;
  onRetry: () => void;
  children: (result: T) => ReactNode;
}

/**
 * Shows the skeleton, the failure with a retry button, or the content of a panel. The previous content stays
 * during a reload and after a reload that failed.
 */
export function LoadableContent<T>({
  state,
  skeleton,
  failureTitle,
  onRetry,
  children,
}: LoadableContentProps<T>) {
  if (state.status === 'succeeded') return children(state.result);
  const previous = state.status === 'idle' ? null : state.previous;
  const content = previous === null ? null : children(previous);
  if (state.status !== 'failed') return content ?? skeleton;
  return (
    <>
      <FailureNotice title={failureTitle} failure={state.failure} onRetry={onRetry} />
      {content}
    </>
  );
}
