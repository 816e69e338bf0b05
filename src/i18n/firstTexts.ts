import type { Language } from '#domain/people/languages.ts';
import { textFiles } from './textFiles.ts';

/**
 * Fetches the texts of the first screen before the code that needs them is loaded. The build puts these texts
 * into one file for each language, so importing one of them fetches them all (scripts/firstScreenChunks.ts).
 * Failures are ignored here, because the code that needs the texts reports them.
 */
export function fetchFirstTexts(language: Language): void {
  textFiles[`../locales/${language}/shell.json`]?.().catch(() => undefined);
}
