import type { ResourceKey } from 'i18next';

/** All text files by language and namespace, each loaded when a screen first needs it. */
export const laterTextFiles = import.meta.glob<ResourceKey>('../locales/*/*.json', { import: 'default' });
