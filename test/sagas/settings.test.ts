import { describe, expect, test } from 'vitest';
import { ApiError } from '#api/apiError.ts';
import { type FailureOutcome, ownFailure } from '#domain/failure.ts';
import type { SavedSearch } from '#domain/savedSearch.ts';
import { type RootState, rootReducer } from '#store/rootReducer.ts';
import { runSearch } from '#store/searchOperations.ts';
import { signedIn, signedOut } from '#store/sessionSlice.ts';
import { saveColumns, saveSavedSearches } from '#store/settingsOperations.ts';
import { preferencesChanged } from '#store/settingsSlice.ts';
import { aSearch } from '#test/domainBuilders.ts';
import { aSettingsService, openTabs, type Tab } from './settingsTabs.ts';

const PERSON = { sub: 'auth0|1', name: 'Sanne Verbeek', email: 'sanne@example.com' };
const START = rootReducer(undefined, { type: 'start' });
const search = (name: string): SavedSearch => ({ name, criteria: aSearch(), columns: null });
const names = ({ store }: Tab) => store.getState().settings.savedSearches.map(({ name }) => name);
const messages = ({ store }: Tab) =>
  store.getState().messages.all.map(({ text, severity }) => [text, severity]);

/** Until all calls have been answered: they are answered at once. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

function aTab(stored: Record<string, unknown> = {}, settings: Partial<RootState['settings']> = {}) {
  const { service, documents } = aSettingsService(stored);
  let trouble: { calls: 'settings' | 'saveSettings'; outcome: FailureOutcome } | null = null;
  const called: string[] = [];
  const guarded = <Args extends [string, ...unknown[]], R>(
    name: 'settings' | 'saveSettings',
    work: (...args: Args) => Promise<R>,
  ) => {
    return async (...args: Args) => {
      called.push(`${name === 'settings' ? 'GET' : 'PUT'} ${args[0]}`);
      if (trouble?.calls === name) throw new ApiError(ownFailure('The service is down', trouble.outcome));
      return work(...args);
    };
  };
  const [tab] = openTabs(
    1,
    {
      settings: guarded('settings', service.settings),
      saveSettings: guarded('saveSettings', service.saveSettings),
    },
    { settings: { ...START.settings, ...settings } },
  );
  if (!tab) throw new Error('No tab');
  return {
    ...tab,
    documents,
    called,
    breakDown: (calls: 'settings' | 'saveSettings', outcome: FailureOutcome = 'unavailable') => {
      trouble = { calls, outcome };
    },
    recover: () => {
      trouble = null;
    },
  };
}

async function signIn(tab: Tab) {
  tab.store.dispatch(signedIn(PERSON));
  tab.store.dispatch(runSearch.requested(aSearch()));
  await settled();
}

describe('S7.39: what a start reads', () => {
  test('the four documents, once the first search is on its way, and writes none', async () => {
    const tab = aTab();
    tab.store.dispatch(signedIn(PERSON));
    await settled();
    expect(tab.called).toEqual([]);
    tab.store.dispatch(runSearch.requested(aSearch()));
    await settled();
    expect([...tab.called].sort()).toEqual([
      'GET int-OOPs-appSettings',
      'GET int-OOPs-savedSearches',
      'GET int-OOPs-searchColumns',
      'GET mcp-generic-ui-settings',
    ]);
    expect(messages(tab)).toEqual([]);
  });

  test('the remote document wins over what this browser remembers; what it does not say stays', async () => {
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
      regionalSettings: 'fr-CH',
      userTimezone: 'Europe/Vienna',
      unsaved: {},
    });
    expect(names(tab)).toEqual(['Late']);
  });

  test('a choice made before the document arrived is kept, and saved', async () => {
    const tab = aTab({ 'int-OOPs-appSettings': { idFormat: 'short', other: 1 } }, { idFormat: 'platform' });
    tab.breakDown('settings');
    tab.store.dispatch(preferencesChanged({ idFormat: 'fulfiller' }));
    await settled();
    tab.recover();
    await signIn(tab);
    expect(tab.store.getState().settings.idFormat).toBe('fulfiller');
    expect(tab.documents.get('int-OOPs-appSettings')).toEqual({ idFormat: 'fulfiller', other: 1 });
  });
});

describe('a document that cannot be had or read', () => {
  test('a failed load writes nothing, and a later save merges into what is stored', async () => {
    const tab = aTab({ 'int-OOPs-savedSearches': { savedSearches: [{ name: 'Theirs' }] } });
    tab.breakDown('settings');
    await signIn(tab);
    expect(names(tab)).toEqual([]);
    expect(tab.called.filter((call) => call.startsWith('PUT'))).toEqual([]);
    tab.recover();
    tab.store.dispatch(saveSavedSearches.requested([search('Mine')]));
    await settled();
    expect(names(tab)).toEqual(['Theirs', 'Mine']);
  });

  test.each([
    ['columns', 'int-OOPs-searchColumns', { columns: 'status' }],
    ['savedSearches', 'int-OOPs-savedSearches', { savedSearches: 7 }],
    ['app', 'int-OOPs-appSettings', 'broken'],
    ['global', 'mcp-generic-ui-settings', []],
  ])(
    '%s: what nobody can read is set aside with a notice, and left where it is',
    async (id, name, stored) => {
      const tab = aTab({ [name]: stored }, { columns: ['status'], idFormat: 'merchant' });
      await signIn(tab);
      expect(messages(tab)).toEqual([[`settings.setAside.${id}`, 'warning']]);
      expect(tab.documents.get(name)).toEqual(stored);
      expect(tab.store.getState().settings.savedSearches).toEqual([]);
    },
  );

  test('the defaults are used in its place, and the next choice is stored beside it', async () => {
    const tab = aTab({ 'int-OOPs-searchColumns': { columns: 'status' } }, { columns: ['merchant'] });
    await signIn(tab);
    expect(tab.store.getState().settings.columns).toBeNull();
    tab.store.dispatch(saveColumns.requested(['status']));
    await settled();
    expect(tab.documents.get('int-OOPs-searchColumns')).toEqual({ columns: ['status'], setAside: 'status' });
  });
});

describe('saving', () => {
  test('Reset is saved as the default set', async () => {
    const tab = aTab({ 'int-OOPs-searchColumns': { columns: ['merchant'], widths: 1 } });
    await signIn(tab);
    tab.store.dispatch(saveColumns.requested(null));
    await settled();
    expect(tab.documents.get('int-OOPs-searchColumns')).toMatchObject({
      columns: expect.arrayContaining(['status', 'customerTotal']),
      widths: 1,
    });
    expect(tab.store.getState().settings.columns).toBeNull();
  });

  test('a failed save says so, keeps the choice, and the next change of anything tries again', async () => {
    const tab = aTab({ 'int-OOPs-searchColumns': { columns: ['status'] } });
    await signIn(tab);
    tab.breakDown('saveSettings');
    tab.store.dispatch(saveColumns.requested(['merchant']));
    await settled();
    expect(messages(tab)).toEqual([['settings.notSaved.columns', 'danger']]);
    expect(tab.store.getState().settings.columns).toEqual(['merchant']);
    expect(tab.documents.get('int-OOPs-searchColumns')).toEqual({ columns: ['status'] });
    tab.recover();
    tab.store.dispatch(preferencesChanged({ idFormat: 'short' }));
    await settled();
    expect(tab.documents.get('int-OOPs-searchColumns')).toEqual({ columns: ['merchant'] });
    expect(tab.documents.get('int-OOPs-appSettings')).toEqual({ idFormat: 'short' });
  });

  test('a write whose answer never came is saved when reading back finds it', async () => {
    const tab = aTab();
    await signIn(tab);
    const put = tab.documents;
    tab.breakDown('saveSettings', 'unknown');
    put.set('int-OOPs-searchColumns', { columns: ['merchant'] });
    tab.store.dispatch(saveColumns.requested(['merchant']));
    await settled();
    expect(messages(tab)).toEqual([]);
    expect(tab.store.getState().settings.unsaved.columns).toBeNull();
  });

  test('what is changed while a save runs goes along, in one more write', async () => {
    const tab = aTab();
    await signIn(tab);
    tab.called.length = 0;
    tab.store.dispatch(saveSavedSearches.requested([search('a')]));
    tab.store.dispatch(saveSavedSearches.requested([search('a'), search('b')]));
    tab.store.dispatch(saveSavedSearches.requested([search('b')]));
    await settled();
    expect(tab.documents.get('int-OOPs-savedSearches')).toMatchObject({ savedSearches: [{ name: 'b' }] });
    expect(tab.called.filter((call) => call.startsWith('PUT'))).toHaveLength(2);
  });

  test('only the field that changed is written into the shared document', async () => {
    const shared = { language: ['en', 'pt'], timezone: 'Europe/Lisbon', theme: 'dark' };
    const tab = aTab({ 'mcp-generic-ui-settings': shared });
    await signIn(tab);
    tab.documents.set('mcp-generic-ui-settings', { ...shared, timezone: 'Europe/Rome' });
    tab.store.dispatch(preferencesChanged({ language: 'it' }));
    await settled();
    expect(tab.documents.get('mcp-generic-ui-settings')).toEqual({
      language: ['it', 'en', 'pt'],
      timezone: 'Europe/Rome',
      theme: 'dark',
    });
    expect(tab.store.getState().settings.userTimezone).toBe('Europe/Rome');
  });

  test('the theme and the zone switch are this browser’s own: nothing is sent', async () => {
    const tab = aTab();
    await signIn(tab);
    tab.called.length = 0;
    tab.store.dispatch(preferencesChanged({ theme: 'dark', displayZone: 'utc' }));
    await settled();
    expect(tab.called).toEqual([]);
  });
});

test('another tab saved: this one shows it, and keeps what it has not saved', async () => {
  const { service, documents } = aSettingsService();
  const [one, other] = openTabs(2, service);
  if (!one || !other) throw new Error('No tabs');
  one.store.dispatch(saveSavedSearches.requested([search('a')]));
  await settled();
  expect(names(other)).toEqual(['a']);
  other.store.dispatch(saveSavedSearches.requested([search('a'), search('b')]));
  one.store.dispatch(saveSavedSearches.requested([]));
  await settled();
  expect(documents.get('int-OOPs-savedSearches')).toMatchObject({ savedSearches: [{ name: 'b' }] });
  expect([names(one), names(other)]).toEqual([['b'], ['b']]);
});

test('S4.59: signing out forgets the saved searches', async () => {
  const tab = aTab({ 'int-OOPs-savedSearches': { savedSearches: [{ name: 'Late' }] } });
  await signIn(tab);
  tab.store.dispatch(signedOut());
  expect(names(tab)).toEqual([]);
});
