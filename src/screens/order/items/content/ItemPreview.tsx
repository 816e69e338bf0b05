import { useTranslation } from 'react-i18next';
import { Thumbnail } from '#components/Thumbnail.tsx';
import type { Item } from '#domain/item/item.ts';
import { latestResult } from '#store/operation.ts';
import { loadThumbnails } from '#store/order/thumbnails.ts';
import { useReadOperation } from '#store/useReadOperation.ts';

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
