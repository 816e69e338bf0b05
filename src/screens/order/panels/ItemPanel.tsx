import { memo, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Deferred } from '#components/loading/Deferred.tsx';
import { PanelBoundary } from '#components/loading/PanelBoundary.tsx';
import { Skeleton } from '#components/loading/Skeleton.tsx';
import { DetailsPanel } from './details/DetailsPanel.tsx';
import type { PanelId, PanelProps } from './panels.ts';
import { loadItemPanel } from './preloadPanels.ts';

/**
 * A panel of an item. Render it with a key per panel, so that a newly selected panel shows immediately that
 * it is loading.
 */
export const ItemPanel = memo(function ItemPanel({ id, order, item }: PanelProps & { id: PanelId }) {
  const { t } = useTranslation(['panels', 'item']);
  const title = t(`panels:tab.${id}`);
  const fallback = <Skeleton label={t('item:loading')} lines={6} />;
  if (id !== 'details') {
    const props = { id, order, item };
    return (
      <Deferred load={loadItemPanel} props={props} title={title} resetKeys={[item]} fallback={fallback} />
    );
  }
  return (
    <PanelBoundary title={title} resetKeys={[item]}>
      <Suspense fallback={fallback}>
        <DetailsPanel order={order} item={item} />
      </Suspense>
    </PanelBoundary>
  );
});
