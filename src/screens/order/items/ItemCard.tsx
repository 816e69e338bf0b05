import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyId } from '#components/CopyId.tsx';
import { StatusLabel } from '#components/StatusLabel.tsx';
import { itemIdIn } from '#domain/identifiers.ts';
import { type Item, itemFulfillerId } from '#domain/item.ts';
import { itemStatus } from '#domain/itemStatus.ts';
import { itemTone } from '#domain/orderStatus.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectFulfillerNames } from '#store/selectors.ts';

/** S2.79: one item as a card: what it is, who makes it, how far it is. */
export function ItemCard({ item }: { item: Item }) {
  const { t } = useTranslation('order');
  const format = useFormat();
  const idFormat = useAppSelector((state) => state.settings.idFormat);
  const fulfillers = useAppSelector(selectFulfillerNames);
  const titleId = useId();
  const fulfillerId = itemFulfillerId(item);
  return (
    <article className="card item-card" aria-labelledby={titleId}>
      <div className="card-body">
        <div className="item-card-head">
          <h3 className="h6 mb-0 text-break" id={titleId}>
            {item.productName || t('items.noName')}
          </h3>
          <StatusLabel status={itemStatus(item)} tone={itemTone(item, Date.now())} withStep />
        </div>
        <dl className="item-facts">
          <div>
            <dt>{t('items.itemId')}</dt>
            <dd>
              <CopyId id={itemIdIn(item, idFormat) ?? item.itemId} what={t('items.itemId')} />
            </dd>
          </div>
          <div>
            <dt>{t('items.fulfiller')}</dt>
            <dd>{fulfillers.get(fulfillerId) || item.fulfillerName || fulfillerId || t('summary.none')}</dd>
          </div>
          <div>
            <dt>{t('items.sku')}</dt>
            <dd>{item.skuCode || t('items.noSku')}</dd>
          </div>
        </dl>
        <p className="mb-0">{t('items.quantity', { quantity: format.number(item.quantity) })}</p>
      </div>
    </article>
  );
}
