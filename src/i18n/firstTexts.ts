import type { Language } from '#domain/people/languages.ts';
import { textFiles } from './textFiles.ts';

/**
 * Fetches the texts of the first screen before the code that reads them has loaded: a build puts them into one file
 * (scripts/firstScreenChunks.ts). The code that reads them reports a failure.
 */
export function fetchFirstTexts(language: Language): void {
  textFiles[`../locales/${language}/shell.json`]?.().catch(() => undefined);
}
