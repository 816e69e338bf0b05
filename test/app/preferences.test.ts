import { beforeEach, expect, test, vi } from 'vitest';
import { preferencesToStore, recallPreferences } from '#app/storage/preferences.ts';
import { initialSettings } from '#store/people/settingsSlice.ts';
import { MemoryStorage } from './browserStub.ts';

const KEY = 'console.preferences';
/** The zone of the test process, which a browser would guess. */
const GUESSED = new Intl.DateTimeFormat().resolvedOptions().timeZone;

beforeEach(() => void vi.stubGlobal('localStorage', new MemoryStorage()));

function aStorage(stored?: string): MemoryStorage {
  const storage = new MemoryStorage();
  if (stored !== undefined) storage.setItem(KEY, stored);
  return storage;
}

test.each([
  ['a supported language, with its region', ['de-AT', 'en'], 'de', 'de-AT'],
  ['the first supported one, if the preferred one is not supported', ['pt-BR', 'nl-BE'], 'nl', 'nl-BE'],
  ['in any letter case', ['FR-ch'], 'fr', 'FR-ch'],
  ['English, if none is supported', ['pt', 'ja'], 'en', 'en-GB'],
  ['English, if the browser names none', [], 'en', 'en-GB'],
  ['an invalid language tag is skipped', ['*', 'it'], 'it', 'it'],
])(
  'S9.19: without stored preferences the browser’s locale applies: %s',
  (_title, languages, language, regionalSettings) => {
    expect(recallPreferences(aStorage(), languages)).toMatchObject({ language, regionalSettings });
  },
);

test('S9.19: without stored preferences the zone is guessed, IDs are the platform’s, and times use that zone', () => {
  expect(recallPreferences(aStorage(), ['en'])).toMatchObject({
    userTimezone: GUESSED,
    displayZone: 'user',
    idFormat: 'platform',
    theme: 'system',
    columns: null,
  });
});

test('S3.52: the preferences stored in this browser apply first, whatever the browser’s locale is', () => {
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
  const storage = aStorage(JSON.stringify(preferencesToStore(chosen, 'ana', null)));
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
])('%s that cannot be read affects no other preference', (name, broken, fallback) => {
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
  'preferences stored by another program are ignored: %s',
  (stored) => {
    expect(recallPreferences(aStorage(stored), ['fr-FR'])).toEqual(recallPreferences(aStorage(), ['fr-FR']));
  },
);

test('saved searches, which name people, are never stored in this browser', () => {
  const settings = initialSettings(recallPreferences(aStorage(), ['en']));
  expect(Object.keys(preferencesToStore(settings, 'ana', null)).sort()).toEqual([
    'columnWidths',
    'columns',
    'displayZone',
    'idFormat',
    'language',
    'regionalSettings',
    'sub',
    'theme',
    'userTimezone',
  ]);
});
