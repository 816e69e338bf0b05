import { useTranslation } from 'react-i18next';
import { useAppSelector } from '#store/hooks.ts';

export function PlanningProgress() {
  const { t } = useTranslation('bulk');
  const progress = useAppSelector((state) => state.progress.planning);
  if (!progress) return null;
  const { done, total } = progress;
  return <p className="mb-0 me-auto">{t('dialog.checked', { done, total })}</p>;
}
