import { beforeEach, describe, expect, test, vi } from 'vitest';
import { persistState } from '#app/storage/persistState.ts';
import { recallUnsavedSettings, UNSAVED_SETTINGS } from '#app/storage/unsavedSettings.ts';
import type { ConsoleStore } from '#app/store/createStore.ts';
import { signedOut } from '#store/people/sessionSlice.ts';
import { columnsChanged, preferencesChanged, savedSearchesChanged } from '#store/people/settingsSlice.ts';
import { aTab, messages, names, PERSON, search, signIn } from '../sagas/settingsScene.ts';
import { settled } from '../sagas/settled.ts';
import { MemoryStorage } from './browserStub.ts';

let storage: MemoryStorage;
beforeEach(() => {
  storage = new MemoryStorage();
  vi.stubGlobal('sessionStorage', storage);
});

type AnyTab = ReturnType<typeof aTab>;
const storeOf = ({ store }: AnyTab) => store as unknown as ConsoleStore;

/** A tab with these documents after the page was loaded, as `createDeferredRoot` sets it up. */
function loaded(documents: Record<string, unknown>): AnyTab {
  const tab = aTab(documents);
  recallUnsavedSettings(storeOf(tab), PERSON.sub);
  persistState(storeOf(tab), UNSAVED_SETTINGS);
  return tab;
}

/** The page is loaded again; the documents of the service stay. */
const reloaded = ({ documents }: AnyTab) => loaded(Object.fromEntries(documents));

const SEARCHES = 'int-OOPs-savedSearches';

/** A tab in which the search 'Mine' could not be saved. */
async function withUnsavedSearch(): Promise<AnyTab> {
  const tab = loaded({});
  await signIn(tab);
  tab.breakDown('saveSettings');
  tab.store.dispatch(savedSearchesChanged([search('Mine')]));
  await settled();
  return tab;
}

describe('R9: settings whose save failed, after a reload', () => {
  test('are shown, merged with the stored ones and saved', async () => {
    const tab = loaded({
      [SEARCHES]: { savedSearches: [{ name: 'Old' }, { name: 'Gone' }] },
      'int-OOPs-appSettings': { idFormat: 'platform' },
      'int-OOPs-searchColumns': { columns: ['status'] },
    });
    await signIn(tab);
    tab.breakDown('saveSettings');
    const [old] = tab.store.getState().settings.savedSearches;
    tab.store.dispatch(savedSearchesChanged([...(old ? [old] : []), search('Late at Venlo')]));
    tab.store.dispatch(preferencesChanged({ idFormat: 'short' }));
    tab.store.dispatch(columnsChanged({ columns: ['merchant'] }));
    await settled();
    expect(messages(tab)).toHaveLength(3);
    tab.documents.set(SEARCHES, { savedSearches: [{ name: 'Old' }, { name: 'Gone' }, { name: 'Theirs' }] });

    const again = reloaded(tab);
    expect(names(again)).toEqual(['Old', 'Late at Venlo']);
    await signIn(again);
    expect(names(again)).toEqual(['Old', 'Late at Venlo', 'Theirs']);
    expect(again.documents.get(SEARCHES)).toMatchObject({
      savedSearches: [{ name: 'Old' }, { name: 'Late at Venlo' }, { name: 'Theirs' }],
    });
    expect(again.documents.get('int-OOPs-appSettings')).toEqual({ idFormat: 'short' });
    expect(again.documents.get('int-OOPs-searchColumns')).toEqual({ columns: ['merchant'] });
    expect(storage.getItem(UNSAVED_SETTINGS.keyOf(PERSON.sub))).toBe('{}');
  });

  test('stay unsaved while the service fails', async () => {
    const tab = await withUnsavedSearch();
    const again = reloaded(tab);
    again.breakDown('saveSettings');
    await signIn(again);
    expect(messages(again)).toEqual([['settings.notSaved.savedSearches', 'danger']]);
    const last = reloaded(again);
    await signIn(last);
    expect(last.documents.get(SEARCHES)).toMatchObject({ savedSearches: [{ name: 'Mine' }] });
  });

  test('are saved by the next change if the stored ones could not be loaded', async () => {
    const tab = await withUnsavedSearch();
    const again = reloaded(tab);
    again.breakDown('settings');
    await signIn(again);
    again.recover();
    again.store.dispatch(preferencesChanged({ idFormat: 'short' }));
    await settled();
    expect(again.documents.get('int-OOPs-appSettings')).toEqual({ idFormat: 'short' });
    expect(again.documents.get(SEARCHES)).toMatchObject({ savedSearches: [{ name: 'Mine' }] });
  });

  test('do not replace a choice that was made since', () => {
    const tab = aTab();
    storage.setItem(
      UNSAVED_SETTINGS.keyOf(PERSON.sub),
      JSON.stringify({ app: { base: { idFormat: 'platform' }, mine: { idFormat: 'short' } } }),
    );
    tab.store.dispatch(preferencesChanged({ idFormat: 'merchant' }));
    recallUnsavedSettings(storeOf(tab), PERSON.sub);
    expect(tab.store.getState().settings.idFormat).toBe('merchant');
  });
});

test.each([
  '7',
  '[]',
  '{"app":7}',
  '{"app":{"base":{}}}',
  '{"savedSearches":{"base":{},"mine":{"savedSearches":1}}}',
])('invalid stored data is ignored: %s', (stored) => {
  storage.setItem(UNSAVED_SETTINGS.keyOf(PERSON.sub), stored);
  const tab = aTab();
  recallUnsavedSettings(storeOf(tab), PERSON.sub);
  expect(tab.store.getState().settings.baseOfUnsaved).toEqual({});
});

test('R54: nothing is stored by a sign-out, and another user gets nothing', async () => {
  const tab = loaded({});
  await signIn(tab);
  tab.breakDown('saveSettings');
  tab.store.dispatch(savedSearchesChanged([search('Mine')]));
  await settled();
  recallUnsavedSettings(storeOf(tab), 'auth0|other');
  storage.clear();
  tab.store.dispatch(signedOut());
  expect(storage.length).toBe(0);
  const other = aTab();
  recallUnsavedSettings(storeOf(other), 'auth0|other');
  expect(names(other)).toEqual([]);
});
