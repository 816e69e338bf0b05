import { useTranslation } from 'react-i18next';
import type { BulkJob } from '#domain/bulk/bulkJob.ts';
import { type RunTotals, runTotals, type Tally } from '#domain/bulk/runProgress.ts';
import type { BulkRun } from '#store/bulk/bulkSlice.ts';

const SHOWN_STATES = ['done', 'failed', 'held', 'unknown', 'duplicate', 'needless'] as const;
type ShownState = (typeof SHOWN_STATES)[number];

interface RunStateTexts {
  /** One text for each state that occurs and needs the user's attention. */
  problems: string[];
  /** R18: one text for each kind of change to the original orders that was not made everywhere. */
  openChanges: string[];
  /** One text for each state that occurs, and for the changes to the original orders. */
  all: string[];
}

/** The number of new orders in a single order's reorder, whether or not they have been placed. */
function newOrderCount(totals: RunTotals): number {
  return SHOWN_STATES.reduce((sum, state) => sum + totals[state], totals.waiting + totals.sending);
}

/** Returns a function that returns the texts about the states of the orders in a run. */
export function useTotalsTexts(): (job: Pick<BulkJob, 'verb' | 'scope'>, totals: RunTotals) => RunStateTexts {
  const { t } = useTranslation('runs');
  const ofOriginals = (key: 'cancellations' | 'alerts', tally: Tally | null) =>
    tally ? [{ ...tally, text: t(`totals.${key}`, { done: tally.done, total: tally.total }) }] : [];
  return ({ verb, scope }, totals) => {
    const { unfinishedOriginals, partialStates, done } = totals;
    const textsOf = (state: ShownState) => {
      const values = { count: totals[state] };
      const partial = partialStates.filter((one) => one === state).length;
      return [
        state === 'done' ? t(`totals.done.${verb}`, values) : t(`totals.${state}`, values),
        ...(partial > 0 ? [t('totals.partial', { count: partial })] : []),
      ];
    };
    const count = newOrderCount(totals);
    const placed = t('totals.placed', { count, placed: done });
    const isOneReorder = scope === 'order' && verb === 'reorder';
    const occurringStates = SHOWN_STATES.filter(
      (state) => totals[state] > 0 && !(state === 'done' && isOneReorder),
    );
    const changes = [
      ...ofOriginals('cancellations', totals.cancellations),
      ...ofOriginals('alerts', totals.alerts),
    ];
    const problems = occurringStates.filter((state) => state !== 'done' && state !== 'needless');
    return {
      problems: problems.flatMap(textsOf),
      openChanges: changes.filter(({ done, total }) => done < total).map(({ text }) => text),
      all: [
        ...(isOneReorder ? [placed] : []),
        ...occurringStates.flatMap(textsOf),
        ...(unfinishedOriginals > 0 ? [t('totals.originals', { count: unfinishedOriginals })] : []),
        ...changes.map(({ text }) => text),
      ],
    };
  };
}

export function useRunStateTexts(run: BulkRun): RunStateTexts {
  return useTotalsTexts()(run.job, runTotals(run));
}
