import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { DetailModal } from '#components/dialog/DetailModal.tsx';
import { LoadableContent } from '#components/loading/LoadableContent.tsx';
import { FailureNotice } from '#components/notice/FailureNotice.tsx';
import { Note } from '#components/notice/Notice.tsx';
import type { RecentRun } from '#domain/bulk/runProgress.ts';
import { JOURNAL_KEPT_DAYS } from '#domain/limits.ts';
import { toIso } from '#domain/time/time.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { loadRecentRuns, reopenRun } from '#store/bulk/bulkOperations.ts';
import { useAppDispatch, useOperation } from '#store/hooks.ts';
import { IDLE } from '#store/operation.ts';
import { useReadOperation } from '#store/useReadOperation.ts';
import { useTotalsTexts } from './useRunStateTexts.ts';
import { useRunTitle } from './useRunTitle.ts';

interface RecentRunListProps {
  runs: readonly RecentRun[];
  onShow: (jobId: string) => void;
}

/** R126, R153: the closed runs and their outcomes, each with a button that shows its results again. */
export function RecentRunList({ runs, onShow }: RecentRunListProps) {
  const { t } = useTranslation('runs');
  const format = useFormat();
  const titleOf = useRunTitle();
  const textsOf = useTotalsTexts();
  if (runs.length === 0) return <p className="mb-0">{t('recent.none', { days: JOURNAL_KEPT_DAYS })}</p>;
  return (
    <>
      <p>{t('recent.kept', { days: JOURNAL_KEPT_DAYS })}</p>
      <table className="table table-sm align-middle mb-0">
        <thead>
          <tr>
            <th scope="col">{t('recent.run')}</th>
            <th scope="col">{t('recent.started')}</th>
            <th scope="col">{t('recent.orders')}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {runs.map(({ job, firstOrder, orderCount, totals }) => {
            const title = titleOf({ job, runOrders: firstOrder ? [firstOrder] : [] });
            const started = format.dateTime(toIso(job.createdAt));
            return (
              <tr key={job.jobId}>
                <th scope="row" className="text-break">
                  {title}{' '}
                  {totals && (
                    <span className="d-block small fw-normal">{textsOf(job, totals).all.join(' · ')}</span>
                  )}
                </th>
                <td>{started}</td>
                <td>{format.number(orderCount)}</td>
                <td className="text-end">
                  <Button size="sm" onClick={() => onShow(job.jobId)}>
                    {t('recent.show')}{' '}
                    <span className="visually-hidden">
                      {title} ({started})
                    </span>
                  </Button>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}

/** Returns a function that shows a run, and the state of the last such request in this dialog. */
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
