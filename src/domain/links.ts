import { type ByKey, lookUp } from './byKey.ts';

/** One hypermedia link; `href` is data from the platform and is checked before the console follows it. */
export interface Link {
  href: string;
  name: string | null;
}

/** Links by relation; relations that the platform omits are missing. */
export type Links = ByKey<readonly Link[]>;

/** The links of a relation; empty if the platform omits it. */
export function linksOf(links: Links, rel: string): readonly Link[] {
  return lookUp(links, rel) ?? [];
}

/** The first link of a relation, or null (docs/platform/README.md: one link and a list of links are both allowed). */
export function firstLink(links: Links, rel: string): Link | null {
  return linksOf(links, rel)[0] ?? null;
}

/** The parsed URL, or null; some of the supported browsers do not have `URL.parse`. */
export function parseUrl(value: string, base?: string): URL | null {
  try {
    return new URL(value, base);
  } catch {
    return null;
  }
}

export function isWebUrl(url: URL): boolean {
  return url.protocol === 'http:' || url.protocol === 'https:';
}

/**
 * The URL if a user can safely open it: absolute, with http or https. All data from the platform could be hostile, so
 * this check rejects `javascript:` and `httpx:`.
 */
export function webUrl(value: string | null | undefined): string | null {
  if (!value) return null;
  const url = parseUrl(value.trim());
  return url && isWebUrl(url) ? url.href : null;
}

/** The ID of a link's target: the last segment of its path; null if there is none. */
export function resourceId(href: string): string | null {
  const segment = parseUrl(href)?.pathname.split('/').filter(Boolean).at(-1);
  return segment ? decoded(segment) : null;
}

/** Whether a URL refers to the resource with this ID, regardless of the service and of what follows the ID. */
export function namesResource(href: string, id: string): boolean {
  const segments = parseUrl(href)?.pathname.split('/') ?? [];
  return id !== '' && segments.some((segment) => decoded(segment) === id);
}

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
