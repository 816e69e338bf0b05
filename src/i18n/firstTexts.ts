import type { Language } from '#domain/languages.ts';

/** One of the places of each language: a build puts all that the first screen says into one file (scripts/firstScreenChunks.ts). */
const files = import.meta.glob('../locales/*/shell.json');

/** Has the texts of the first screen fetched before what reads them is here. A failure is the reader's to tell. */
export function fetchFirstTexts(language: Language): void {
  files[`../locales/${language}/shell.json`]?.().catch(() => undefined);
}
