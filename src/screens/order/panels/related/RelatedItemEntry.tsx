import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ExternalLink } from '#components/ExternalLink.tsx';
import { LoadableContent } from '#components/LoadableContent.tsx';
import { Skeleton } from '#components/Skeleton.tsx';
import { useOrderPath } from '#components/useOrderPath.ts';
import { shortId } from '#domain/identifiers.ts';
import type { RelatedItemRel } from '#domain/item/relatedItem.ts';
import { loadRelatedItem } from '#store/order/itemOperations.ts';
import { useOrderReadOperation } from '../../useOrderReadOperation.ts';

interface RelatedItemEntryProps {
  relation: RelatedItemRel;
  href: string;
}

export function RelatedItemEntry({ relation, href }: RelatedItemEntryProps) {
  const { t } = useTranslation('panels');
  const orderPath = useOrderPath();
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
        {(related) => {
          const { itemId, orderId } = related;
          const text = t('related.openItem', { itemId: shortId(itemId), orderId: shortId(orderId) });
          const full = t('related.openItem', { itemId, orderId });
          if (orderId === '') return <ExternalLink href={related.page}>{itemId}</ExternalLink>;
          return (
            <Link to={orderPath(orderId, itemId)} className="text-break" title={full}>
              {text}
            </Link>
          );
        }}
      </LoadableContent>
    </li>
  );
}
