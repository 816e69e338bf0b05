import { expect, test } from 'vitest';
import { clearBrowserData } from '#app/browserData.ts';
import { recallPreferences, rememberPreferences } from '#app/preferences.ts';
import { initialSettings } from '#store/people/settingsSlice.ts';
import { MemoryStorage } from './browserStub.ts';

const KEY = 'console.preferences';
/** The zone of the test process, which a browser would guess. */
const GUESSED = new Intl.DateTimeFormat().resolvedOptions().timeZone;

function aStorage(stored?: string): MemoryStorage {
  const storage = new MemoryStorage();
  if (stored !== undefined) storage.setItem(KEY, stored);
  return storage;
}

test.each([
  ['a language the console speaks, with its region', ['de-AT', 'en'], 'de', 'de-AT'],
  ['the first it speaks, when the wanted one is none of them', ['pt-BR', 'nl-BE'], 'nl', 'nl-BE'],
  ['however the tag is written', ['FR-ch'], 'fr', 'FR-ch'],
  ['English, when it speaks none', ['pt', 'ja'], 'en', 'en-GB'],
  ['English, when the browser says nothing', [], 'en', 'en-GB'],
  ['what is no language tag is passed over', ['*', 'it'], 'it', 'it'],
])(
  'S9.19: without a memory the browser’s locale counts: %s',
  (_title, languages, language, regionalSettings) => {
    expect(recallPreferences(aStorage(), languages)).toMatchObject({ language, regionalSettings });
  },
);

test('S9.19: without a memory the zone is guessed, ids are the platform’s, and times are shown in that zone', () => {
  expect(recallPreferences(aStorage(), ['en'])).toMatchObject({
    userTimezone: GUESSED,
    displayZone: 'user',
    idFormat: 'platform',
    theme: 'system',
    columns: null,
  });
});

test('S3.52: what this browser remembers shows first, whatever the browser itself says', () => {
  const storage = aStorage();
  const chosen = {
    language: 'it',
    regionalSettings: 'de-CH',
    userTimezone: 'Asia/Tokyo',
    displayZone: 'utc',
    idFormat: 'short',
    theme: 'dark',
    columns: ['status', 'merchant'],
    columnWidths: { status: 16 },
  } as const;
  rememberPreferences(storage, chosen);
  expect(recallPreferences(storage, ['fr-FR'])).toEqual(chosen);
});

test.each([
  ['language', 'xx', 'fr'],
  ['regionalSettings', 'not a locale', 'de-DE'],
  ['userTimezone', 'Mars/Olympus', GUESSED],
  ['displayZone', 'local', 'user'],
  ['idFormat', 'long', 'platform'],
  ['theme', 'pink', 'system'],
  ['columns', 'status', null],
])('%s that cannot be read costs no other preference', (name, broken, fallback) => {
  const storage = aStorage(
    JSON.stringify({ language: 'de', idFormat: 'short', theme: 'dark', [name]: broken }),
  );
  const preferences = recallPreferences(storage, ['fr-FR']);
  expect(preferences).toMatchObject({
    language: 'de',
    idFormat: 'short',
    theme: 'dark',
    [name]: fallback,
  });
});

test.each(['', 'broken', 'null', '7', '[]', '{"__proto__":{"theme":"dark"},"toString":"x"}'])(
  'a memory that somebody else wrote is none: %s',
  (stored) => {
    expect(recallPreferences(aStorage(stored), ['fr-FR'])).toEqual(recallPreferences(aStorage(), ['fr-FR']));
  },
);

test('saved searches, which name people, never reach this browser’s storage', () => {
  const storage = aStorage();
  const settings = initialSettings(recallPreferences(aStorage(), ['en']));
  rememberPreferences(storage, settings);
  expect(Object.keys(JSON.parse(storage.getItem(KEY) ?? '{}')).sort()).toEqual([
    'columnWidths',
    'columns',
    'displayZone',
    'idFormat',
    'language',
    'regionalSettings',
    'theme',
    'userTimezone',
  ]);
});

test('they are the person’s whose they were, also while nobody is signed in', () => {
  const storage = aStorage();
  const preferences = recallPreferences(storage, ['en']);
  expect(clearBrowserData(storage, 'ana')).toBe(false);
  rememberPreferences(storage, preferences, 'ana');
  rememberPreferences(storage, preferences);
  expect(clearBrowserData(storage, 'ana')).toBe(false);
  expect(clearBrowserData(storage, 'ben')).toBe(true);
});
