import type { ConsoleStore } from '#app/store/createStore.ts';
import { SETTINGS_DOCUMENTS, type SettingsDocumentId } from '#domain/people/settings.ts';
import { DOCUMENT_RULES } from '#sagas/people/settingsDocuments.ts';
import { localSettings, type SettingsState, settingsMerged } from '#store/people/settingsSlice.ts';
import { keyOfUser, type RecalledPart, recallState } from './persistState.ts';

type Merged = ReturnType<typeof settingsMerged>;

function unsavedDocument<Id extends SettingsDocumentId>(settings: SettingsState, document: Id) {
  const base = settings.baseOfUnsaved[document];
  if (!base) return [];
  const { wire } = DOCUMENT_RULES[document];
  const mine = wire.write(null, localSettings(settings)[document]);
  return [[document, { base: wire.write(null, base), mine }] as const];
}

/** The changes of a document that were stored; none if they cannot be read. */
function recallDocument<Id extends SettingsDocumentId>(document: Id, stored: unknown): Merged[] {
  if (typeof stored !== 'object' || stored === null || !('base' in stored) || !('mine' in stored)) return [];
  const { wire, changes } = DOCUMENT_RULES[document];
  const [base, mine] = [wire.read(stored.base), wire.read(stored.mine)];
  return base && mine ? [settingsMerged({ document, changes: changes(mine), base })] : [];
}

/**
 * R9: the settings that the settings service has not confirmed, with the values before the changes, so that a
 * reload does not lose them. Saved searches can contain personal data, so only this tab stores them.
 */
export const UNSAVED_SETTINGS: RecalledPart<SettingsState, Merged[]> = {
  keyOf: keyOfUser('unsavedSettings'),
  storages: ['session'],
  select: (state) => state.settings,
  toStored: (settings) =>
    Object.fromEntries(SETTINGS_DOCUMENTS.flatMap((document) => unsavedDocument(settings, document))),
  recall: (stored) => {
    if (typeof stored !== 'object' || stored === null) return null;
    const found = new Map<string, unknown>(Object.entries(stored));
    return SETTINGS_DOCUMENTS.flatMap((document) => recallDocument(document, found.get(document)));
  },
  isStoredAtSignIn: true,
};

/** Restores the unsaved settings of the user, except documents that have been changed since the page was loaded. */
export function recallUnsavedSettings(store: ConsoleStore, sub: string): void {
  const { baseOfUnsaved } = store.getState().settings;
  for (const merged of recallState(UNSAVED_SETTINGS, sub) ?? [])
    if (!baseOfUnsaved[merged.payload.document]) store.dispatch(merged);
}
