import type { ResourceKey } from 'i18next';

/** One file per language and place, `../locales/{language}/{place}.json`; each is loaded when a screen first needs it. */
export const textFiles = import.meta.glob<ResourceKey>('../locales/*/*.json', { import: 'default' });
