import { useTranslation } from 'react-i18next';
import { DEFAULT_CRITERIA } from '#domain/search/searchCriteria.ts';
import { useAppDispatch, useOperation } from '#store/hooks.ts';
import { latestResult } from '#store/operation.ts';
import { loadOrderTrend } from '#store/results/resultOperations.ts';
import { TileFrame } from './QueueTile.tsx';

const LAST_DAY = { ...DEFAULT_CRITERIA, period: { value: 24, unit: 'hours' } } as const;
const HOURS_PER_STEP = 3;

function TrendColumns({ counts }: { counts: readonly number[] }) {
  const { t } = useTranslation('queue');
  const most = Math.max(1, ...counts);
  return (
    <ol className="queue-trend" aria-label={t('trend')}>
      {counts.map((count, step) => {
        const hours = (counts.length - step) * HOURS_PER_STEP;
        const text = t('trendStep', { count, from: hours, to: hours - HOURS_PER_STEP });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a day are fixed
          <li key={step} title={text}>
            <span className="queue-trend-bar" style={{ height: `${(100 * count) / most}%` }} />
            <span className="visually-hidden">{text}</span>
          </li>
        );
      })}
    </ol>
  );
}

export function TrendTile() {
  const { t } = useTranslation('search');
  const dispatch = useAppDispatch();
  const state = useOperation(loadOrderTrend, '');
  const counts = latestResult(state);
  return (
    <TileFrame
      name={t('period.hours', { count: 24 })}
      criteria={LAST_DAY}
      columns={null}
      total={counts?.reduce((sum, count) => sum + count, 0) ?? null}
      state={state}
      onRetry={() => dispatch(loadOrderTrend.requested(null))}
    >
      {counts && <TrendColumns counts={counts} />}
    </TileFrame>
  );
}
