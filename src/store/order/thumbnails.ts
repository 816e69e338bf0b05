import type { Surface } from '#domain/item/preview.ts';
import { createOperation, PARTS_OF_ORDER } from '#store/operation.ts';

export interface DocumentThumbnail {
  src: string;
  /** The printed side in the thumbnail; '' if unknown. */
  surface: string;
}

/** The printed sides of a product. */
export const loadSurfaces = createOperation<{ sku: string }, Surface[]>()('loadSurfaces', 'sku');

/** The thumbnails of an item's document in display order; none if the document's URL is not a web address. */
export const loadThumbnails = createOperation<
  { sku: string; documentReferenceUrl: string },
  DocumentThumbnail[]
>()('loadThumbnails', ({ sku, documentReferenceUrl }) => `${sku} ${documentReferenceUrl}`, {
  kept: PARTS_OF_ORDER,
});
