import { fullUrl } from '#domain/links/longUrl.ts';

/** The full URL of the page (R385). */
export function pageUrl(): URL {
  return new URL(fullUrl(window.location.href));
}
