import type { ReactNode } from 'react';
import { type Failure, isForeignLink } from '#domain/failure.ts';
import { shortenLink } from '#domain/shorten.ts';
import { ExternalLink } from '../ExternalLink.tsx';
import { FailureFacts, FailureNotice } from '../notice/FailureNotice.tsx';
import { ReloadStatus } from './ReloadStatus.tsx';
import { Skeleton } from './Skeleton.tsx';
import { useHasBeen } from './useHasBeen.ts';

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
  /** The link to the content, if it is read by a link. */
  href?: string | undefined;
  /** Shown below the failure if there is no previous content. */
  instead?: ReactNode;
  children: (result: T) => ReactNode;
}

/** R543: the notice and the content keep their places, because the content would otherwise lose its state. */
function Content<T>(props: LoadableContentProps<T>) {
  const { read, loading, lines, failed, href, instead = null, children } = props;
  const { state, retry } = read;
  const hasFailed = state.status === 'failed';
  const foreign = hasFailed && isForeignLink(state.failure) ? href : undefined;
  const content = () => {
    if (state.status === 'succeeded') return children(state.result);
    if (state.status !== 'idle' && state.previous !== null) return children(state.previous);
    return hasFailed ? instead : <Skeleton label={loading} lines={lines} />;
  };
  return (
    <>
      {hasFailed && (
        <FailureNotice title={failed} failure={state.failure} onRetry={foreign ? undefined : retry}>
          {foreign ? (
            <>
              <FailureFacts failure={state.failure} />
              <ExternalLink href={foreign}>{shortenLink(foreign)}</ExternalLink>
            </>
          ) : undefined}
        </FailureNotice>
      )}
      {content()}
    </>
  );
}

/**
 * Shows a placeholder, the failure with a retry button, or the content of a panel. The previous content stays
 * during a reload and after a reload that failed.
 */
export function LoadableContent<T>(props: LoadableContentProps<T>) {
  const { status } = props.read.state;
  const hasFailed = useHasBeen(status === 'failed');
  return (
    <>
      {hasFailed && <ReloadStatus status={status} slow={props.loading} />}
      <Content {...props} />
    </>
  );
}
