import { describe, expect, test } from 'vitest';
import { signedOut } from '#store/people/sessionSlice.ts';
import { preferencesChanged, savedSearchesChanged } from '#store/people/settingsSlice.ts';
import { messages, names, search, signIn } from './settingsScene.ts';
import { aSettingsService, openTabs } from './settingsTabs.ts';
import { settled } from './settled.ts';

const SEARCHES = 'int-OOPs-savedSearches';
const APP = 'int-OOPs-appSettings';

/** A tab whose next call of one kind waits until `release` is called. */
function aSlowTab(slowName: string) {
  const { service, documents } = aSettingsService({
    [SEARCHES]: { savedSearches: [{ name: 'One' }, { name: 'Two' }] },
    [APP]: { idFormat: 'platform', beta: true },
  });
  const held: (() => void)[] = [];
  let slow: 'GET' | 'PUT' | null = null;
  const wait = async (kind: 'GET' | 'PUT', name: string) => {
    if (name !== slowName || kind !== slow) return;
    slow = null;
    await new Promise<void>((resolve) => held.push(resolve));
  };
  const [tab] = openTabs(1, {
    settings: async (name) => {
      const stored = await service.settings(name);
      await wait('GET', name);
      return stored;
    },
    saveSettings: async (name, document) => {
      await service.saveSettings(name, document);
      await wait('PUT', name);
    },
  });
  if (!tab) throw new Error('No tab');
  return {
    tab,
    documents,
    holdNext: (kind: 'GET' | 'PUT') => {
      slow = kind;
    },
    release: () => {
      for (const resume of held) resume();
    },
  };
}

describe('S4.59: a sign-out in another tab while this tab', () => {
  test.each(['GET', 'PUT'] as const)(
    'R10: saves a search deletes nothing after the next sign-in: slow %s',
    async (kind) => {
      const { tab, documents, holdNext, release } = aSlowTab(SEARCHES);
      await signIn(tab);
      holdNext(kind);
      tab.store.dispatch(
        savedSearchesChanged([...tab.store.getState().settings.savedSearches, search('Three')]),
      );
      await settled();
      tab.store.dispatch(signedOut());
      release();
      await settled();
      expect(names(tab)).toEqual([]);
      await signIn(tab);
      expect(names(tab)).toEqual(['One', 'Two', 'Three']);
      expect(documents.get(SEARCHES)).toMatchObject({
        savedSearches: [{ name: 'One' }, { name: 'Two' }, { name: 'Three' }],
      });
    },
  );

  test('R10: saves the ID format leaves the beta flag as it is', async () => {
    const { tab, documents, holdNext, release } = aSlowTab(APP);
    await signIn(tab);
    holdNext('PUT');
    tab.store.dispatch(preferencesChanged({ idFormat: 'short' }));
    await settled();
    tab.store.dispatch(signedOut());
    release();
    await settled();
    await signIn(tab);
    expect(documents.get(APP)).toEqual({ idFormat: 'short', beta: true });
  });

  test('R54: loads the saved searches does not show them afterwards', async () => {
    const { tab, holdNext, release } = aSlowTab(SEARCHES);
    holdNext('GET');
    await signIn(tab);
    tab.store.dispatch(signedOut());
    release();
    await settled();
    expect(names(tab)).toEqual([]);
    expect(messages(tab)).toEqual([]);
  });
});
