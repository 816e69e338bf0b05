import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import { ReloadStatus } from '../loading/ReloadStatus.tsx';
import { RetryLine } from './RetryLine.tsx';

interface RetryNoteProps {
  /** The state of the read or the save. */
  status: 'idle' | 'running' | 'succeeded' | 'failed';
  onRetry: () => void;
  /** Whether a message tells that a save has succeeded. Otherwise, the end of a retry is announced here. */
  isSave?: boolean;
  /** The text about the failure. */
  children: ReactNode;
}

/** A line above a form if its stored data could not be read or saved, with a retry; nothing otherwise. */
export function RetryNote({ status, onRetry, isSave = false, children }: RetryNoteProps) {
  return (
    <>
      {!isSave && <ReloadStatus status={status} />}
      {status === 'failed' && (
        <p className="small mb-2">
          <Icon name="exclamation-octagon-fill" /> <RetryLine onRetry={onRetry}>{children}</RetryLine>
        </p>
      )}
    </>
  );
}
