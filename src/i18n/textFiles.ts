import type { ResourceKey } from 'i18next';

/**
 * The texts of the first screen and of the sign-in, one file per language and namespace:
 * `../locales/{language}/{namespace}.json`. The namespaces repeat FIRST_NAMESPACES in `texts.ts`, because
 * Vite requires a literal. All other files are in `laterTextFiles.ts`: nobody has to load their long list
 * before the first results.
 */
export const textFiles = import.meta.glob<ResourceKey>(
  '../locales/*/{failure,search,shell,signIn,status,table}.json',
  { import: 'default' },
);
