import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailModal } from '#components/dialog/DetailModal.tsx';
import { LoadableContent } from '#components/loading/LoadableContent.tsx';
import { FailureNotice } from '#components/notice/FailureNotice.tsx';
import { Note } from '#components/notice/Notice.tsx';
import { loadRecentRuns, reopenRun } from '#store/bulk/bulkOperations.ts';
import { useAppDispatch, useOperation } from '#store/hooks.ts';
import { IDLE } from '#store/operation.ts';
import { useReadOperation } from '#store/useReadOperation.ts';
import { RecentRunList } from './RecentRunList.tsx';

function useReopening() {
  const dispatch = useAppDispatch();
  const [jobId, setJobId] = useState<string | null>(null);
  const state = useOperation(reopenRun, jobId ?? '');
  return {
    reopening: jobId === null ? IDLE : state,
    retry: () => jobId !== null && dispatch(reopenRun.requested({ jobId })),
    show: (wanted: string) => {
      setJobId(wanted);
      dispatch(reopenRun.requested({ jobId: wanted }));
    },
  };
}

/** R126: the user's closed runs in this browser. The dialog closes when it shows the results of a run. */
export function RecentRunsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['runs', 'shell']);
  const [openedAt] = useState(() => Date.now());
  const read = useReadOperation(loadRecentRuns, null, { since: openedAt });
  const reopened = useReopening();
  const { reopening } = reopened;
  const isShown = reopening.status === 'succeeded' && reopening.result;
  useEffect(() => {
    if (isShown) onClose();
  }, [isShown, onClose]);
  return (
    <DetailModal title={t('shell:recentRuns')} size="lg" onClose={onClose}>
      {reopening.status === 'failed' && (
        <FailureNotice
          title={t('runs:recent.notShown')}
          failure={reopening.failure}
          onRetry={reopened.retry}
        />
      )}
      {reopening.status === 'succeeded' && !isShown && <Note tone="warning">{t('runs:recent.gone')}</Note>}
      <LoadableContent
        read={read}
        loading={t('runs:recent.loading')}
        lines={4}
        failed={t('runs:recent.failed')}
      >
        {(runs) => <RecentRunList runs={runs} onShow={reopened.show} />}
      </LoadableContent>
    </DetailModal>
  );
}
