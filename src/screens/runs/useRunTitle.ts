import { useTranslation } from 'react-i18next';
import type { JournaledRun } from '#domain/bulk/bulkJob.ts';

/** Returns a function that names a run by its order, if it is about a single one, or by its action. */
export function useRunTitle(): (run: JournaledRun) => string {
  const { t } = useTranslation('runs');
  return ({ job, units }) => {
    const [unit] = units;
    if (job.scope === 'order' && unit) {
      return t('title.order', { order: unit.merchantOrderId || unit.orderId });
    }
    return t(`title.${job.verb}`);
  };
}
