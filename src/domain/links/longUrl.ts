import { URL_MAX_LENGTH } from '../limits.ts';

/**
 * R385: the URL as the browser shows it. If it is longer than `URL_MAX_LENGTH`, its query is in its fragment,
 * which browsers never send to a server.
 */
export function shortUrl(url: string): string {
  return url.length > URL_MAX_LENGTH ? url.replace(/^([^#?]*)\?/, '$1#?') : url;
}

/** The inverse of `shortUrl`. A URL without a query in its fragment stays the same. */
export function fullUrl(url: string): string {
  return url.replace(/^([^#?]*)#\?/, '$1?');
}
