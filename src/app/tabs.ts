import { SETTINGS_DOCUMENTS, type SettingsDocumentId } from '#domain/people/settings.ts';
import type { BrowserTabs } from '#sagas/core/context.ts';

/**
 * Connects the tabs of the console in one browser: with Web Locks, and with a channel on which each tab
 * reports the settings that it has saved.
 */
export function createBrowserTabs(onSettingsSaved: (document: SettingsDocumentId) => void): BrowserTabs {
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
