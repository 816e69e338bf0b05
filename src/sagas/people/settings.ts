import type { UnknownAction } from '@reduxjs/toolkit';
import { SNACKBAR_MS } from '#domain/limits.ts';
import { SETTINGS_DOCUMENTS, type SettingsDocumentId } from '#domain/people/settings.ts';
import { settingsDocumentName } from '#domain/people/storedSettings.ts';
import { call, context, put, type Saga, select, takeEvery, takeWithin } from '#sagas/core/effects.ts';
import { operate } from '#sagas/core/operate.ts';
import { messageAnnounced } from '#store/console/messagesSlice.ts';
import { loadOrder } from '#store/order/orderOperations.ts';
import { signedIn } from '#store/people/sessionSlice.ts';
import {
  loadSettings,
  saveColumns,
  savePreferences,
  saveSavedSearches,
  settingsSavedElsewhere,
} from '#store/people/settingsOperations.ts';
import {
  documentsOf,
  localSettings,
  preferencesChanged,
  settingsMerged,
} from '#store/people/settingsSlice.ts';
import { runSearch } from '#store/search/searchOperations.ts';
import { selectOperation } from '#store/selectors.ts';
import {
  appDocumentRules,
  columnsDocumentRules,
  type DocumentRules,
  globalDocumentRules,
  savedSearchesDocumentRules,
} from './settingsDocuments.ts';
import { asStored, isSameValue, storedValue, writeSettings } from './writeSettings.ts';

function* nameOf(document: SettingsDocumentId): Saga<string> {
  const environment = yield* select((state) => state.configuration.environment);
  return settingsDocumentName(document, environment);
}

function lockName(name: string): string {
  return `settings:${name}`;
}

/**
 * The local value of a document, and `base`, the value before the unsaved changes; `base` is null if nothing
 * is unsaved.
 */
function* localValues<T>(rules: DocumentRules<T>): Saga<{ mine: T; base: T | null }> {
  const settings = yield* select((state) => state.settings);
  const base = rules.valueIn(settings.baseOfUnsaved);
  return {
    mine: asStored(rules, rules.valueIn(localSettings(settings)) ?? rules.wire.none),
    base: base ? asStored(rules, base) : null,
  };
}

/** Tells the user that a document is unreadable and that the defaults apply. */
function* noticeSetAside(document: SettingsDocumentId): Saga {
  yield* put(
    messageAnnounced({
      severity: 'warning',
      text: `settings.setAside.${document}`,
      values: {},
      details: [],
      delay: SNACKBAR_MS.error,
    }),
  );
}

function* load<T>(rules: DocumentRules<T>): Saga<null> {
  const platform = yield* context('platform');
  const tabs = yield* context('tabs');
  const name = yield* nameOf(rules.id);
  // The lock prevents a response that was read before a save from being applied after it.
  const stored = yield* call(() => tabs.exclusively(lockName(name), () => platform.customizr.settings(name)));
  if (rules.wire.read(stored) === null) yield* noticeSetAside(rules.id);
  const theirs = storedValue(rules, stored);
  const { mine, base } = yield* localValues(rules);
  const value = base === null ? theirs : rules.merge(base, mine, theirs);
  yield* put(
    settingsMerged({
      changes: rules.changes(value),
      baseOfUnsaved: rules.baseEntry(base && rules.agreed(theirs, mine)),
    }),
  );
  if (base !== null) yield* put(yield* saveRequest(rules.id));
  return null;
}

/**
 * Saves until nothing is unsaved, including changes that the user makes meanwhile. Only one tab per browser
 * writes a document at a time.
 */
function* save<T>(rules: DocumentRules<T>): Saga<null> {
  const platform = yield* context('platform');
  const tabs = yield* context('tabs');
  const name = yield* nameOf(rules.id);
  for (;;) {
    const { mine, base } = yield* localValues(rules);
    if (base === null) break;
    const write = () => writeSettings(platform.customizr, name, { rules, base, mine });
    const stored = yield* call(() => tabs.exclusively(lockName(name), write));
    const now = yield* localValues(rules);
    const value = rules.merge(mine, now.mine, stored);
    const isSaved = isSameValue(value, stored);
    yield* put(
      settingsMerged({
        changes: rules.changes(value),
        baseOfUnsaved: rules.baseEntry(isSaved ? null : rules.agreed(stored, mine)),
      }),
    );
  }
  yield* call(() => tabs.settingsSaved(rules.id));
  return null;
}

function* fetchSettings({ document }: { document: SettingsDocumentId }): Saga<null> {
  if (document === 'columns') return yield* load(columnsDocumentRules);
  if (document === 'savedSearches') return yield* load(savedSearchesDocumentRules);
  return document === 'app' ? yield* load(appDocumentRules) : yield* load(globalDocumentRules);
}

function* storeColumns(): Saga<null> {
  return yield* save(columnsDocumentRules);
}

function* storeSavedSearches(): Saga<null> {
  return yield* save(savedSearchesDocumentRules);
}

function* storePreferences({ document }: { document: 'app' | 'global' }): Saga<null> {
  return document === 'app' ? yield* save(appDocumentRules) : yield* save(globalDocumentRules);
}

function* saveRequest(document: SettingsDocumentId): Saga<UnknownAction> {
  const { savedSearches } = yield* select((state) => state.settings);
  if (document === 'columns') return saveColumns.requested({});
  if (document === 'savedSearches') return saveSavedSearches.requested(savedSearches);
  return savePreferences.requested({ document });
}

/** The maximum time, in milliseconds, to wait for the request for the first search or order. */
const HEAD_START_MS = 300;

/**
 * Loads the settings once the first search or order has been requested, or after `HEAD_START_MS`, so that
 * they do not delay that request.
 */
function* loadAll(): Saga {
  const isFirstRead = (action: unknown): action is UnknownAction =>
    runSearch.requested.match(action) || loadOrder.requested.match(action);
  yield* takeWithin(isFirstRead, HEAD_START_MS);
  for (const document of SETTINGS_DOCUMENTS) yield* put(loadSettings.requested({ document }));
}

function* watchSettingsNeeded(): Saga {
  yield* takeEvery(signedIn, loadAll);
}

function* saveChanged({ payload }: ReturnType<typeof preferencesChanged>): Saga {
  for (const document of documentsOf(payload)) yield* put(savePreferences.requested({ document }));
}

function* watchPreferences(): Saga {
  yield* takeEvery(preferencesChanged, saveChanged);
}

const SAVES = {
  columns: saveColumns,
  savedSearches: saveSavedSearches,
  app: savePreferences,
  global: savePreferences,
};

/** A change also triggers another attempt to save documents whose last save failed. */
function* saveOthers(): Saga {
  for (const document of SETTINGS_DOCUMENTS) {
    const subject = document === 'app' || document === 'global' ? document : '';
    const hasFailed = yield* select(
      (state) =>
        state.settings.baseOfUnsaved[document] != null &&
        selectOperation(state, SAVES[document], subject).status === 'failed',
    );
    if (hasFailed) yield* put(yield* saveRequest(document));
  }
}

const isSaveRequest = (action: unknown): action is UnknownAction =>
  Object.values(SAVES).some((operation) => operation.requested.match(action));

function* watchUnsaved(): Saga {
  yield* takeEvery({ match: isSaveRequest }, saveOthers);
}

function* refresh({ payload }: ReturnType<typeof settingsSavedElsewhere>): Saga {
  yield* put(loadSettings.requested({ document: payload.document }));
}

function* watchOtherTabs(): Saga {
  yield* takeEvery(settingsSavedElsewhere, refresh);
}

export const settingsSagas = [
  operate(loadSettings, fetchSettings, 'latest'),
  operate(saveColumns, storeColumns),
  operate(saveSavedSearches, storeSavedSearches),
  operate(savePreferences, storePreferences),
  watchSettingsNeeded,
  watchPreferences,
  watchUnsaved,
  watchOtherTabs,
];
