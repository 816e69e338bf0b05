import { useTranslation } from 'react-i18next';
import type { BulkJob } from '#domain/bulk/bulkJob.ts';
import { type RunTotals, runTotals, type Tally } from '#domain/bulk/runProgress.ts';
import type { BulkRun } from '#store/bulk/bulkSlice.ts';

const OUTCOMES = ['done', 'failed', 'held', 'unknown', 'duplicate', 'needless'] as const;
type ShownOutcome = (typeof OUTCOMES)[number];

interface OutcomeTexts {
  /** One text for each outcome that has occurred and needs the user's attention. */
  problems: string[];
  /** One text for each outcome that has occurred, and for the changes to the original orders. */
  all: string[];
}

/** The number of new orders in a single order's reorder, whether or not they have been placed. */
function newOrderCount(totals: RunTotals): number {
  return OUTCOMES.reduce((sum, outcome) => sum + totals[outcome], totals.waiting + totals.sending);
}

/** Returns a function that returns the texts about the outcomes of a run. */
export function useTotalsTexts(): (job: Pick<BulkJob, 'verb' | 'scope'>, totals: RunTotals) => OutcomeTexts {
  const { t } = useTranslation('runs');
  const ofOriginals = (key: 'cancellations' | 'alerts', tally: Tally | null) =>
    tally ? [t(`totals.${key}`, { done: tally.done, total: tally.total })] : [];
  return ({ verb, scope }, totals) => {
    const { unfinishedOriginals, partialOutcomes, done } = totals;
    const textsOf = (outcome: ShownOutcome) => {
      const values = { count: totals[outcome] };
      const partial = partialOutcomes.filter((one) => one === outcome).length;
      return [
        outcome === 'done' ? t(`totals.done.${verb}`, values) : t(`totals.${outcome}`, values),
        ...(partial > 0 ? [t('totals.partial', { count: partial })] : []),
      ];
    };
    const count = newOrderCount(totals);
    const placed = t('totals.placed', { count, placed: done });
    const isOneReorder = scope === 'order' && verb === 'reorder';
    const occurredOutcomes = OUTCOMES.filter(
      (outcome) => totals[outcome] > 0 && !(outcome === 'done' && isOneReorder),
    );
    const problems = occurredOutcomes.filter((outcome) => outcome !== 'done' && outcome !== 'needless');
    return {
      problems: problems.flatMap(textsOf),
      all: [
        ...(isOneReorder ? [placed] : []),
        ...occurredOutcomes.flatMap(textsOf),
        ...(unfinishedOriginals > 0 ? [t('totals.originals', { count: unfinishedOriginals })] : []),
        ...ofOriginals('cancellations', totals.cancellations),
        ...ofOriginals('alerts', totals.alerts),
      ],
    };
  };
}

export function useOutcomeTexts(run: BulkRun): OutcomeTexts {
  return useTotalsTexts()(run.job, runTotals(run));
}
