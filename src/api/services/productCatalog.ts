import type { ReadOptions } from '#api/http/call.ts';
import type { Http } from '#api/http/http.ts';
import { createReader, linkedObject } from '#api/http/lenient.ts';
import { encodedPath } from '#api/http/url.ts';
import { firstLink } from '#domain/links/links.ts';

const WireProduct = linkedObject({});

export function productCatalogClient(http: Http) {
  return {
    /** The URL of a product's surfaces, or null if the catalog has none (S7.35). */
    surfaceSetHref: (sku: string, options: ReadOptions = {}): Promise<string | null> =>
      http.request<string | null>({
        service: 'product-catalog',
        path: encodedPath`/v3/mcpSkus/${sku}`,
        absent: null,
        read: createReader(
          WireProduct,
          ({ _links }) => firstLink(_links, 'calculatedSurfaceSet')?.href ?? null,
        ),
        ...options,
      }),
  };
}
