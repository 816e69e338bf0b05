import { useTranslation } from 'react-i18next';
import { TitledSection } from '#components/TitledSection.tsx';
import type { Order } from '#domain/order/order.ts';
import { RelationList, useRelations } from './RelationList.tsx';

/** The side panel with the relations of the order, if it has any or if they could not be loaded. */
export function RelatedFacts({ order }: { order: Order }) {
  const { t } = useTranslation('order');
  const relations = useRelations(order);
  const { isNone, claims, complaints } = relations;
  // A failure to load the events is left to the events panel.
  const hasFailed = [claims, complaints].some(({ state }) => state.status === 'failed');
  if (isNone && !hasFailed) return null;
  return (
    <TitledSection title={t('related.title')} level={2} className="side-panel">
      <RelationList order={order} relations={relations} />
    </TitledSection>
  );
}
