import type { Surface } from '#domain/item/preview.ts';
import { createOperation } from '#store/operation.ts';

/** A thumbnail of one page of a document. */
export interface DocumentThumbnail {
  src: string;
  /** The printed side that it shows; '' if unknown. */
  surface: string;
}

/** The printable sides of a product; requested once per SKU. */
export const loadSurfaces = createOperation<{ sku: string }, Surface[]>()('loadSurfaces', ({ sku }) => sku);

/** The thumbnails of an item's document in display order; none if there is no document. */
export const loadPreview = createOperation<
  { sku: string; documentReferenceUrl: string },
  DocumentThumbnail[]
>()('loadPreview', ({ sku, documentReferenceUrl }) => `${sku} ${documentReferenceUrl}`);
