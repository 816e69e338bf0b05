import type { ResourceKey } from 'i18next';

export interface TextFile {
  default: ResourceKey;
}

/**
 * Functions that load the texts of the first screen and of the sign-in, by path:
 * `../locales/{language}/{namespace}.json`. Except for `signIn`, the namespaces repeat FIRST_NAMESPACES in
 * `texts.ts`, because Vite requires a literal. `laterTextFiles.ts` lists all files. That list is long, and
 * the first screen does not need it.
 */
export const textFiles = import.meta.glob<TextFile>(
  '../locales/*/{failure,search,shell,signIn,status,table}.json',
);
