import type { Language } from './languages.ts';

/** The BCP 47 tags that users can choose: regions where the console's languages are spoken. */
const REGIONS = [
  'de-AT',
  'de-CH',
  'de-DE',
  'en-AU',
  'en-CA',
  'en-GB',
  'en-IE',
  'en-US',
  'fr-BE',
  'fr-CA',
  'fr-CH',
  'fr-FR',
  'it-CH',
  'it-IT',
  'nl-BE',
  'nl-NL',
] as const;

/** The regions to choose from, and the current one, which another application may have set. */
export function regionChoices(chosen: string): string[] {
  return [...new Set<string>([...REGIONS, chosen])].sort();
}

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
