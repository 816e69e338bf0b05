/** The console's languages. English is the default, and all translations are based on it (S1.7). */
export const LANGUAGES = ['de', 'en', 'fr', 'it', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'en';

/** The first of the wanted languages that the console has, in any region; otherwise English (S9.19). */
export function pickLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const primary = tag.toLowerCase().split('-')[0];
    const language = LANGUAGES.find((candidate) => candidate === primary);
    if (language) return language;
  }
  return DEFAULT_LANGUAGE;
}
