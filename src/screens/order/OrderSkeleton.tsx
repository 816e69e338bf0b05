import './orderSkeleton.css';
import { useTranslation } from 'react-i18next';
import { SkeletonFrame, SkeletonShapes } from '#components/Skeleton.tsx';

export function OrderSkeleton() {
  const { t } = useTranslation('order');
  return (
    <SkeletonFrame label={t('state.loading')}>
      <div className="order-body">
        <div className="order-main">
          <div className="order-summary">
            <div className="id-strip">
              <SkeletonShapes count={1} className="skeleton-ids" />
            </div>
            <div className="summary-facts">
              <SkeletonShapes count={8} className="skeleton-fact" />
            </div>
          </div>
        </div>
        <div className="order-side">
          <div className="side-panel">
            <SkeletonShapes count={1} className="skeleton-fact" />
          </div>
        </div>
        <div className="order-items">
          <SkeletonShapes count={2} className="skeleton-card" />
        </div>
      </div>
    </SkeletonFrame>
  );
}
