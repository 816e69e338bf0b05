import './resultsSkeleton.css';
import { useTranslation } from 'react-i18next';
import { SkeletonFrame, SkeletonShapes } from '#components/Skeleton.tsx';

const ROWS = 20;

export function ResultsSkeleton() {
  const { t } = useTranslation('search');
  return (
    <SkeletonFrame label={t('loading')}>
      <div className="skeleton-head" />
      <SkeletonShapes count={ROWS} className="skeleton-row" />
    </SkeletonFrame>
  );
}
