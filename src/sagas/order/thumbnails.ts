import { previewPages, type Surface } from '#domain/item/preview.ts';
import { context, put, readPlatform, type Saga, select } from '#sagas/core/effects.ts';
import { operate } from '#sagas/core/operate.ts';
import { untilEnded } from '#sagas/core/untilLoaded.ts';
import { selectLatestResult } from '#store/operation.ts';
import { type DocumentThumbnail, loadSurfaces, loadThumbnails } from '#store/order/thumbnails.ts';
import type { RootState } from '#store/rootReducer.ts';

/** Reads the surfaces that the catalog links to; none if the catalog has no link (S7.35). */
function fetchSurfaces({ sku }: { sku: string }): Saga<Surface[]> {
  return readPlatform(async ({ productCatalog, surfaces }, signal) => {
    const options = { signal, lane: 'background' } as const;
    const href = await productCatalog.surfaceSetHref(sku, options);
    return href === null ? [] : surfaces.surfaceSet(href, options);
  });
}

/** A product's printed sides; empty if the request fails. Items of the same product share one request. */
function* surfacesOf(sku: string): Saga<Surface[]> {
  if (sku === '') return [];
  const known = (state: RootState) => selectLatestResult(state, loadSurfaces, sku);
  if (!(yield* select(known))) {
    yield* put(loadSurfaces.requested({ sku }));
    yield* untilEnded(loadSurfaces, sku);
  }
  return (yield* select(known)) ?? [];
}

/**
 * One thumbnail per printed side, in the order of S2.44, or a single one if the sides are unknown; none if
 * the document's URL is not an http(s) URL.
 */
function* fetchThumbnails(params: { sku: string; documentReferenceUrl: string }): Saga<DocumentThumbnail[]> {
  const { sku, documentReferenceUrl } = params;
  const { rendering } = yield* context('platform');
  if (rendering.previewUrl(documentReferenceUrl, 1) === null) return [];
  return previewPages(yield* surfacesOf(sku)).flatMap(({ page, name }) => {
    const src = rendering.previewUrl(documentReferenceUrl, page);
    return src === null ? [] : [{ src, surface: name }];
  });
}

export const thumbnailSagas = [
  operate(loadSurfaces, fetchSurfaces),
  operate(loadThumbnails, fetchThumbnails),
];
