import type { ResourceKey } from 'i18next';

/**
 * The texts of the first screen (FIRST_NAMESPACES in `texts.ts`, written out as Vite wants it), one file per language
 * and place, `../locales/{language}/{place}.json`. The others are in `laterTextFiles.ts`: their list is long, and the
 * first screen does without.
 */
export const textFiles = import.meta.glob<ResourceKey>(
  '../locales/*/{failure,search,shell,status,table}.json',
  { import: 'default' },
);
