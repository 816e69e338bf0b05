import type { Http } from '#api/http/http.ts';
import { THUMBNAIL_PX } from '#domain/limits.ts';
import { webUrl } from '#domain/links/links.ts';

/**
 * This service makes no calls: thumbnails are public images, which an `<img>` element loads without the
 * token.
 */
export function renderingClient(http: Pick<Http, 'addressOf'>) {
  return {
    /** The URL of a page's thumbnail; null if the document's URL is not an http(s) URL. */
    previewUrl: (documentReferenceUrl: string, page: number): string | null => {
      const document = webUrl(documentReferenceUrl);
      if (document === null) return null;
      return http.addressOf('rendering', '/v1/docrefpreview/preview', {
        width: THUMBNAIL_PX,
        instructions_uri: document,
        page,
      });
    },
  };
}
