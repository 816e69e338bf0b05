import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Platform } from '#api/platform.ts';
import type { OrderSearch, SearchPage } from '#domain/search/orderSearch.ts';
import { criteriaKey } from '#domain/search/searchCriteria.ts';
import type { RootState } from '#store/rootReducer.ts';
import { runSearch, searchOpened, searchRepeated } from '#store/search/searchOperations.ts';
import { searchCleared } from '#store/search/searchSlice.ts';
import { IS_DEEP } from '#test/depth.ts';
import { anItem, anOrder, aPage, aSearch } from '#test/domainBuilders.ts';
import { aSearchStore } from './searchStore.ts';

type SearchStore = ReturnType<typeof aSearchStore>['store'];
type SearchState = RootState['search'];

/** A user's steps on the search screen: search for a letter, repeat, clear, leave. */
type Step = 'a' | 'b' | 'c' | 'again' | 'clear' | 'leave';
const step = fc.constantFrom<Step>('a', 'b', 'c', 'a', 'b', 'c', 'again', 'clear', 'leave');
const steps = fc.array(step, { minLength: 1, maxLength: 6 });

function take(store: SearchStore, one: Step): void {
  const { criteria } = store.getState().search;
  if (one === 'clear') store.dispatch(searchCleared());
  else if (one === 'leave') store.dispatch(runSearch.abandoned(''));
  else if (one !== 'again') store.dispatch(searchOpened(aSearch({ searchTerm: one })));
  else if (criteria) store.dispatch(searchRepeated(criteria));
}

function found(term: string): SearchPage {
  return aPage([anOrder({ orderId: `${term}1` }), anOrder({ orderId: `${term}2` })]);
}

type Search = (search: OrderSearch) => Promise<SearchPage>;

function platformWith(search: Search): Partial<Platform> {
  return { orderManager: { search, find: async () => null } as unknown as Platform['orderManager'] };
}

/**
 * A platform whose responses arrive in the order that the scheduler selects. Some calls fail, and none reacts
 * to an abort.
 */
function scheduled(scheduler: fc.Scheduler, fails: (call: number) => boolean): Partial<Platform> {
  let calls = 0;
  return platformWith(async ({ criteria: { searchTerm } }) => {
    calls += 1;
    const call = calls;
    await scheduler.schedule(Promise.resolve(), `answer ${call} to ${searchTerm}`);
    if (fails(call)) throw new Error('The platform failed');
    return found(searchTerm);
  });
}

/** The inconsistencies in the state of the search, such as results of another search. */
function staleness({ criteria, results, status, failure, snapshot }: SearchState): string[] {
  const answers = (one: SearchState['results']) =>
    one && criteria && criteriaKey(one.criteria) === criteriaKey(criteria);
  const isAnswer = answers(results);
  const isForeign = results?.orders.some((order) => !order.orderId.startsWith(results.criteria.searchTerm));
  return [
    status === 'succeeded' && !isAnswer && 'a response to another search is shown as fresh',
    status === 'failed' && failure === null && 'a failure without its cause',
    criteria === null && results !== null && 'results of a cleared search',
    isForeign && 'orders under another search',
    results && snapshot?.takenAt !== results.receivedAt && 'a snapshot of other results',
  ].filter((one) => typeof one === 'string');
}

describe('R37: a newer search stops the older one, and a late response never replaces a newer one', () => {
  test('no order of responses shows a stale result', async () => {
    const schedules = fc.asyncProperty(
      fc.scheduler(),
      steps,
      fc.func(fc.boolean()),
      async (scheduler, path, fails) => {
        const { store, stop } = aSearchStore(scheduled(scheduler, fails));
        const wrong: string[] = [];
        store.subscribe(() => wrong.push(...staleness(store.getState().search)));
        scheduler.scheduleSequence(path.map((one) => async () => take(store, one)));
        await scheduler.waitIdle();
        const { search } = store.getState();
        expect(wrong).toEqual([]);
        expect(search.status).not.toBe('running');
        if (path.at(-1) === 'clear') expect(search.results).toBeNull();
        stop();
      },
    );
    await fc.assert(schedules, { seed: 20_261_120, numRuns: IS_DEEP ? 5_000 : 600 });
  });

  test('an exact result of a search that was replaced, cleared or left opens nothing', async () => {
    const hit = aPage([anOrder({ orderId: 'o1', items: [anItem({ itemId: '4711' })] })]);
    const onward = fc.constantFrom<Step>('b', 'clear', 'leave');
    const schedules = fc.asyncProperty(fc.scheduler(), onward, async (scheduler, how) => {
      const { store, stop, navigations } = aSearchStore(
        platformWith(async ({ criteria: { searchTerm } }) => {
          await scheduler.schedule(Promise.resolve(), `response to ${searchTerm}`);
          return searchTerm === '4711' ? hit : found(searchTerm);
        }),
      );
      store.dispatch(searchOpened(aSearch({ searchTerm: '4711' })));
      const came = { before: 0 };
      scheduler.schedule(Promise.resolve(), 'the person goes on').then(() => {
        came.before = navigations.length;
        take(store, how);
      });
      await scheduler.waitIdle();
      expect(navigations).toHaveLength(came.before);
      expect(navigations).toEqual(Array(came.before).fill(['/orders/o1?itemId=4711', { replace: true }]));
      stop();
    });
    await fc.assert(schedules, { seed: 20_261_120, numRuns: IS_DEEP ? 5_000 : 300 });
  });

  test('the check for stale results detects one', () => {
    const { store, stop } = aSearchStore({});
    const { search } = store.getState();
    const results = {
      criteria: aSearch({ searchTerm: 'a' }),
      range: { start: '', end: '' },
      ...aPage([anOrder({ orderId: 'b1' })]),
      directHit: null,
      receivedAt: 1,
    };
    expect(staleness(search)).toEqual([]);
    const shown = {
      ...search,
      criteria: aSearch({ searchTerm: 'b' }),
      status: 'succeeded' as const,
      results,
    };
    expect(staleness(shown)).toHaveLength(3);
    stop();
  });
});
