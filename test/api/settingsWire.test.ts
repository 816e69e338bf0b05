import { describe, expect, test } from 'vitest';
import { appSettingsCodec, columnsCodec, globalSettingsCodec } from '#api/wire/settingsWire.ts';
import { DEFAULT_COLUMNS } from '#domain/results/columns.ts';

describe('the document of columns', () => {
  test.each([
    ['none yet', null, null],
    ['nothing in it', {}, null],
    ['null in it', { columns: null }, null],
    ['a choice', { columns: ['merchant', 'status'] }, ['merchant', 'status']],
    ['an empty choice', { columns: [] }, []],
    ['the default set by name', { columns: [...DEFAULT_COLUMNS] }, null],
    ['entries that are not IDs', { columns: ['merchant', 7, null] }, ['merchant']],
  ])('%s', (_, stored, columns) =>
    expect(columnsCodec.read(stored)).toEqual({ columns, columnWidths: null }),
  );

  test.each([
    { columns: 'status' },
    { columns: { status: true } },
    { columns: [{ id: 'status' }] },
    [],
    'status',
  ])('%j cannot be read', (stored) => {
    expect(columnsCodec.read(stored)).toBeNull();
  });

  test('another list is kept beside the columns that are chosen now', () => {
    const stored = { columns: [{ id: 'status' }] };
    expect(columnsCodec.write(stored, { columns: ['merchant'], columnWidths: null })).toEqual({
      columns: ['merchant'],
      setAside: [{ id: 'status' }],
    });
  });

  test('Reset is stored as the name of the default set; the rest of the document stays', () => {
    expect(
      columnsCodec.write({ columns: ['status'], other: 1 }, { columns: null, columnWidths: null }),
    ).toEqual({
      columns: [...DEFAULT_COLUMNS],
      other: 1,
    });
  });

  test.each([
    ['some', { status: 16, merchant: 8.5 }, { merchant: 8.5, status: 16 }],
    ['none', {}, {}],
    ['invalid widths', { status: '16', merchant: null, fulfiller: 9 }, { fulfiller: 9 }],
    ['a list', [16], null],
    ['a text', '16', null],
    ['nothing', undefined, null],
  ])('R105: %s as the widths beside the columns', (_, stored, columnWidths) => {
    expect(columnsCodec.read({ columns: ['status'], columnWidths: stored })).toEqual({
      columns: ['status'],
      columnWidths,
    });
  });

  test('R105: widths are written beside the columns; without any, the stored ones stay', () => {
    const stored = { columns: ['status'], columnWidths: { status: 16 } };
    expect(columnsCodec.write(stored, { columns: ['status'], columnWidths: {} })).toEqual({
      columns: ['status'],
      columnWidths: {},
    });
    expect(columnsCodec.write(stored, { columns: ['merchant'], columnWidths: null })).toEqual({
      columns: ['merchant'],
      columnWidths: { status: 16 },
    });
  });
});

describe('the document of app settings', () => {
  test.each([
    [null, { idFormat: null, beta: null }],
    [
      { idFormat: 'short', beta: true },
      { idFormat: 'short', beta: true },
    ],
    [
      { idFormat: 'long', beta: 'yes' },
      { idFormat: null, beta: null },
    ],
  ])('%j', (stored, read) => expect(appSettingsCodec.read(stored)).toEqual(read));

  test('is unreadable if it is not a document', () => expect(appSettingsCodec.read([])).toBeNull());

  test('only given values are written', () => {
    expect(appSettingsCodec.write({ beta: true, other: 1 }, { idFormat: 'merchant', beta: null })).toEqual({
      beta: true,
      other: 1,
      idFormat: 'merchant',
    });
  });
});

describe('the shared document, which other applications also write', () => {
  test.each([
    ['none yet', null, { language: null, regionalSettings: null, userTimezone: null }],
    [
      'all of it',
      { language: ['de', 'en'], regionalSettings: 'de-AT', timezone: 'Europe/Vienna' },
      { language: 'de', regionalSettings: 'de-AT', userTimezone: 'Europe/Vienna' },
    ],
    [
      'the first supported language',
      { language: ['pt', 7, 'fr-CA', 'de'] },
      { language: 'fr', regionalSettings: null, userTimezone: null },
    ],
    [
      'a language as plain text',
      { language: 'nl' },
      { language: 'nl', regionalSettings: null, userTimezone: null },
    ],
    [
      'R443: a zone in lower case',
      { timezone: 'america/new_york' },
      { language: null, regionalSettings: null, userTimezone: 'America/New_York' },
    ],
    [
      'R443: UTC in lower case',
      { timezone: 'etc/utc' },
      { language: null, regionalSettings: null, userTimezone: 'Etc/UTC' },
    ],
    [
      'an invalid language, region and zone',
      { language: ['xx'], regionalSettings: '!', timezone: 'Mars/Base' },
      { language: null, regionalSettings: null, userTimezone: null },
    ],
  ])('%s', (_, stored, read) => expect(globalSettingsCodec.read(stored)).toEqual(read));

  test.each([
    ['the preferred language comes first, the others stay', ['en', 'pt', 'de'], 'de', ['de', 'en', 'pt']],
    ['it replaces its regional form', ['en', 'de-AT'], 'de', ['de', 'en']],
    ['a list that prefers it already stays as it is', ['pt', 'de-AT', 'en'], 'de', ['pt', 'de-AT', 'en']],
    ['a new list', undefined, 'it', ['it']],
  ] as const)('%s', (_, stored, language, list) => {
    const value = { language, regionalSettings: null, userTimezone: null };
    expect(globalSettingsCodec.write({ language: stored, theme: 'dark' }, value)).toEqual({
      language: list,
      theme: 'dark',
    });
  });
});
