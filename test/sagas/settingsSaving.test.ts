import { describe, expect, test } from 'vitest';
import { ApiError } from '#api/http/apiError.ts';
import { byKey, withEntry } from '#domain/byKey.ts';
import { consoleFailure } from '#domain/failure.ts';
import { columnsChanged, preferencesChanged, savedSearchesChanged } from '#store/people/settingsSlice.ts';
import { aTab, messages, names, search, signIn } from './settingsScene.ts';
import { aSettingsService, openTabs } from './settingsTabs.ts';
import { settled } from './settled.ts';

describe('saving', () => {
  test('Reset is saved as the default set', async () => {
    const tab = aTab({ 'int-OOPs-searchColumns': { columns: ['merchant'], widths: 1 } });
    await signIn(tab);
    tab.store.dispatch(columnsChanged({ columns: null }));
    await settled();
    expect(tab.documents.get('int-OOPs-searchColumns')).toMatchObject({
      columns: expect.arrayContaining(['status', 'customerTotal']),
      widths: 1,
    });
    expect(tab.store.getState().settings.columns).toBeNull();
  });

  test('R9: a failed save shows a message, keeps the choice, and is repeated with any next change', async () => {
    const tab = aTab({ 'int-OOPs-searchColumns': { columns: ['status'] } });
    await signIn(tab);
    tab.breakDown('saveSettings');
    tab.store.dispatch(columnsChanged({ columns: ['merchant'] }));
    await settled();
    expect(messages(tab)).toEqual([['settings.notSaved.columns', 'danger']]);
    // S9.14
    expect(tab.store.getState().messages.all[0]?.delay).toBe(10_000);
    expect(tab.store.getState().settings.columns).toEqual(['merchant']);
    expect(tab.documents.get('int-OOPs-searchColumns')).toEqual({ columns: ['status'] });
    tab.recover();
    tab.store.dispatch(preferencesChanged({ idFormat: 'short' }));
    await settled();
    expect(tab.documents.get('int-OOPs-searchColumns')).toEqual({ columns: ['merchant'] });
    expect(tab.documents.get('int-OOPs-appSettings')).toEqual({ idFormat: 'short' });
    expect(messages(tab).slice(1)).toEqual([['settings.saved.columns', 'success']]);
    expect(tab.store.getState().messages.shown).toHaveLength(1);
    tab.store.dispatch(columnsChanged({ columns: ['status'] }));
    await settled();
    expect(messages(tab)).toHaveLength(2);
  });

  test.each<[string, Record<string, unknown>, unknown]>([
    ['without a document', {}, { idFormat: 'merchant' }],
    [
      'in a document without a format',
      { 'int-OOPs-appSettings': { beta: true } },
      { beta: true, idFormat: 'merchant' },
    ],
  ])(
    'R511: an ID format that only this browser had is stored when it is selected: %s',
    async (_title, stored, saved) => {
      const tab = aTab(stored, { idFormat: 'merchant' });
      await signIn(tab);
      tab.store.dispatch(preferencesChanged({ idFormat: 'merchant' }));
      await settled();
      expect(tab.documents.get('int-OOPs-appSettings')).toEqual(saved);
      expect(tab.store.getState().settings.baseOfUnsaved.app).toBeNull();
    },
  );

  test('R9: a failed save is not taken back while another document of the same message is unsaved', async () => {
    const tab = aTab();
    await signIn(tab);
    tab.breakDown('saveSettings');
    tab.store.dispatch(preferencesChanged({ idFormat: 'short' }));
    tab.store.dispatch(preferencesChanged({ language: 'de' }));
    await settled();
    const failed = messages(tab).length;
    expect(failed).toBeGreaterThan(0);
    tab.recover();
    tab.store.dispatch(columnsChanged({ columns: ['status'] }));
    await settled();
    expect(messages(tab).slice(failed)).toEqual([['settings.saved.preferences', 'success']]);
  });

  test('a write without a response counts as saved if reading it confirms that', async () => {
    const tab = aTab();
    await signIn(tab);
    const put = tab.documents;
    tab.breakDown('saveSettings', 'unknown');
    put.set('int-OOPs-searchColumns', { columns: ['merchant'] });
    tab.store.dispatch(columnsChanged({ columns: ['merchant'] }));
    await settled();
    expect(messages(tab)).toEqual([]);
    expect(tab.store.getState().settings.baseOfUnsaved.columns).toBeNull();
  });

  test.each([409, 412])(
    'a document that was changed meanwhile is read again and merged: %d',
    async (status) => {
      const NAME = 'int-OOPs-savedSearches';
      const { service, documents } = aSettingsService();
      let conflicts = 1;
      const [tab] = openTabs(1, {
        settings: service.settings,
        saveSettings: async (name, document) => {
          if (conflicts > 0) {
            conflicts -= 1;
            documents.set(NAME, { savedSearches: [{ name: 'Theirs' }] });
            throw new ApiError({ ...consoleFailure('Changed', 'rejected'), reason: 'answered', status });
          }
          return service.saveSettings(name, document);
        },
      });
      if (!tab) throw new Error('No tab');
      await signIn(tab);
      tab.store.dispatch(savedSearchesChanged([search('Mine')]));
      await settled();
      expect(messages(tab)).toEqual([]);
      expect(names(tab)).toEqual(['Theirs', 'Mine']);
      conflicts = 3;
      tab.store.dispatch(savedSearchesChanged([]));
      await settled();
      expect(messages(tab)).toEqual([['settings.notSaved.savedSearches', 'danger']]);
    },
  );

  test('R41: a save that the platform refuses is sent once, and nothing is read back', async () => {
    const { service } = aSettingsService();
    const calls: string[] = [];
    const [tab] = openTabs(1, {
      settings: (name) => {
        calls.push(`read ${name}`);
        return service.settings(name);
      },
      saveSettings: async (name) => {
        calls.push(`save ${name}`);
        throw new ApiError({ ...consoleFailure('Forbidden', 'rejected'), reason: 'answered', status: 403 });
      },
    });
    if (!tab) throw new Error('No tab');
    await signIn(tab);
    calls.length = 0;
    tab.store.dispatch(savedSearchesChanged([search('Mine')]));
    await settled();
    expect(calls).toEqual(['read int-OOPs-savedSearches', 'save int-OOPs-savedSearches']);
    expect(names(tab)).toEqual(['Mine']);
  });

  test('R105: widths are stored with the columns; a document without widths leaves those of this browser', async () => {
    const tab = aTab(
      { 'int-OOPs-searchColumns': { columns: ['merchant'] } },
      { columnWidths: withEntry({}, 'status', 16) },
    );
    await signIn(tab);
    expect(tab.store.getState().settings).toMatchObject({
      columns: ['merchant'],
      columnWidths: { status: 16 },
    });
    tab.store.dispatch(
      columnsChanged({
        columnWidths: byKey([
          ['merchant', 9],
          ['status', 16],
        ]),
      }),
    );
    await settled();
    const stored = { columns: ['merchant'], columnWidths: { merchant: 9, status: 16 } };
    expect(tab.documents.get('int-OOPs-searchColumns')).toEqual(stored);
    const elsewhere = aTab({ 'int-OOPs-searchColumns': stored });
    await signIn(elsewhere);
    expect(elsewhere.store.getState().settings.columnWidths).toEqual({ merchant: 9, status: 16 });
  });

  test('changes during a save are sent with one more write', async () => {
    const tab = aTab();
    await signIn(tab);
    tab.called.length = 0;
    tab.store.dispatch(savedSearchesChanged([search('a')]));
    tab.store.dispatch(savedSearchesChanged([search('a'), search('b')]));
    tab.store.dispatch(savedSearchesChanged([search('b')]));
    await settled();
    expect(tab.documents.get('int-OOPs-savedSearches')).toMatchObject({ savedSearches: [{ name: 'b' }] });
    expect(tab.called.filter((call) => call.startsWith('PUT'))).toHaveLength(2);
  });

  test('only the language and the region that follows it are written to the shared document', async () => {
    const shared = { language: ['en', 'pt'], timezone: 'Europe/Lisbon', theme: 'dark' };
    const tab = aTab({ 'mcp-generic-ui-settings': shared });
    await signIn(tab);
    tab.documents.set('mcp-generic-ui-settings', { ...shared, timezone: 'Europe/Rome' });
    tab.store.dispatch(preferencesChanged({ language: 'it' }));
    await settled();
    expect(tab.documents.get('mcp-generic-ui-settings')).toEqual({
      language: ['it', 'en', 'pt'],
      regionalSettings: 'it-IT',
      timezone: 'Europe/Rome',
      theme: 'dark',
    });
    expect(tab.store.getState().settings.userTimezone).toBe('Europe/Rome');
  });

  test('the theme and the zone switch belong to this browser: nothing is sent', async () => {
    const tab = aTab();
    await signIn(tab);
    tab.called.length = 0;
    tab.store.dispatch(preferencesChanged({ theme: 'dark', displayZone: 'utc' }));
    await settled();
    expect(tab.called).toEqual([]);
  });
});

test('after another tab saved, this one shows it and keeps its unsaved changes', async () => {
  const { service, documents } = aSettingsService();
  const [one, other] = openTabs(2, service);
  if (!one || !other) throw new Error('No tabs');
  one.store.dispatch(savedSearchesChanged([search('a')]));
  await settled();
  expect(names(other)).toEqual(['a']);
  other.store.dispatch(savedSearchesChanged([search('a'), search('b')]));
  one.store.dispatch(savedSearchesChanged([]));
  await settled();
  expect(documents.get('int-OOPs-savedSearches')).toMatchObject({ savedSearches: [{ name: 'b' }] });
  expect([names(one), names(other)]).toEqual([['b'], ['b']]);
});
