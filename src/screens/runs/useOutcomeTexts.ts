import { useTranslation } from 'react-i18next';
import { runTotals, type Tally } from '#domain/bulk/runProgress.ts';
import { useFormat } from '#i18n/formatContext.ts';
import type { BulkRun } from '#store/bulk/bulkSlice.ts';

const OUTCOMES = ['done', 'failed', 'held', 'unknown', 'duplicate', 'needless'] as const;

interface Totals {
  /** One text for each outcome that has occurred and needs the user's attention. */
  problems: string[];
  /** One text for each outcome that has occurred, and for the changes to the original orders. */
  all: string[];
}

export function useOutcomeTexts(run: BulkRun): Totals {
  const { t } = useTranslation('runs');
  const format = useFormat();
  const totals = runTotals(run);
  const { originals } = totals;
  const textOf = (outcome: (typeof OUTCOMES)[number]) => {
    const values = { count: totals[outcome], orders: format.number(totals[outcome]) };
    return outcome === 'done' ? t(`totals.done.${run.job.verb}`, values) : t(`totals.${outcome}`, values);
  };
  const ofOriginals = (key: 'cancellations' | 'alerts', counted: Tally | null) =>
    counted
      ? [t(`totals.${key}`, { done: format.number(counted.done), total: format.number(counted.total) })]
      : [];
  const came = OUTCOMES.filter((outcome) => totals[outcome] > 0);
  return {
    problems: came.filter((outcome) => outcome !== 'done' && outcome !== 'needless').map(textOf),
    all: [
      ...came.map(textOf),
      ...(originals > 0
        ? [t('totals.originals', { count: originals, orders: format.number(originals) })]
        : []),
      ...ofOriginals('cancellations', totals.cancellations),
      ...ofOriginals('alerts', totals.alerts),
    ],
  };
}
