import { ReloadStatus } from '#components/loading/ReloadStatus.tsx';
import { RetryLine } from '#components/notice/RetryLine.tsx';
import type { OperationState } from '#store/operation.ts';

interface ReadFailureProps {
  read: { state: { status: OperationState['status'] }; retry: () => void };
  text: string;
}

/** Says that a read has failed, with a link that retries. Announces if a retry fails as well (R424). */
export function ReadFailure({ read: { state, retry }, text }: ReadFailureProps) {
  return (
    <>
      <ReloadStatus status={state.status} failed={text} />
      {state.status === 'failed' && (
        <p className="small mb-1">
          <RetryLine onRetry={retry}>{text}</RetryLine>
        </p>
      )}
    </>
  );
}
