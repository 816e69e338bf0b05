import type { Language } from '#domain/people/languages.ts';
import { textFiles } from './textFiles.ts';

/**
 * Fetches the texts of the first screen before the code that needs them is loaded. The build puts them into
 * one file (scripts/firstScreenChunks.ts). Failures are ignored here, because that code reports them.
 */
export function fetchFirstTexts(language: Language): void {
  textFiles[`../locales/${language}/shell.json`]?.().catch(() => undefined);
}
