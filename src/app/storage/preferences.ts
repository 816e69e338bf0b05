import * as v from 'valibot';
import { isObject } from '#domain/byKey.ts';
import { ID_FORMATS } from '#domain/identifiers.ts';
import { LANGUAGES, pickLanguage } from '#domain/people/languages.ts';
import { DEFAULT_PREFERENCES, type Preferences } from '#domain/people/preferences.ts';
import { localeFor } from '#domain/people/regions.ts';
import { THEMES } from '#domain/people/themes.ts';
import { guessZone, isZone } from '#domain/time/time.ts';
import { readStored } from './storedValue.ts';

export const PREFERENCES_KEY = 'console.preferences';

/**
 * Whether formatters accept the language tag. This does not check whether the browser has data for the tag,
 * because that would take 20 ms.
 */
function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}

/** Each preference has its own schema, so that an invalid one does not affect the others. */
const Remembered = {
  language: v.picklist(LANGUAGES),
  regionalSettings: v.pipe(v.string(), v.check(isLocale)),
  userTimezone: v.custom<string>(isZone),
  displayZone: v.picklist(['utc', 'user']),
  idFormat: v.picklist(ID_FORMATS),
  theme: v.picklist(THEMES),
  columns: v.nullable(v.array(v.string())),
  columnWidths: v.record(v.string(), v.number()),
} satisfies Record<keyof Preferences, v.GenericSchema>;

/** The stored preferences, unchecked, with `sub`, the ID of the user to whom they belong. */
export function storedPreferences(storage: Storage): Record<string, unknown> {
  const stored = readStored(storage, PREFERENCES_KEY);
  return isObject(stored) ? stored : {};
}

function remembered(storage: Storage): Partial<Preferences> {
  const stored = Object.entries(storedPreferences(storage)).filter(
    ([name, value]) => Object.hasOwn(Remembered, name) && v.is(Remembered[name as keyof Preferences], value),
  );
  return Object.fromEntries(stored);
}

/**
 * Returns the preferences that are stored in this browser. The others get defaults, some of them from the
 * browser's settings (S9.19).
 */
export function recallPreferences(storage: Storage, navigatorLanguages: readonly string[]): Preferences {
  const language = pickLanguage(navigatorLanguages);
  const known = remembered(storage);
  return {
    ...DEFAULT_PREFERENCES,
    language,
    regionalSettings: localeFor(known.language ?? language, navigatorLanguages.filter(isLocale)),
    userTimezone: known.userTimezone ?? guessZone(),
    ...known,
  };
}

/**
 * Returns only the preferences and the ID of their user, so that saved searches and personal data stay out of
 * this browser's storage. Preferences that have not changed since `before` keep the user's stored value, which
 * may be from another tab (R263).
 */
export function preferencesToStore(
  preferences: Preferences,
  sub: string,
  before: Preferences | null,
): object {
  const stored = storedPreferences(localStorage);
  const isOwn = stored.sub === sub;
  const names = (Object.keys(Remembered) as (keyof Preferences)[]).filter(
    (name) => !isOwn || (before && preferences[name] !== before[name]),
  );
  return {
    ...(isOwn && stored),
    ...Object.fromEntries(names.map((name) => [name, preferences[name]])),
    sub,
  };
}
