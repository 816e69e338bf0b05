import { ApiError } from '#api/http/apiError.ts';
import { consoleFailure, type FailureOutcome } from '#domain/failure.ts';
import type { SavedSearch } from '#domain/search/savedSearch.ts';
import { signedIn } from '#store/people/sessionSlice.ts';
import { type RootState, rootReducer } from '#store/rootReducer.ts';
import { aSearch } from '#test/domainBuilders.ts';
import { aSettingsService, openTabs, type Tab } from './settingsTabs.ts';
import { settled } from './settled.ts';

export const PERSON = { sub: 'auth0|1', name: 'Sanne Verbeek' };
const START = rootReducer(undefined, { type: 'start' });

export const search = (name: string): SavedSearch => ({ name, criteria: aSearch(), columns: null });

/** Returns the names of a tab's saved searches. */
export const names = ({ store }: Tab) => store.getState().settings.savedSearches.map(({ name }) => name);
export const messages = ({ store }: Tab) =>
  store.getState().messages.all.map(({ textKey, severity }) => [textKey, severity]);

/**
 * A tab with these stored documents and remembered settings. It records its calls, and a test can make them
 * fail.
 */
export function aTab(stored: Record<string, unknown> = {}, settings: Partial<RootState['settings']> = {}) {
  const { service, documents } = aSettingsService(stored);
  let trouble: { calls: 'settings' | 'saveSettings'; outcome: FailureOutcome } | null = null;
  const called: string[] = [];
  const guarded = <Args extends [string, ...unknown[]], R>(
    name: 'settings' | 'saveSettings',
    work: (...args: Args) => Promise<R>,
  ) => {
    return async (...args: Args) => {
      called.push(`${name === 'settings' ? 'GET' : 'PUT'} ${args[0]}`);
      if (trouble?.calls === name) throw new ApiError(consoleFailure('The service is down', trouble.outcome));
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

/** Signs in, after which the settings are read. */
export async function signIn(tab: Tab) {
  tab.store.dispatch(signedIn(PERSON));
  await settled();
}
