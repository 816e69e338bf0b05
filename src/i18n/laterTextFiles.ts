import type { ResourceKey } from 'i18next';

/**
 * Functions that load the text files of all languages and namespaces, by path. Each file is loaded when a
 * screen first needs it.
 */
export const laterTextFiles = import.meta.glob<ResourceKey>('../locales/*/*.json', { import: 'default' });
