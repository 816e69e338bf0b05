import * as v from 'valibot';
import type { ServiceWithPaths } from '#api/endpoints.ts';
import { isObject } from '#domain/byKey.ts';
import { consoleFailure } from '#domain/failure.ts';
import { firstLink, parseUrl } from '#domain/links/links.ts';
import { ApiError } from './apiError.ts';
import type { ReadOptions } from './call.ts';
import type { Http } from './http.ts';
import { linkedObject, list } from './lenient.ts';
import type { Query } from './url.ts';

/** The maximum number of pages to read, in case a service never stops linking to a next page. */
const MAX_PAGES = 500;
const TOO_MANY = `The list has more than ${MAX_PAGES} pages.`;

/**
 * The entries of a collection response: a raw array, a named array or `_embedded.{name}`
 * (docs/platform/README.md). An object without any of them has the entries `missing`; null there, and any
 * other shape, throws a TypeError. Entries that fail the schema are left out.
 */
export function readEntries<const TSchema extends v.GenericSchema>(
  body: unknown,
  name: string,
  entry: TSchema,
  missing: readonly unknown[] | null = [],
): v.InferOutput<TSchema>[] {
  const embedded = isObject(body) && isObject(body._embedded) ? body._embedded[name] : undefined;
  const found = Array.isArray(body) ? body : isObject(body) ? (embedded ?? body[name] ?? missing) : null;
  if (!Array.isArray(found)) throw new TypeError(`No list of ${name} in the response`);
  return v.parse(list(entry), found);
}

const WirePage = linkedObject({});

/** The URL of the next page; null if there is none. */
export function nextHref(body: unknown): string | null {
  if (!isObject(body)) return null;
  return firstLink(v.parse(WirePage, body)._links, 'next')?.href ?? null;
}

interface FirstPage extends ReadOptions {
  service: ServiceWithPaths;
  path: string;
  query?: Query;
  /** R432: an object without the list cannot be read, because a user would act on an empty list. */
  isListRequired?: true;
}

/** The entries of the pages that were read. `error` is the reason why reading stopped early, or null. */
export interface CollectedEntries<T> {
  entries: T[];
  error: unknown;
}

/**
 * Reads a collection page by page through its `next` links. Rejects if the first page fails. If a later page
 * fails, or if there are more than `MAX_PAGES` pages, returns an error and the entries read until then.
 */
export async function readPages<const TSchema extends v.GenericSchema>(
  http: Http,
  first: FirstPage,
  name: string,
  entry: TSchema,
): Promise<CollectedEntries<v.InferOutput<TSchema>>> {
  const missing = first.isListRequired ? null : [];
  const read = (body: unknown) => ({
    entries: readEntries(body, name, entry, missing),
    next: nextHref(body),
  });
  const { path, query, ...further } = first;
  const entries: v.InferOutput<TSchema>[] = [];
  const seen = new Set([http.addressOf(first.service, path, query)]);
  let page = await http.request({ ...first, read });
  for (let pages = 1; ; pages += 1) {
    entries.push(...page.entries);
    const href = page.next && (parseUrl(page.next)?.href ?? page.next);
    if (!href || seen.has(href)) return { entries, error: null };
    if (pages >= MAX_PAGES) return { entries, error: new ApiError(consoleFailure(TOO_MANY)) };
    seen.add(href);
    try {
      page = await http.request({ ...further, href, read });
    } catch (error) {
      return { entries, error };
    }
  }
}

/** All entries of a collection. Rejects if any page fails, because a partial list would look complete. */
export async function readAllPages<const TSchema extends v.GenericSchema>(
  http: Http,
  first: FirstPage,
  name: string,
  entry: TSchema,
): Promise<v.InferOutput<TSchema>[]> {
  const { entries, error } = await readPages(http, first, name, entry);
  if (error !== null) throw error;
  return entries;
}
