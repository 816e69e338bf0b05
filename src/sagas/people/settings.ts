import { SNACKBAR_MS } from '#domain/limits.ts';
import { SETTINGS_DOCUMENTS, type SettingsDocumentId, type SettingsValues } from '#domain/people/settings.ts';
import { isSameValue, settingsDocumentName } from '#domain/people/storedSettings.ts';
import { call, context, put, runUntil, type Saga, select, takeEvery } from '#sagas/core/effects.ts';
import { operate } from '#sagas/core/operate.ts';
import { failureDetails } from '#store/actions/failureLines.ts';
import { messageAnnounced, messageDismissed } from '#store/console/messagesSlice.ts';
import { selectOperation } from '#store/operation.ts';
import { signedIn, signedOut } from '#store/people/sessionSlice.ts';
import { loadSettings, saveSettings, settingsSavedElsewhere } from '#store/people/settingsOperations.ts';
import {
  columnsChanged,
  documentsOf,
  localSettings,
  preferencesChanged,
  savedSearchesChanged,
  settingsMerged,
} from '#store/people/settingsSlice.ts';
import { DOCUMENT_RULES } from './settingsDocuments.ts';
import { asReadBack, storedValue, writeSettings } from './writeSettings.ts';

function* nameOf(document: SettingsDocumentId): Saga<string> {
  const environment = yield* select((state) => state.configuration.environment);
  return settingsDocumentName(document, environment);
}

function lockName(name: string): string {
  return `settings:${name}`;
}

interface LocalValues<Value> {
  mine: Value;
  base: Value | null;
}

/**
 * A document's local value, and `base`, the value before the unsaved changes; `base` is null if everything is
 * saved.
 */
function* localValues<Id extends SettingsDocumentId>(document: Id): Saga<LocalValues<SettingsValues[Id]>> {
  const settings = yield* select((state) => state.settings);
  const rules = DOCUMENT_RULES[document];
  const base = settings.baseOfUnsaved[document];
  return {
    mine: asReadBack(rules, localSettings(settings)[document]),
    base: base ? asReadBack(rules, base) : null,
  };
}

/** Tells the user that a document is unreadable and that the defaults apply. */
function* announceUnreadableDocument(document: SettingsDocumentId): Saga {
  yield* put(
    messageAnnounced({
      severity: 'warning',
      textKey: `settings.setAside.${document}`,
      delay: SNACKBAR_MS.error,
    }),
  );
}

/** The part of the text keys that names the content of each document, in the messages about saving it. */
const CONTENT: Readonly<Record<SettingsDocumentId, string>> = {
  columns: 'columns',
  savedSearches: 'savedSearches',
  app: 'preferences',
  global: 'preferences',
};

function* announceUnsaved({ payload: { params, failure } }: ReturnType<typeof saveSettings.failed>): Saga {
  const textKey = `settings.notSaved.${CONTENT[params.document]}`;
  const details = failureDetails(failure);
  yield* put(messageAnnounced({ severity: 'danger', textKey, details, delay: SNACKBAR_MS.error }));
}

/** Takes back the message that the values could not be saved, if there is one. */
function* announceSaved({ payload: { params } }: ReturnType<typeof saveSettings.succeeded>): Saga {
  const content = CONTENT[params.document];
  const [failed, saved] = [`settings.notSaved.${content}`, `settings.saved.${content}`];
  const { messages, settings } = yield* select((state) => state);
  const last = messages.all.findLast(({ textKey }) => textKey === failed || textKey === saved);
  const alike = SETTINGS_DOCUMENTS.filter((document) => CONTENT[document] === content);
  if (last?.textKey !== failed || alike.some((document) => settings.baseOfUnsaved[document])) return;
  yield* put(messageDismissed(last.id));
  yield* put(messageAnnounced({ severity: 'success', textKey: saved, delay: SNACKBAR_MS.success }));
}

interface DocumentParams<Id extends SettingsDocumentId> {
  document: Id;
}

function* load<Id extends SettingsDocumentId>({ document }: DocumentParams<Id>): Saga<null> {
  const platform = yield* context('platform');
  const locks = yield* context('locks');
  const name = yield* nameOf(document);
  const rules = DOCUMENT_RULES[document];
  // The lock prevents a response that was read before a save from being applied after it.
  const stored = yield* call(() =>
    locks.exclusively(lockName(name), () => platform.customizr.settings(name)),
  );
  if (rules.wire.read(stored) === null) yield* announceUnreadableDocument(document);
  const theirs = storedValue(rules, stored);
  const { mine, base } = yield* localValues(document);
  const value = base === null ? theirs : rules.merge(base, mine, theirs);
  yield* put(
    settingsMerged({ document, changes: rules.changes(value), base: base && rules.mergedBase(theirs, base) }),
  );
  if (base !== null) yield* put(saveSettings.requested({ document }));
  return null;
}

/**
 * Saves until all changes are saved, including those that the user makes meanwhile. Only one tab of this
 * browser writes a document at a time.
 */
function* save<Id extends SettingsDocumentId>({ document }: DocumentParams<Id>): Saga {
  const platform = yield* context('platform');
  const locks = yield* context('locks');
  const tabs = yield* context('tabs');
  const name = yield* nameOf(document);
  const rules = DOCUMENT_RULES[document];
  for (;;) {
    const { mine, base } = yield* localValues(document);
    if (base === null) break;
    const write = () => writeSettings(platform.customizr, name, { rules, base, mine });
    const stored = yield* call(() => locks.exclusively(lockName(name), write));
    const now = yield* localValues(document);
    const value = rules.merge(mine, now.mine, stored);
    const isSaved = isSameValue(value, stored);
    yield* put(
      settingsMerged({
        document,
        changes: rules.changes(value),
        base: isSaved ? null : rules.mergedBase(stored, mine),
      }),
    );
  }
  yield* call(() => tabs.settingsSaved(document));
}

/**
 * Saves until a sign-out: it empties the settings in this tab, which the save would otherwise take for the
 * user's own change.
 */
function* saveWhileSignedIn(params: DocumentParams<SettingsDocumentId>): Saga<null> {
  yield* runUntil(signedOut, save(params));
  return null;
}

function* loadAll(): Saga {
  for (const document of SETTINGS_DOCUMENTS) yield* put(loadSettings.requested({ document }));
}

/** Whether a document is left unsaved by a save that failed, in this tab or before the page was reloaded. */
function isLeftUnsaved(document: SettingsDocumentId): Saga<boolean> {
  return select(
    (state) =>
      state.settings.baseOfUnsaved[document] != null &&
      selectOperation(state, saveSettings, document).status !== 'running',
  );
}

/** Saves the changed documents, and tries again to save those that are left unsaved (R9). */
function* saveChanged(changed: readonly SettingsDocumentId[]): Saga {
  for (const document of SETTINGS_DOCUMENTS) {
    if (changed.includes(document) || (yield* isLeftUnsaved(document)))
      yield* put(saveSettings.requested({ document }));
  }
}

function* watchChanges(): Saga {
  yield* takeEvery(columnsChanged, () => saveChanged(['columns']));
  yield* takeEvery(savedSearchesChanged, () => saveChanged(['savedSearches']));
  yield* takeEvery(preferencesChanged, ({ payload }) => saveChanged(documentsOf(payload)));
}

export const settingsSagas = [
  operate(loadSettings, load, 'latest'),
  operate(saveSettings, saveWhileSignedIn),
  () => takeEvery(signedIn, loadAll),
  watchChanges,
  () => takeEvery(saveSettings.failed, announceUnsaved),
  () => takeEvery(saveSettings.succeeded, announceSaved),
  () => takeEvery(settingsSavedElsewhere, ({ payload }) => put(loadSettings.requested(payload))),
];
