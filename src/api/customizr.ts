import * as v from 'valibot';
import type { ReadOptions } from './call.ts';
import type { Http } from './http.ts';
import { nothing } from './lenient.ts';
import { path } from './url.ts';

/** A settings document of the signed-in person, as stored. */
export type SettingsDocument = Readonly<Record<string, unknown>>;

const readDocument = (body: unknown): SettingsDocument => v.parse(v.record(v.string(), v.unknown()), body);

export function customizr(http: Http) {
  const settingsPath = (name: string) => path`/v1/resources/${name}/settings`;
  return {
    /** The stored document, or null where the person has none yet (S7.30). */
    settings: (name: string, options: ReadOptions = {}): Promise<SettingsDocument | null> =>
      http.request<SettingsDocument | null>({
        service: 'customizr',
        method: 'GET',
        path: settingsPath(name),
        intent: 'read',
        absent: null,
        read: readDocument,
        ...options,
      }),

    /** Replaces the whole document: read and merge first. */
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
