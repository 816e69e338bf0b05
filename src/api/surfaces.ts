import * as v from 'valibot';
import type { Surface } from '#domain/preview.ts';
import type { ReadOptions } from './call.ts';
import type { Http } from './http.ts';
import { idIfAny, list, reader, text } from './lenient.ts';

const WireSurface = v.object({ id: idIfAny, name: text });
const WireSurfaceSet = v.object({ surfaceGroups: list(v.object({ surfaces: list(WireSurface) })) });

export function surfaces(http: Http) {
  return {
    /** The printable sides of a product in their order, read through the catalog's own link (S7.35). */
    surfaceSet: (href: string, options: ReadOptions = {}): Promise<Surface[]> =>
      http.request<Surface[]>({
        service: 'surfaces',
        method: 'GET',
        href,
        intent: 'read',
        absent: [],
        read: reader(WireSurfaceSet, ({ surfaceGroups }) => surfaceGroups.flatMap((group) => group.surfaces)),
        ...options,
      }),
  };
}
