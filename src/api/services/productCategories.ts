import * as v from 'valibot';
import type { ReadOptions } from '#api/http/call.ts';
import { readEntries } from '#api/http/collection.ts';
import type { Http } from '#api/http/http.ts';
import { id, list, text } from '#api/http/lenient.ts';
import type { Category } from '#domain/search/categoryTree.ts';

interface WireCategory {
  id: string;
  name: string;
  children: WireCategory[];
}

const WireCategory: v.GenericSchema<unknown, WireCategory> = v.object({
  id,
  name: text,
  children: list(v.lazy(() => WireCategory)),
});

/** Converts the tree. A category whose ID already occurs in any branch is left out. */
function toCategories(wire: readonly WireCategory[], seen: Set<string>): Category[] {
  return wire.flatMap((one) => {
    if (seen.has(one.id)) return [];
    seen.add(one.id);
    return [{ id: one.id, name: one.name || one.id, children: toCategories(one.children, seen) }];
  });
}

export function productCategoriesClient(http: Http) {
  return {
    /** The whole tree of product categories (S7.34). */
    tree: (options: ReadOptions = {}): Promise<Category[]> =>
      http.request({
        service: 'product-categories',
        path: '/v2/tree',
        read: (body) => toCategories(readEntries(body, 'categories', WireCategory), new Set()),
        ...options,
      }),
  };
}
