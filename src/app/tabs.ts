import { SETTINGS_DOCUMENTS, type SettingsDocumentId } from '#domain/people/settings.ts';
import type { Tabs } from '#sagas/core/context.ts';

/**
 * The console's tabs in one browser: Web Locks between them, and a channel on which each reports what it
 * saved.
 */
export function createTabs(onSettingsSaved: (document: SettingsDocumentId) => void): Tabs {
  const channel = new BroadcastChannel('settings');
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const document = SETTINGS_DOCUMENTS.find((known) => known === data);
    if (document) onSettingsSaved(document);
  });
  return {
    exclusively: (name, work) => navigator.locks.request(name, work),
    settingsSaved: (document) => channel.postMessage(document),
  };
}
