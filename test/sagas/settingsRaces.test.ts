import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ApiError } from '#api/http/apiError.ts';
import { consoleFailure, type FailureOutcome } from '#domain/failure.ts';
import { type SavedSearch, withSavedSearch } from '#domain/search/savedSearch.ts';
import { savedSearchesChanged } from '#store/people/settingsSlice.ts';
import { IS_DEEP } from '#test/depth.ts';
import { aSearch } from '#test/domainBuilders.ts';
import { aSettingsService, openTabs, type Tab } from './settingsTabs.ts';

const DOCUMENT = 'int-OOPs-savedSearches';

/** How a call ends: it succeeds, is rejected, or is lost before or after it was applied. */
type Fate = 'fine' | 'refused' | 'lostBefore' | 'lostAfter';

function failure(outcome: FailureOutcome): ApiError {
  return new ApiError(consoleFailure('The settings service failed', outcome));
}

/**
 * A settings service whose calls and responses arrive in the order that the scheduler selects. While
 * `isRough` returns true, `fateOf` determines how each call ends; otherwise all succeed.
 */
function scheduled(scheduler: fc.Scheduler, fateOf: (call: number) => Fate, isRough: () => boolean) {
  const { service, documents } = aSettingsService();
  let calls = 0;
  const step = (label: string) => scheduler.schedule(Promise.resolve(), label);
  const answer = async <T>(label: string, lost: FailureOutcome, apply: () => Promise<T>): Promise<T> => {
    calls += 1;
    const fate = isRough() ? fateOf(calls) : 'fine';
    await step(`${label} sent`);
    if (fate === 'refused') throw failure('rejected');
    if (fate === 'lostBefore') throw failure(lost);
    const result = await apply();
    await step(`${label} answered`);
    if (fate === 'lostAfter') throw failure(lost);
    return result;
  };
  return {
    documents,
    service: {
      settings: (name: string) => answer('GET', 'unavailable', () => service.settings(name)),
      saveSettings: (name: string, document: Record<string, unknown>) =>
        answer('PUT', 'unknown', () => service.saveSettings(name, document)),
    },
  };
}

function save(tab: Tab, name: string): void {
  const search: SavedSearch = { name, criteria: aSearch({ searchTerm: name }), columns: null };
  const { savedSearches } = tab.store.getState().settings;
  tab.store.dispatch(savedSearchesChanged(withSavedSearch(savedSearches, search)));
}

const names = (searches: readonly { name: string }[]) => searches.map(({ name }) => name).sort();
const storedNames = (documents: ReadonlyMap<string, unknown>) => {
  const document = documents.get(DOCUMENT) as { savedSearches: { name: string }[] } | undefined;
  return names(document?.savedSearches ?? []);
};

const moves = fc.array(fc.integer({ min: 0, max: 1 }), { minLength: 2, maxLength: 5 });

/**
 * For each entry of the path, saves a search with a unique name in the tab with that index. Returns the
 * names.
 */
async function play(scheduler: fc.Scheduler, tabs: readonly Tab[], path: readonly number[], prefix: string) {
  const saved = path.map((tab, index) => `${prefix}${index} of tab ${tab}`);
  scheduler.scheduleSequence(
    path.map((tab, index) => async () => {
      const target = tabs[tab];
      if (target) save(target, saved[index] ?? '');
    }),
  );
  await scheduler.waitIdle();
  return saved;
}

test('R10: two tabs save different searches: no order of calls and responses loses one', async () => {
  const property = fc.asyncProperty(fc.scheduler(), moves, async (scheduler, path) => {
    const { service, documents } = scheduled(
      scheduler,
      () => 'fine',
      () => false,
    );
    const tabs = openTabs(2, service);
    const saved = await play(scheduler, tabs, path, 'search ');
    expect(storedNames(documents)).toEqual([...saved].sort());
    for (const { store, stop } of tabs) {
      expect(names(store.getState().settings.savedSearches)).toEqual([...saved].sort());
      expect(store.getState().settings.baseOfUnsaved.savedSearches ?? null).toBeNull();
      stop();
    }
  });
  await fc.assert(property, { seed: 20_261_120, numRuns: IS_DEEP ? 5_000 : 600 });
});

test('calls fail before or after they were applied: the next change includes what is not saved yet', async () => {
  const fates = fc.func(fc.constantFrom<Fate>('fine', 'fine', 'refused', 'lostBefore', 'lostAfter'));
  const property = fc.asyncProperty(fc.scheduler(), moves, fates, async (scheduler, path, fateOf) => {
    let isRough = true;
    const { service, documents } = scheduled(scheduler, fateOf, () => isRough);
    const tabs = openTabs(2, service);
    const rough = await play(scheduler, tabs, path, 'search ');
    for (const { store } of tabs) {
      const { savedSearches } = store.getState().settings;
      for (const name of rough) {
        const isMine = name.endsWith(String(tabs.findIndex((tab) => tab.store === store)));
        if (isMine) expect(names(savedSearches)).toContain(name);
      }
    }
    isRough = false;
    const smooth = await play(scheduler, tabs, [0, 1], 'last ');
    expect(storedNames(documents)).toEqual([...rough, ...smooth].sort());
    for (const { stop } of tabs) stop();
  });
  await fc.assert(property, { seed: 20_261_120, numRuns: IS_DEEP ? 5_000 : 250 });
});
