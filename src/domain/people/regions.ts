import type { Language } from './languages.ts';

const OF_LANGUAGE: Readonly<Record<Language, string>> = {
  de: 'de-DE',
  en: 'en-GB',
  fr: 'fr-FR',
  it: 'it-IT',
  nl: 'nl-NL',
};

/** Whether a region's locale, such as 'de-AT', is in this language. */
export function hasLanguage(region: string, language: string): boolean {
  return region.toLowerCase().split('-')[0] === language;
}

/**
 * The region for a language: the first of the browser's regions with this language, or else the language's
 * usual region.
 */
export function localeFor(language: Language, wanted: readonly string[] = []): string {
  return wanted.find((region) => hasLanguage(region, language)) ?? OF_LANGUAGE[language];
}

/**
 * The region after a change of language. A region with the old language is replaced by one with the new
 * language. A region with any other language is kept, because the user chose it.
 */
export function regionAfter(region: string, before: Language, after: Language): string {
  return hasLanguage(region, before) && !hasLanguage(region, after) ? localeFor(after) : region;
}
