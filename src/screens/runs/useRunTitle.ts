import { useTranslation } from 'react-i18next';
import type { JournaledRun } from '#domain/bulk/bulkJob.ts';

/** Returns a function that names a run by its order, if it is about a single one, or by its action. */
export function useRunTitle(): (run: JournaledRun) => string {
  const { t } = useTranslation('runs');
  return ({ job, runOrders }) => {
    const [runOrder] = runOrders;
    if (job.scope === 'order' && runOrder) {
      return t('title.order', { order: runOrder.merchantOrderId || runOrder.orderId });
    }
    return t(`title.${job.verb}`);
  };
}
