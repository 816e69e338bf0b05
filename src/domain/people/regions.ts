import type { Language } from './languages.ts';

/** Regional settings on offer, as BCP 47 tags: where the console's languages are spoken. */
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

/** The offered values and the chosen one, which another application may have set to a value that is not offered. */
export function regionsWith(chosen: string): string[] {
  return [...new Set<string>([...REGIONS, chosen])].sort();
}

const OF_LANGUAGE: Readonly<Record<Language, string>> = {
  de: 'de-DE',
  en: 'en-GB',
  fr: 'fr-FR',
  it: 'it-IT',
  nl: 'nl-NL',
};

function speaks(region: string, language: Language): boolean {
  return region.toLowerCase().split('-')[0] === language;
}

/** The region for a language: the first of the browser's own that speaks it, else the language's usual one. */
export function regionFor(language: Language, wanted: readonly string[] = []): string {
  return wanted.find((region) => speaks(region, language)) ?? OF_LANGUAGE[language];
}

/** The region after a change of language: it follows, unless the person had chosen one of another language. */
export function regionAfter(region: string, before: Language, after: Language): string {
  return speaks(region, before) && !speaks(region, after) ? regionFor(after) : region;
}
