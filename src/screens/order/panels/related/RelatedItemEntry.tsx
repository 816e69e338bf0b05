import { useTranslation } from 'react-i18next';
import { LoadableContent } from '#components/LoadableContent.tsx';
import { Skeleton } from '#components/Skeleton.tsx';
import type { RelatedItemRel } from '#domain/item/relatedItem.ts';
import type { Order } from '#domain/order/order.ts';
import { loadRelatedItem } from '#store/order/itemOperations.ts';
import { LoadedRelatedItem } from '../../RelatedItemLink.tsx';
import { useOrderReadOperation } from '../../useOrderReadOperation.ts';

interface RelatedItemEntryProps {
  order: Order;
  relation: RelatedItemRel;
  href: string;
}

export function RelatedItemEntry({ order, relation, href }: RelatedItemEntryProps) {
  const { t } = useTranslation('panels');
  const { state, retry } = useOrderReadOperation(loadRelatedItem, { href });
  return (
    <li className="related-entry">
      <span>{t(`related.relation.${relation}`)}</span>
      <LoadableContent
        state={state}
        skeleton={<Skeleton label={t('related.itemLoading')} lines={1} />}
        failureTitle={t('related.itemFailed')}
        onRetry={retry}
      >
        {(related) => <LoadedRelatedItem item={related} order={order} />}
      </LoadableContent>
    </li>
  );
}
