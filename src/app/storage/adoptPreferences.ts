import type { ConsoleStore } from '#app/store/createStore.ts';
import { preferencesChanged } from '#store/people/settingsSlice.ts';
import { PREFERENCES_KEY, recallPreferences, storedPreferences } from './preferences.ts';

/**
 * R263: applies the theme and the switch to UTC when another tab of the same user stores them. The other
 * preferences are in documents of the settings service, which each tab reads again after another tab has saved
 * them.
 */
export function adoptPreferences(page: Window, store: ConsoleStore): void {
  page.addEventListener('storage', ({ key }) => {
    const { session, settings } = store.getState();
    if (key !== PREFERENCES_KEY || session.status === 'signedOut') return;
    if (storedPreferences(localStorage).sub !== session.person.sub) return;
    const { theme, displayZone } = recallPreferences(localStorage, []);
    if (theme !== settings.theme || displayZone !== settings.displayZone)
      store.dispatch(preferencesChanged({ theme, displayZone }));
  });
}
