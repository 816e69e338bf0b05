import type { ResourceKey } from 'i18next';

/** Every file of texts, by language and place; each is loaded when a screen first needs it. */
export const laterTextFiles = import.meta.glob<ResourceKey>('../locales/*/*.json', { import: 'default' });
