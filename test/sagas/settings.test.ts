import { describe, expect, test } from 'vitest';
import { withEntry } from '#domain/byKey.ts';
import { signedIn, signedOut } from '#store/people/sessionSlice.ts';
import { columnsChanged, preferencesChanged, savedSearchesChanged } from '#store/people/settingsSlice.ts';
import { aTab, messages, names, PERSON, search, signIn } from './settingsScene.ts';
import { settled } from './settled.ts';

describe('S7.39: starting reads', () => {
  test('the four documents, and writes none', async () => {
    const tab = aTab();
    tab.store.dispatch(signedIn(PERSON));
    await settled();
    expect([...tab.called].sort()).toEqual([
      'GET int-OOPs-appSettings',
      'GET int-OOPs-savedSearches',
      'GET int-OOPs-searchColumns',
      'GET mcp-generic-ui-settings',
    ]);
    expect(messages(tab)).toEqual([]);
  });

  test('R9: the remote document takes precedence over this browser’s data; the region follows its language', async () => {
    const tab = aTab(
      {
        'int-OOPs-appSettings': { idFormat: 'short', beta: true },
        'int-OOPs-searchColumns': { columns: ['merchant'] },
        'int-OOPs-savedSearches': { savedSearches: [{ name: 'Late' }] },
        'mcp-generic-ui-settings': { language: ['pt', 'de'], timezone: 'Europe/Vienna' },
      },
      { idFormat: 'merchant', columns: ['status'], language: 'fr', regionalSettings: 'fr-CH' },
    );
    await signIn(tab);
    expect(tab.store.getState().settings).toMatchObject({
      idFormat: 'short',
      beta: true,
      columns: ['merchant'],
      language: 'de',
      regionalSettings: 'de-DE',
      userTimezone: 'Europe/Vienna',
      baseOfUnsaved: {},
    });
    expect(names(tab)).toEqual(['Late']);
  });

  test('a choice made before the document arrived is kept and saved', async () => {
    const tab = aTab({ 'int-OOPs-appSettings': { idFormat: 'short', other: 1 } }, { idFormat: 'platform' });
    tab.breakDown('settings');
    tab.store.dispatch(preferencesChanged({ idFormat: 'fulfiller' }));
    await settled();
    tab.recover();
    await signIn(tab);
    expect(tab.store.getState().settings.idFormat).toBe('fulfiller');
    expect(tab.documents.get('int-OOPs-appSettings')).toEqual({ idFormat: 'fulfiller', other: 1 });
  });

  test.each([
    ['int-OOPs-appSettings', preferencesChanged({ idFormat: 'fulfiller' }), { idFormat: 'fulfiller' }],
    [
      'mcp-generic-ui-settings',
      preferencesChanged({ userTimezone: 'Europe/Rome' }),
      { timezone: 'Europe/Rome' },
    ],
    [
      'int-OOPs-searchColumns',
      columnsChanged({ columnWidths: withEntry({}, 'status', 16) }),
      { columnWidths: { status: 16 } },
    ],
  ])('R9: a choice made before is also saved if the document lacks it: %s', async (name, change, stored) => {
    const tab = aTab();
    tab.breakDown('settings');
    tab.store.dispatch(change);
    await settled();
    tab.recover();
    await signIn(tab);
    expect(tab.documents.get(name)).toMatchObject(stored);
  });
});

test('S3.51: the next save loses none of several searches with the same name', async () => {
  const stored = ['one', 'two', 'three'].map((searchTerm) => ({ name: 'Late', searchTerm }));
  const tab = aTab({ 'int-OOPs-savedSearches': { savedSearches: stored } });
  await signIn(tab);
  expect(names(tab)).toEqual(['Late', 'Late (2)', 'Late (3)']);
  const { savedSearches } = tab.store.getState().settings;
  tab.store.dispatch(savedSearchesChanged([...savedSearches, search('Mine')]));
  await settled();
  expect(tab.documents.get('int-OOPs-savedSearches')).toMatchObject({
    savedSearches: [
      { name: 'Late', searchTerm: 'one' },
      { name: 'Late (2)', searchTerm: 'two' },
      { name: 'Late (3)', searchTerm: 'three' },
      { name: 'Mine' },
    ],
  });
  expect(names(tab)).toEqual(['Late', 'Late (2)', 'Late (3)', 'Mine']);
});

describe('R8: a document that cannot be loaded or read', () => {
  test('a failed load writes nothing, and a later save merges into what is stored', async () => {
    const tab = aTab({ 'int-OOPs-savedSearches': { savedSearches: [{ name: 'Theirs' }] } });
    tab.breakDown('settings');
    await signIn(tab);
    expect(names(tab)).toEqual([]);
    expect(tab.called.filter((call) => call.startsWith('PUT'))).toEqual([]);
    tab.recover();
    tab.store.dispatch(savedSearchesChanged([search('Mine')]));
    await settled();
    expect(names(tab)).toEqual(['Theirs', 'Mine']);
  });

  test.each([
    ['columns', 'int-OOPs-searchColumns', { columns: 'status' }],
    ['savedSearches', 'int-OOPs-savedSearches', { savedSearches: 7 }],
    ['app', 'int-OOPs-appSettings', 'broken'],
    ['global', 'mcp-generic-ui-settings', []],
  ])('%s: an unreadable document is ignored with a message, and kept', async (id, name, stored) => {
    const tab = aTab({ [name]: stored }, { columns: ['status'], idFormat: 'merchant' });
    await signIn(tab);
    expect(messages(tab)).toEqual([[`settings.setAside.${id}`, 'warning']]);
    expect(tab.documents.get(name)).toEqual(stored);
    expect(tab.store.getState().settings.savedSearches).toEqual([]);
  });

  test('is replaced by the defaults, and the next choice is stored beside it', async () => {
    const tab = aTab({ 'int-OOPs-searchColumns': { columns: 'status' } }, { columns: ['merchant'] });
    await signIn(tab);
    expect(tab.store.getState().settings.columns).toBeNull();
    tab.store.dispatch(columnsChanged({ columns: ['status'] }));
    await settled();
    expect(tab.documents.get('int-OOPs-searchColumns')).toEqual({ columns: ['status'], setAside: 'status' });
  });
});

test('S4.59: signing out clears the saved searches', async () => {
  const tab = aTab({ 'int-OOPs-savedSearches': { savedSearches: [{ name: 'Late' }] } });
  await signIn(tab);
  tab.store.dispatch(signedOut());
  expect(names(tab)).toEqual([]);
});
