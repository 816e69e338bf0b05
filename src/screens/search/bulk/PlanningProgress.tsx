import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/formatContext.ts';
import { bulkPlanningProgress } from '#store/bulk/bulkOperations.ts';
import { useOperation } from '#store/hooks.ts';

export function PlanningProgress() {
  const { t } = useTranslation('bulk');
  const format = useFormat();
  const state = useOperation(bulkPlanningProgress, '');
  if (state.status !== 'succeeded') return null;
  const { done, total } = state.result;
  return (
    <p className="mb-0 me-auto">
      {t('dialog.checked', { done: format.number(done), total: format.number(total) })}
    </p>
  );
}
