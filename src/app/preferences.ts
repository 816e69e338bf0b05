import * as v from 'valibot';
import { ID_FORMATS } from '#domain/identifiers.ts';
import { LANGUAGES, pickLanguage } from '#domain/languages.ts';
import { guessZone, isZone } from '#domain/time.ts';
import type { Preferences } from '#store/settingsSlice.ts';

const KEY = 'console.preferences';

const Remembered = v.partial(
  v.object({
    language: v.picklist(LANGUAGES),
    regionalSettings: v.pipe(v.string(), v.check(isLocale)),
    userTimezone: v.custom<string>(isZone),
    displayZone: v.picklist(['utc', 'user']),
    idFormat: v.picklist(ID_FORMATS),
    theme: v.picklist(['system', 'light', 'dark']),
  }),
);

function isLocale(tag: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}

function remembered(storage: Storage): Partial<Preferences> {
  try {
    const parsed = v.safeParse(Remembered, JSON.parse(storage.getItem(KEY) ?? '{}'));
    return parsed.success ? (Object.fromEntries(Object.entries(parsed.output)) as Partial<Preferences>) : {};
  } catch {
    return {};
  }
}

/** What shows first: this browser's memory, else what the browser itself says (S9.19). */
export function recallPreferences(storage: Storage, navigatorLanguages: readonly string[]): Preferences {
  const language = pickLanguage(navigatorLanguages);
  return {
    language,
    regionalSettings: navigatorLanguages.find(isLocale) ?? language,
    userTimezone: guessZone(),
    displayZone: 'user',
    idFormat: 'platform',
    theme: 'system',
    ...remembered(storage),
  };
}

export function rememberPreferences(storage: Storage, preferences: Preferences): void {
  try {
    storage.setItem(KEY, JSON.stringify(preferences));
  } catch {
    // A full or forbidden storage costs the memory, not the choice.
  }
}
