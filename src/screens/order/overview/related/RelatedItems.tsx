import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import type { Item } from '#domain/item/item.ts';
import { RELATED_ITEM_RELS, type RelatedItemRel } from '#domain/item/relatedItem.ts';
import type { Order } from '#domain/order/order.ts';
import { Fact } from '../../facts/Fact.tsx';
import { RelatedItemLink } from '../../facts/RelatedItemLink.tsx';

/** The maximum number of links that are loaded initially, because a large order may have a hundred. */
const FOLLOWED_AT_FIRST = 5;

interface Relation {
  relation: RelatedItemRel;
  href: string;
  item: Item;
}

interface RelatedItemsProps {
  order: Order;
  relations: readonly Relation[];
}

/** Links to related items, for example after a redirect, grouped by relation. */
export function RelatedItems({ order, relations }: RelatedItemsProps) {
  const { t } = useTranslation(['order', 'panels']);
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? relations : relations.slice(0, FOLLOWED_AT_FIRST);
  return (
    <>
      {RELATED_ITEM_RELS.map((rel) => {
        const own = shown.filter(({ relation }) => relation === rel);
        return (
          own.length > 0 && (
            <Fact key={rel} name={t(`panels:related.relation.${rel}`)}>
              <ul className="list-unstyled mb-0">
                {own.map(({ href, item }) => (
                  <li key={`${item.itemId} ${href}`}>
                    <RelatedItemLink href={href} order={order} />
                  </li>
                ))}
              </ul>
            </Fact>
          )
        );
      })}
      {shown.length < relations.length && (
        <div className="fact">
          <dt className="visually-hidden">{t('related.more')}</dt>
          <dd>
            <Button variant="inline" onClick={() => setShowsAll(true)}>
              {t('related.showAll', { count: relations.length })}
            </Button>
          </dd>
        </div>
      )}
    </>
  );
}
