import type { Http } from '#api/http/http.ts';
import { PREVIEW_PX } from '#domain/limits.ts';
import { webUrl } from '#domain/links.ts';

/** Thumbnails are public images: this makes no call, and an `<img>` fetches them without the token. */
export function rendering(http: Pick<Http, 'publicAddress'>) {
  return {
    /** The URL of a page's thumbnail, or null if the document is not on the web. */
    previewUrl: (documentReferenceUrl: string, page: number): string | null => {
      const document = webUrl(documentReferenceUrl);
      if (document === null) return null;
      return http.publicAddress('rendering', '/v1/docrefpreview/preview', {
        width: PREVIEW_PX,
        instructions_uri: document,
        page,
      });
    },
  };
}
