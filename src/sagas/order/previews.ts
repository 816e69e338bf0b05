import { previewPages, type Surface } from '#domain/item/preview.ts';
import { context, delay, put, read, type Saga, select, take } from '#sagas/core/effects.ts';
import { operate } from '#sagas/core/operate.ts';
import { loadPreview, loadSurfaces, type Thumbnail } from '#store/order/previews.ts';
import { selectOperation } from '#store/selectors.ts';

/** The surfaces along the catalog's link; none where the catalog names no set (S7.35). */
function* fetchSurfaces({ sku }: { sku: string }): Saga<Surface[]> {
  const platform = yield* context('platform');
  return yield* read(async (signal) => {
    const options = { signal, lane: 'background' } as const;
    const href = await platform.productCatalog.surfaceSetHref(sku, options);
    return href === null ? [] : platform.surfaces.surfaceSet(href, options);
  });
}

type Ended = ReturnType<typeof loadSurfaces.succeeded> | ReturnType<typeof loadSurfaces.failed>;

/** The sides of a product, from the store or else asked for once however many items wait; none on an error. */
function* surfacesOf(sku: string): Saga<Surface[]> {
  if (sku === '') return [];
  const known = yield* select((state) => selectOperation(state, loadSurfaces, sku));
  if (known.status === 'succeeded') return known.result;
  yield* put(loadSurfaces.requested({ sku }));
  const isEnd = (action: unknown): action is Ended =>
    (loadSurfaces.succeeded.match(action) || loadSurfaces.failed.match(action)) &&
    action.meta.subject === sku;
  const ended = yield* take(isEnd);
  return loadSurfaces.succeeded.match(ended) ? ended.payload.result : [];
}

/** S2.44: one thumbnail per printed side; the names of the sides decide their order. */
function* fetchPreview(params: { sku: string; documentReferenceUrl: string }): Saga<Thumbnail[]> {
  const { sku, documentReferenceUrl } = params;
  // A dozen come near at once: each gets a task of its own, so that a click need not wait for all of them.
  yield* delay(0);
  const platform = yield* context('platform');
  if (platform.rendering.previewUrl(documentReferenceUrl, 1) === null) return [];
  return previewPages(yield* surfacesOf(sku)).flatMap(({ page, name }) => {
    const src = platform.rendering.previewUrl(documentReferenceUrl, page);
    return src === null ? [] : [{ src, surface: name }];
  });
}

export const previews = [operate(loadSurfaces, fetchSurfaces), operate(loadPreview, fetchPreview)];
