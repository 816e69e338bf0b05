import { type ByKey, lookUp } from '../byKey.ts';

/** One hypermedia link. `href` comes from the platform, so the console checks it before following it. */
export interface Link {
  href: string;
  name: string | null;
}

/** Links by relation; relations that the platform does not send are missing. */
export type Links = ByKey<readonly Link[]>;

export function linksOf(links: Links, rel: string): readonly Link[] {
  return lookUp(links, rel) ?? [];
}

/** The first link of a relation, which is one link or a list (docs/platform/README.md), or null. */
export function firstLink(links: Links, rel: string): Link | null {
  return linksOf(links, rel)[0] ?? null;
}

/** The parsed URL, or null if the text is not a URL. Some supported browsers do not have `URL.parse`. */
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
 * The URL if it is absolute with http or https, so that a user can safely open it; otherwise null. Data from
 * the platform could be malicious, so other protocols, such as `javascript:`, are rejected.
 */
export function webUrl(value: string | null | undefined): string | null {
  if (!value) return null;
  const url = parseUrl(value.trim());
  return url && isWebUrl(url) ? url.href : null;
}

/**
 * Whether a call to the URL can carry the token: it is an http or https URL of one of the configured origins,
 * without a user name and a password (R45).
 */
export function isTrustedUrl(url: URL, origins: readonly string[]): boolean {
  return isWebUrl(url) && origins.includes(url.origin) && url.username === '' && url.password === '';
}
