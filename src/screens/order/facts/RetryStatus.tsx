import { ReloadStatus } from '#components/loading/ReloadStatus.tsx';
import { useHasBeen } from '#components/loading/useHasBeen.ts';
import type { OperationState } from '#store/operation.ts';

/** R424: announces the retries of a read, of which a list can contain many. Most of them never fail. */
export function RetryStatus({ status, failed }: { status: OperationState['status']; failed: string }) {
  return useHasBeen(status === 'failed') && <ReloadStatus status={status} failed={failed} />;
}
