import type { ResourceKey } from 'i18next';

/**
 * The texts of the first screen, one file per language and namespace:
 * `../locales/{language}/{namespace}.json`. The namespaces repeat FIRST_NAMESPACES in `texts.ts`, because
 * Vite requires a literal. All other files are in `laterTextFiles.ts`: the first screen does not need their
 * long list.
 */
export const textFiles = import.meta.glob<ResourceKey>(
  '../locales/*/{failure,search,shell,status,table}.json',
  { import: 'default' },
);
