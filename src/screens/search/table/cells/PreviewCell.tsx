import './previewCell.css';
import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Thumbnail } from '#components/Thumbnail.tsx';
import type { Item } from '#domain/item/item.ts';
import { THUMBNAIL_LAZY_PX } from '#domain/limits.ts';
import { latestResult } from '#store/operation.ts';
import { loadThumbnails } from '#store/order/thumbnails.ts';
import { useReadOperation } from '#store/useReadOperation.ts';

/** S2.44: all printed sides of the item's document, each front before its back. */
function ItemThumbnails({ item }: { item: Item }) {
  const { t } = useTranslation('table');
  const { documentReferenceUrl, skuCode, productName } = item;
  const { state } = useReadOperation(loadThumbnails, { sku: skuCode, documentReferenceUrl });
  const none = t('preview.none');
  const thumbnails = latestResult(state);
  if (thumbnails?.length === 0) return <span className="thumbnail thumbnail-none">{none}</span>;
  if (thumbnails === null) return <span className="thumbnail" />;
  return thumbnails.map(({ src, surface }) => (
    <Thumbnail
      key={src}
      src={src}
      alt={surface ? t('preview.surface', { product: productName, surface }) : productName}
      none={none}
    />
  ));
}

/** Whether the element has been near the visible part of the table. Once true, it stays true. */
function useIsNearViewport(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const { current } = element;
    const root = current?.closest('.table-frame');
    if (!current || !root || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting) startTransition(() => setIsNear(true));
      },
      { root, rootMargin: `${THUMBNAIL_LAZY_PX}px` },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}

/** The documents of an order's items. They load only when the row is almost visible. */
export function PreviewCell({ items }: { items: readonly Item[] }) {
  const strip = useRef<HTMLDivElement>(null);
  const isNear = useIsNearViewport(strip);
  return (
    <div className="preview-strip" ref={strip}>
      {isNear && items.map((item) => <ItemThumbnails key={item.itemId} item={item} />)}
    </div>
  );
}
