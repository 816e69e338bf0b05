import type { i18n } from 'i18next';
import type { ConsoleStore } from './store/createStore.ts';

/** Renders all texts again when the regional settings change, because the texts contain numbers. */
export function renderTextsAfterRegionChange(texts: i18n, store: ConsoleStore): void {
  let shown = store.getState().settings.regionalSettings;
  store.subscribe(() => {
    const { regionalSettings } = store.getState().settings;
    if (regionalSettings === shown) return;
    shown = regionalSettings;
    texts.emit('languageChanged', texts.language);
  });
}
