import type { ReadOptions } from '#api/http/call.ts';
import type { Http } from '#api/http/http.ts';
import { anything, nothing } from '#api/http/lenient.ts';
import { path } from '#api/http/url.ts';

/** A settings document of the signed-in user, as stored. */
export type SettingsDocument = Readonly<Record<string, unknown>>;

/**
 * An empty response means that the user has no document; the document's own reader checks any other response. A stored
 * `null` becomes the text 'null': it is an unreadable document, not a missing one.
 */
function readStored(body: unknown): unknown {
  return anything(body) ?? 'null';
}

export function customizr(http: Http) {
  const settingsPath = (name: string) => path`/v1/resources/${name}/settings`;
  return {
    /** The stored document, unchanged, or null if the user has none yet (S7.30). */
    settings: (name: string, options: ReadOptions = {}): Promise<unknown> =>
      http.request<unknown>({
        service: 'customizr',
        method: 'GET',
        path: settingsPath(name),
        intent: 'read',
        absent: null,
        read: readStored,
        ...options,
      }),

    /** Replaces the whole document, so read the stored one and merge into it first. */
    saveSettings: (name: string, document: SettingsDocument): Promise<void> =>
      http.request({
        service: 'customizr',
        method: 'PUT',
        path: settingsPath(name),
        intent: 'idempotentWrite',
        body: document,
        read: nothing,
      }),
  };
}
