import type { ReactNode } from 'react';
import type { Failure } from '#domain/failure.ts';
import { FailureNotice } from './FailureNotice.tsx';
import { Skeleton } from './Skeleton.tsx';

/** The state of a read operation. */
export type ReadState<T> =
  | { status: 'idle' }
  | { status: 'running'; previous: T | null }
  | { status: 'succeeded'; result: T }
  | { status: 'failed'; failure: Failure; previous: T | null };

interface LoadableContentProps<T> {
  read: { state: ReadState<T>; retry: () => void };
  /** A text for screen readers that names the content that is loading. */
  loading: string;
  /** The number of lines of the placeholder. */
  lines: number;
  /** A sentence that names the failed operation. */
  failed: string;
  children: (result: T) => ReactNode;
}

/**
 * Shows a placeholder, the failure with a retry button, or the content of a panel. The previous content stays
 * during a reload and after a reload that failed.
 */
export function LoadableContent<T>({ read, loading, lines, failed, children }: LoadableContentProps<T>) {
  const { state, retry } = read;
  if (state.status === 'succeeded') return children(state.result);
  const previous = state.status === 'idle' ? null : state.previous;
  const content = previous === null ? null : children(previous);
  if (state.status !== 'failed') return content ?? <Skeleton label={loading} lines={lines} />;
  return (
    <>
      <FailureNotice title={failed} failure={state.failure} onRetry={retry} />
      {content}
    </>
  );
}
