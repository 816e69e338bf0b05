import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import type { RecentRun } from '#domain/bulk/runProgress.ts';
import { JOURNAL_KEPT_DAYS } from '#domain/limits.ts';
import { toIso } from '#domain/time/time.ts';
import { useFormat } from '#i18n/formatContext.ts';
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
