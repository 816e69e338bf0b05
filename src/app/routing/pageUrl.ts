import { fullUrl } from '#domain/links/longUrl.ts';

/** The full URL of the page (R385). */
export function pageUrl(): URL {
  return new URL(fullUrl(window.location.href));
}

/** R555: replaces repeated slashes in the path, which a link gets from a base URL that ends with a slash. */
export function mergeSlashes(): void {
  const { pathname, search, hash } = window.location;
  const path = pathname.replace(/\/+/g, '/');
  if (path !== pathname) window.history.replaceState(window.history.state, '', path + search + hash);
}
