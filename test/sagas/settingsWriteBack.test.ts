import { describe, expect, test } from 'vitest';
import { signedIn } from '#store/people/sessionSlice.ts';
import { loadSettings } from '#store/people/settingsOperations.ts';
import { preferencesChanged } from '#store/people/settingsSlice.ts';
import { aTab, messages, PERSON, signIn } from './settingsScene.ts';
import { aSettingsService, openTabs } from './settingsTabs.ts';
import { settled } from './settled.ts';

const SHARED = 'mcp-generic-ui-settings';
const LOCAL = { language: 'nl', regionalSettings: 'nl-BE', userTimezone: 'Europe/Brussels' } as const;
const WRITTEN = { language: ['nl'], regionalSettings: 'nl-BE', timezone: 'Europe/Brussels' };

type Tab = ReturnType<typeof aTab>;
const writes = ({ called }: Tab) => called.filter((call) => call.startsWith('PUT'));

async function loadAgain({ store }: Tab): Promise<void> {
  store.dispatch(loadSettings.requested({ document: 'global' }));
  await settled();
}

describe('S7.30: after loading, the shared document gets the fields that it lacks', () => {
  test.each([
    ['no document', null, WRITTEN],
    ['an empty document', {}, WRITTEN],
    ['empty fields', { language: [], regionalSettings: '', timezone: null }, WRITTEN],
    ['only fields of other applications', { theme: 'dark' }, { theme: 'dark', ...WRITTEN }],
    [
      'a zone and a language; the region follows that language',
      { language: ['de', 'nl'], timezone: 'Europe/Vienna' },
      { language: ['de', 'nl'], timezone: 'Europe/Vienna', regionalSettings: 'de-DE' },
    ],
    [
      'values that the console does not support, which stay',
      { language: ['pt'], regionalSettings: 'xx-YY' },
      { language: ['pt'], regionalSettings: 'xx-YY', timezone: 'Europe/Brussels' },
    ],
  ])('%s', async (_, stored, written) => {
    const tab = aTab(stored === null ? {} : { [SHARED]: stored }, LOCAL);
    await signIn(tab);
    expect(tab.documents.get(SHARED)).toEqual(written);
    expect(writes(tab)).toEqual([`PUT ${SHARED}`]);
    expect(messages(tab)).toEqual([]);
    await loadAgain(tab);
    expect(writes(tab)).toHaveLength(1);
  });

  test.each([
    ['complete', { language: 'de', regionalSettings: 'de-AT', timezone: 'Europe/Vienna' }],
    ['unreadable', ['de']],
  ])('a document that is %s is not written', async (_, stored) => {
    const tab = aTab({ [SHARED]: stored }, LOCAL);
    await signIn(tab);
    expect(writes(tab)).toEqual([]);
    expect(tab.documents.get(SHARED)).toEqual(stored);
  });

  test('nothing is written after a failed load', async () => {
    const tab = aTab({}, LOCAL);
    tab.breakDown('settings', 'rejected');
    await signIn(tab);
    expect(writes(tab)).toEqual([]);
  });

  test('a rejected write shows no message and is not repeated before the next load', async () => {
    const tab = aTab({}, LOCAL);
    tab.breakDown('saveSettings', 'rejected');
    await signIn(tab);
    expect(writes(tab)).toHaveLength(1);
    expect(messages(tab)).toEqual([]);
    expect(tab.store.getState().settings.baseOfUnsaved.global ?? null).toBeNull();
    tab.recover();
    await loadAgain(tab);
    expect(tab.documents.get(SHARED)).toEqual(WRITTEN);
  });

  test('an unsaved choice is saved alone; the other fields follow with the next load', async () => {
    const tab = aTab({}, LOCAL);
    tab.breakDown('saveSettings');
    tab.store.dispatch(preferencesChanged({ userTimezone: 'Europe/Rome' }));
    await settled();
    tab.recover();
    await signIn(tab);
    expect(tab.documents.get(SHARED)).toEqual({ timezone: 'Europe/Rome' });
    await loadAgain(tab);
    expect(tab.documents.get(SHARED)).toEqual({ ...WRITTEN, timezone: 'Europe/Rome' });
  });

  test('two tabs that load at the same time write once', async () => {
    const { service, documents } = aSettingsService();
    let count = 0;
    const saveSettings: typeof service.saveSettings = (name, document) => {
      count += 1;
      return service.saveSettings(name, document);
    };
    const [one, other] = openTabs(2, { ...service, saveSettings });
    for (const tab of [one, other]) tab?.store.dispatch(signedIn(PERSON));
    for (const tab of [one, other]) tab?.store.dispatch(loadSettings.requested({ document: 'global' }));
    await settled();
    expect(count).toBe(1);
    expect(documents.get(SHARED)).toMatchObject({ language: ['en'], regionalSettings: 'en-GB' });
  });

  test('a field that another application stores meanwhile is not overwritten', async () => {
    const { service, documents } = aSettingsService();
    const [tab] = openTabs(1, {
      ...service,
      settings: async (name) => {
        const stored = await service.settings(name);
        documents.set(SHARED, { timezone: 'Asia/Tokyo', own: 1 });
        return stored;
      },
    });
    tab?.store.dispatch(loadSettings.requested({ document: 'global' }));
    await settled();
    expect(documents.get(SHARED)).toEqual({
      timezone: 'Asia/Tokyo',
      own: 1,
      language: ['en'],
      regionalSettings: 'en-GB',
    });
  });
});
