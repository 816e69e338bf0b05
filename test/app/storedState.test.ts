import { configureStore } from '@reduxjs/toolkit';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Session } from '#app/signIn/session.ts';
import { adoptPreferences } from '#app/storage/adoptPreferences.ts';
import { clearBrowserData } from '#app/storage/browserData.ts';
import { persistState, recallState } from '#app/storage/persistState.ts';
import { adoptReadNotifications, READ_NOTIFICATIONS } from '#app/storage/readNotifications.ts';
import { STORED_STATE } from '#app/storage/storedState.ts';
import { connectStore } from '#app/store/connectStore.ts';
import type { ConsoleStore } from '#app/store/createStore.ts';
import { DEFAULT_CRITERIA } from '#domain/search/searchCriteria.ts';
import { draftChanged } from '#store/console/draftsSlice.ts';
import { notificationsRead } from '#store/people/notificationsSlice.ts';
import { signedIn, signedOut } from '#store/people/sessionSlice.ts';
import { preferencesChanged, savedSearchesChanged } from '#store/people/settingsSlice.ts';
import { unrestoredIdsChanged } from '#store/results/selectionSlice.ts';
import { rootReducer } from '#store/rootReducer.ts';
import { resultsRecalled } from '#store/search/searchSlice.ts';
import { MemoryStorage } from './browserStub.ts';

const ANA = { sub: 'ana', name: 'Ana' };
const BEN = { sub: 'ben', name: 'Ben' };
const SNAPSHOT = {
  takenAt: 1,
  criteria: { ...DEFAULT_CRITERIA, searchTerm: 'Reload' },
  range: { start: '2026-11-01T00:00:00.000Z', end: '2026-11-20T00:00:00.000Z' },
  total: 2,
  pages: { 1: ['a', 'b'] },
};

/** A tab whose store is connected as in the console. */
function aTab() {
  const store = configureStore({ reducer: rootReducer }) as unknown as ConsoleStore;
  connectStore(store, { subscribe: () => undefined } as unknown as Session);
  persistState(store, READ_NOTIFICATIONS);
  return store;
}

function stored(storage: Storage): Record<string, unknown> {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return Object.fromEntries(keys.map((key) => [key, JSON.parse(storage.getItem(key) ?? '')]));
}

let session: MemoryStorage;
let local: MemoryStorage;
beforeEach(() => {
  session = new MemoryStorage();
  local = new MemoryStorage();
  vi.stubGlobal('sessionStorage', session);
  vi.stubGlobal('localStorage', local);
  for (const name of ['window', 'document']) vi.stubGlobal(name, new EventTarget());
});

describe('R54: what a tab stores for its user', () => {
  test('without a change only the preferences, with their owner', () => {
    aTab().dispatch(signedIn(ANA));
    expect(stored(session)).toEqual({});
    expect(stored(local)).toEqual({ 'console.preferences': expect.objectContaining({ sub: 'ana' }) });
  });

  test('is recalled for this user only', () => {
    const store = aTab();
    store.dispatch(signedIn(ANA));
    store.dispatch(draftChanged({ key: 'reject:1', value: { reason: 'torn' } }));
    store.dispatch(unrestoredIdsChanged(['a']));
    store.dispatch(notificationsRead(['n']));
    store.dispatch(resultsRecalled(SNAPSHOT));
    const { drafts, selection, lastResults } = STORED_STATE;
    expect(recallState(drafts, 'ana')).toEqual({ 'reject:1': { reason: 'torn' } });
    expect(recallState(selection, 'ana')).toEqual(['a']);
    expect(recallState(READ_NOTIFICATIONS, 'ana')).toEqual(['n']);
    expect(recallState(lastResults, 'ana')).toEqual(SNAPSHOT);
    for (const part of [drafts, selection, READ_NOTIFICATIONS, lastResults])
      expect(recallState<unknown, unknown>(part, 'ben')).toBeNull();
  });

  test('starts in a new tab with the last results of the tab that searched last', () => {
    const store = aTab();
    store.dispatch(signedIn(ANA));
    store.dispatch(resultsRecalled(SNAPSHOT));
    session.clear();
    expect(recallState(STORED_STATE.lastResults, 'ana')).toEqual(SNAPSHOT);
  });

  test('keeps the notifications that each of two tabs has shown', () => {
    const tabs = [aTab(), aTab()];
    for (const tab of tabs) tab.dispatch(signedIn(ANA));
    tabs[0]?.dispatch(notificationsRead(['shown in the first tab']));
    tabs[1]?.dispatch(notificationsRead(['shown in the second tab']));
    expect(recallState(READ_NOTIFICATIONS, 'ana')).toEqual([
      'shown in the first tab',
      'shown in the second tab',
    ]);
  });

  test('S2.12: notifications that another tab has shown are read in this one, too', () => {
    const page = new EventTarget() as unknown as Window;
    const [here, there] = [aTab(), aTab()];
    for (const tab of [here, there]) tab.dispatch(signedIn(ANA));
    adoptReadNotifications(page, here);
    there.dispatch(notificationsRead(['news']));
    const hear = (key: string) => page.dispatchEvent(Object.assign(new Event('storage'), { key }));
    hear('console.notificationsRead:ben');
    expect(here.getState().notifications.readIds).toEqual([]);
    hear('console.notificationsRead:ana');
    expect(here.getState().notifications.readIds).toEqual(['news']);
    here.dispatch(signedOut());
    there.dispatch(notificationsRead(['later']));
    hear('console.notificationsRead:ana');
    expect(here.getState().notifications.readIds).toEqual(['news']);
  });

  test.each(['not json', 'null', '7', '[1]', '{"takenAt":1}'])('is ignored if it is %s', (text) => {
    const { selection, lastResults } = STORED_STATE;
    for (const part of [selection, lastResults]) {
      for (const storage of [session, local]) storage.setItem(part.keyOf('ana'), text);
      expect(recallState<unknown, unknown>(part, 'ana')).toBeNull();
    }
  });
});

describe('R263: the theme and the switch to UTC', () => {
  /** Two tabs of one user. Each hears of the other's changes like in a browser: a tab never hears of its own. */
  function twoTabs() {
    const pages = [new EventTarget(), new EventTarget()] as unknown as Window[];
    const stores = pages.map((page) => {
      const store = aTab();
      store.dispatch(signedIn(ANA));
      adoptPreferences(page, store);
      return store;
    });
    const hear = (index: number, key = 'console.preferences') =>
      pages[index]?.dispatchEvent(Object.assign(new Event('storage'), { key }));
    const shown = () =>
      stores.map((store) => {
        const { theme, displayZone } = store.getState().settings;
        return [theme, displayZone];
      });
    return { stores, hear, shown };
  }

  test('stay as one tab stored them when another tab changes something else', () => {
    const { stores } = twoTabs();
    stores[0]?.dispatch(preferencesChanged({ displayZone: 'utc' }));
    stores[0]?.dispatch(preferencesChanged({ theme: 'dark', language: 'de' }));
    stores[1]?.dispatch(preferencesChanged({ idFormat: 'merchant' }));
    stores[1]?.dispatch(savedSearchesChanged([]));
    expect(stored(local)).toMatchObject({
      'console.preferences': {
        theme: 'dark',
        displayZone: 'utc',
        language: 'de',
        idFormat: 'merchant',
        sub: 'ana',
      },
    });
  });

  test('stay as they are stored when another tab is opened', () => {
    const store = aTab();
    local.setItem('console.preferences', JSON.stringify({ theme: 'dark', displayZone: 'utc', sub: 'ana' }));
    store.dispatch(signedIn(ANA));
    expect(stored(local)).toMatchObject({ 'console.preferences': { theme: 'dark', displayZone: 'utc' } });
  });

  test('apply to the other open tabs, and the last choice applies to all', () => {
    const { stores, hear, shown } = twoTabs();
    stores[0]?.dispatch(preferencesChanged({ theme: 'dark', displayZone: 'utc' }));
    hear(1, 'console.lastResults:ana');
    expect(shown()).toEqual([
      ['dark', 'utc'],
      ['system', 'user'],
    ]);
    hear(1);
    expect(shown()[1]).toEqual(['dark', 'utc']);
    stores[1]?.dispatch(preferencesChanged({ theme: 'light' }));
    stores[0]?.dispatch(preferencesChanged({ theme: 'system' }));
    hear(0);
    hear(1);
    expect(shown()).toEqual([
      ['system', 'utc'],
      ['system', 'utc'],
    ]);
  });

  test('of another user or after a sign-out change nothing', () => {
    const { stores, hear, shown } = twoTabs();
    local.setItem('console.preferences', JSON.stringify({ theme: 'dark', sub: 'ben' }));
    hear(1);
    expect(shown()[1]).toEqual(['system', 'user']);
    local.setItem('console.preferences', JSON.stringify({ theme: 'dark', sub: 'ana' }));
    stores[1]?.dispatch(signedOut());
    hear(1);
    expect(shown()[1]).toEqual(['system', 'user']);
  });
});

describe('R54: after a sign-out', () => {
  test('a tab stores nothing, whatever changes', () => {
    const store = aTab();
    store.dispatch(signedIn(ANA));
    store.dispatch(draftChanged({ key: 'reject:1', value: 'torn' }));
    for (const storage of [session, local]) clearBrowserData(storage);
    store.dispatch(signedOut());
    const left = { 'console.preferences': { theme: 'system', language: 'en' } };
    expect([stored(session), stored(local)]).toEqual([{}, left]);
    store.dispatch(preferencesChanged({ theme: 'dark' }));
    store.dispatch(draftChanged({ key: 'reject:2', value: 'lost' }));
    expect([stored(session), stored(local)]).toEqual([{}, left]);
  });

  test('the preferences belong to the user who signs in next', () => {
    const store = aTab();
    store.dispatch(signedIn(ANA));
    store.dispatch(signedOut());
    store.dispatch(signedIn(BEN));
    expect(stored(local)).toMatchObject({ 'console.preferences': { sub: 'ben' } });
    expect(clearBrowserData(local, 'ben')).toBe(false);
    expect(clearBrowserData(local, 'ana')).toBe(true);
  });
});
