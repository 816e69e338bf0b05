import type { Failure } from '#domain/failure.ts';
import { Icon } from '../Icon.tsx';
import { ReloadStatus } from '../loading/ReloadStatus.tsx';
import { RetryLine } from './RetryLine.tsx';

interface RetryNoteProps {
  /** The read or the save. */
  read: {
    state: { status: 'idle' | 'running' | 'succeeded' } | { status: 'failed'; failure: Failure };
    retry: () => void;
  };
  /** Whether a message tells that a save has succeeded. Otherwise, the end of a retry is announced here. */
  isSave?: boolean;
  /** Says what failed. */
  text: string;
}

/** A line with a retry if data could not be read or saved. Announces if a read has failed again (R424). */
export function RetryNote({ read: { state, retry }, isSave = false, text }: RetryNoteProps) {
  return (
    <>
      {!isSave && <ReloadStatus status={state.status} failed={text} />}
      {state.status === 'failed' && (
        <p className="small mb-2">
          <Icon name="exclamation-octagon-fill" />{' '}
          <RetryLine text={text} failure={state.failure} onRetry={retry} isSave={isSave} />
        </p>
      )}
    </>
  );
}
