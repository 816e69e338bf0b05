import type { Language } from '#domain/people/languages.ts';
import { textFiles } from './textFiles.ts';

/**
 * Has the texts of the first screen fetched before what reads them is here: a build puts them into one file
 * (scripts/firstScreenChunks.ts). A failure is the reader's to tell.
 */
export function fetchFirstTexts(language: Language): void {
  textFiles[`../locales/${language}/shell.json`]?.().catch(() => undefined);
}
