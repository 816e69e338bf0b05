import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { FailureFacts } from '#components/notice/FailureNotice.tsx';
import type { Failure } from '#domain/failure.ts';
import type { CountedSearch } from '#domain/results/breakdown.ts';

interface BreakdownProgressProps {
  counted: CountedSearch | null;
  /** Why some of the orders could not be counted; null otherwise. */
  partialFailure: Failure | null;
  isRunning: boolean;
  isStopped: boolean;
  stop: () => void;
  retry: () => void;
}

function outcomeOf(counted: CountedSearch, isStopped: boolean) {
  const { total, ordersToCount, missing, unreadable, isSteady } = counted;
  if (total === 0) return 'empty';
  if (isStopped) return 'stopped';
  if (missing.length > 0) return 'incomplete';
  if (!isSteady) return 'moved';
  if (ordersToCount < total) return 'part';
  return unreadable > 0 ? 'readable' : 'all';
}

/**
 * R559: says how many of the orders are counted, for what leaves the dialog; null if all are. The outcome below
 * also gives the reason, which only matters here.
 */
export function partNote(t: TFunction<'export'>, counted: CountedSearch): string | null {
  const { count, total, missing, isSteady } = counted;
  const isPart = count < total || missing.length > 0;
  if (!isPart && isSteady) return null;
  return t(isPart ? 'breakdown.readable' : 'breakdown.moved', { orders: count, total });
}

type CountOutcome = ReturnType<typeof outcomeOf>;

function isWhole(outcome: CountOutcome): outcome is 'all' | 'part' | 'readable' | 'empty' {
  return ['all', 'part', 'readable', 'empty'].includes(outcome);
}

type Figures = Record<'orders' | 'total' | 'ordersToCount', number>;

/**
 * Returns the key of a text about an incomplete count. If the console can read only the first orders of the
 * search, the text says so.
 */
function partKey(
  key: 'progress' | 'stopped' | 'incomplete' | 'moved',
  { ordersToCount, total }: Pick<CountedSearch, 'ordersToCount' | 'total'>,
) {
  return ordersToCount < total ? (`breakdown.first.${key}` as const) : (`breakdown.${key}` as const);
}

function Running({
  counted,
  figures,
  stop,
}: Pick<BreakdownProgressProps, 'counted' | 'stop'> & { figures: Figures }) {
  const { t } = useTranslation('export');
  return (
    <>
      <p className="mb-0">{counted ? t(partKey('progress', counted), figures) : t('breakdown.starting')}</p>
      <progress
        aria-label={t('breakdown.progressLabel')}
        max={counted?.ordersToCount || 1}
        value={counted?.count}
      />
      <Button size="sm" onClick={stop}>
        {t('breakdown.stop')}
      </Button>
    </>
  );
}

function Outcome({
  counted,
  isStopped,
  figures,
}: Pick<BreakdownProgressProps, 'isStopped'> & { counted: CountedSearch; figures: Figures }) {
  const { t } = useTranslation('export');
  const { count, unreadable } = counted;
  const outcome = outcomeOf(counted, isStopped);
  // Orders that could not be read are named separately.
  const orders = outcome === 'part' ? figures.ordersToCount : figures.orders;
  return (
    <>
      {isWhole(outcome)
        ? t(`breakdown.${outcome}`, { count, ...figures, orders })
        : t(partKey(outcome, counted), figures)}
      {unreadable > 0 && ` ${t('unreadable', { count: unreadable })}`}
    </>
  );
}

export function BreakdownProgress(props: BreakdownProgressProps) {
  const { counted, partialFailure, isRunning, isStopped, stop, retry } = props;
  const { t } = useTranslation('export');
  const { count, total, ordersToCount } = counted ?? { count: 0, total: 0, ordersToCount: 0 };
  const figures = { orders: count, total, ordersToCount };
  const isComplete = counted !== null && isWhole(outcomeOf(counted, isStopped));
  return (
    <div className="breakdown-progress">
      {/* R452: also while it has no text. */}
      <p className="mb-0" role="status">
        {!isRunning && counted && <Outcome counted={counted} isStopped={isStopped} figures={figures} />}
      </p>
      {isRunning && <Running counted={counted} figures={figures} stop={stop} />}
      {!isRunning && !isComplete && (
        <Button size="sm" onClick={retry}>
          {t('breakdown.again')}
        </Button>
      )}
      {!isRunning && partialFailure && (
        <div className="breakdown-failure">
          <FailureFacts failure={partialFailure} />
        </div>
      )}
    </div>
  );
}
