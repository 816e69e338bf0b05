import type { ReadOptions } from '#api/http/call.ts';
import type { Http } from '#api/http/http.ts';
import { ignoreBody } from '#api/http/lenient.ts';
import { readRawDocument } from '#api/http/rawDocument.ts';
import { encodedPath } from '#api/http/url.ts';

/** A settings document of the signed-in user, as the platform stores it. */
export type SettingsDocument = Readonly<Record<string, unknown>>;

/**
 * Reads the stored document. A stored `null` becomes the text 'null', which counts as unreadable and not as
 * missing.
 */
function readDocument(body: unknown): unknown {
  return readRawDocument(body) ?? 'null';
}

export function customizrClient(http: Http) {
  const settingsPath = (name: string) => encodedPath`/v1/resources/${name}/settings`;
  return {
    /** The stored document, unchanged, or null if the user has none yet (S7.30). */
    settings: (name: string, options: ReadOptions = {}): Promise<unknown> =>
      http.request<unknown>({
        service: 'customizr',
        path: settingsPath(name),
        absent: null,
        read: readDocument,
        ...options,
      }),

    /** Replaces the whole document, so the caller must merge its changes into the stored one first. */
    saveSettings: (name: string, document: SettingsDocument): Promise<void> =>
      http.request({
        service: 'customizr',
        method: 'PUT',
        path: settingsPath(name),
        kind: 'idempotentWrite',
        body: document,
        read: ignoreBody,
      }),
  };
}
