import { useTranslation } from 'react-i18next';
import type { JournaledRun } from '#domain/bulk/bulkJob.ts';

/** Returns the title of a run: the order's ID for a run of a single order, otherwise the action. */
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
