import { useTranslation } from 'react-i18next';
import type { JournaledRun } from '#domain/bulk/bulkJob.ts';

/** The title of a run: its action, or its single order. */
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
