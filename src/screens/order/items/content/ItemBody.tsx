import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Thumbnail } from '#components/Thumbnail.tsx';
import type { Item } from '#domain/item/item.ts';
import { isBeforeRouting } from '#domain/item/itemStage.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { latestResult } from '#store/operation.ts';
import { loadThumbnails } from '#store/order/thumbnails.ts';
import { useReadOperation } from '#store/useReadOperation.ts';
import { Fact, IdFact } from '../../facts/Fact.tsx';
import { useFulfillerName } from '../../facts/useFulfillerName.ts';
import { ItemIssueList } from './ItemIssueList.tsx';
import { ItemTracking } from './ItemTracking.tsx';

/** A thumbnail of the document's first page, or the text 'no preview' unless `isSmall` (S2.79, S8.29). */
export function ItemPreview({ item, isSmall = false }: { item: Item; isSmall?: boolean }) {
  const { t } = useTranslation('item');
  const { skuCode, documentReferenceUrl, productName } = item;
  const { state } = useReadOperation(loadThumbnails, { sku: skuCode, documentReferenceUrl });
  const [first] = latestResult(state) ?? [];
  const product = productName || t('noName');
  const none = t('preview.none');
  if (!first) {
    const isKnown = state.status === 'succeeded' || state.status === 'failed';
    return <span className="thumbnail thumbnail-none">{isKnown && !isSmall && none}</span>;
  }
  const alt = first.surface
    ? t('preview.altOf', { product, surface: first.surface })
    : t('preview.alt', { product });
  return <Thumbnail src={first.src} alt={alt} none={none} />;
}

/** The IDs on a card. IDs that the item does not have are omitted. */
const CARD_IDS = ['itemId', 'merchantItemId', 'shortItemId', 'fulfillerItemId'] as const;

/** S2.79: the IDs, fulfiller and quantity of the item. */
function ItemKeyFacts({ item }: { item: Item }) {
  const { t } = useTranslation('item');
  const format = useFormat();
  const fulfiller = useFulfillerName(item);
  return (
    <dl className="item-facts">
      {CARD_IDS.filter((field) => item[field] !== '').map((field) => (
        <IdFact key={field} name={t(`fact.${field}`)} id={item[field]} isWide={field === 'itemId'} />
      ))}
      <Fact name={t('fact.fulfiller')}>{fulfiller || (isBeforeRouting(item) && t('noFulfiller'))}</Fact>
      <Fact name={t('fact.quantity')}>{item.quantity > 0 && format.number(item.quantity)}</Fact>
    </dl>
  );
}

interface ItemBodyProps {
  item: Item;
  className?: string;
  children: ReactNode;
}

/** S2.79: the content of a card, which an open row has, too. `children` come before the facts. */
export function ItemBody({ item, className = '', children }: ItemBodyProps) {
  return (
    <div className={`item-card-body ${className}`}>
      <ItemPreview item={item} />
      <div className="item-card-text">
        {children}
        <ItemKeyFacts item={item} />
        <ItemIssueList item={item} />
        <ItemTracking item={item} />
      </div>
    </div>
  );
}
