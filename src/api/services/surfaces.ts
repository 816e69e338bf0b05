import * as v from 'valibot';
import type { ReadOptions } from '#api/http/call.ts';
import type { Http } from '#api/http/http.ts';
import { createReader, idOrEmpty, list, text } from '#api/http/lenient.ts';
import type { Surface } from '#domain/item/preview.ts';

const WireSurface = v.object({ id: idOrEmpty, name: text });
const WireSurfaceSet = v.object({ surfaceGroups: list(v.object({ surfaces: list(WireSurface) })) });

export function surfacesClient(http: Http) {
  return {
    /**
     * The printed sides of a product, in order; empty for a 404. `href` is the catalog's link to them
     * (S7.35).
     */
    surfaceSet: (href: string, options: ReadOptions = {}): Promise<Surface[]> =>
      http.request<Surface[]>({
        service: 'surfaces',
        href,
        absent: [],
        read: createReader(WireSurfaceSet, ({ surfaceGroups }) =>
          surfaceGroups.flatMap((group) => group.surfaces),
        ),
        ...options,
      }),
  };
}
