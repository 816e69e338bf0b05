import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ReloadStatus } from '#components/loading/ReloadStatus.tsx';
import { useHasBeen } from '#components/loading/useHasBeen.ts';
import { RetryLine } from '#components/notice/RetryLine.tsx';
import { isForeignLink } from '#domain/failure.ts';
import { latestResult, type OperationState } from '#store/operation.ts';

/** R424: announces the retries of a read, of which a list can contain many. Most of them never fail. */
export function RetryStatus({ status, failed }: { status: OperationState['status']; failed: string }) {
  return useHasBeen(status === 'failed') && <ReloadStatus status={status} failed={failed} />;
}

interface LinkedValueProps<T> {
  /** The read of the link. */
  read: { state: OperationState<T>; retry: () => void };
  loading?: string;
  /** Replaces the value if the console cannot load from the link's origin (R45). */
  foreign?: ReactNode;
  children: (result: T) => ReactNode;
}

function Value<T>({ read: { state, retry }, loading, foreign, children }: LinkedValueProps<T>) {
  const { t } = useTranslation(['item', 'order']);
  const missing = t('order:notAvailable');
  const result = latestResult(state);
  if (result !== null) return children(result) || missing;
  if (state.status === 'idle' || state.status === 'running') {
    return <span aria-busy="true">{loading ?? t('reading')}</span>;
  }
  if (state.status === 'failed' && isForeignLink(state.failure)) return foreign ?? missing;
  if (state.status !== 'failed') return missing;
  return <RetryLine text={`${missing} ·`} failure={state.failure} onRetry={retry} />;
}

/**
 * The value of a fact that a link leads to. R15, S8.29: if it could not be loaded, it is not available and can
 * be loaded again, unless the console cannot load from the link's origin.
 */
export function LinkedValue<T>(props: LinkedValueProps<T>) {
  const { t } = useTranslation('order');
  return (
    <>
      <Value {...props} />
      <RetryStatus status={props.read.state.status} failed={t('notAvailable')} />
    </>
  );
}
