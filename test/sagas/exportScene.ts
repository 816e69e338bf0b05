import { expect } from 'vitest';
import { ApiError } from '#api/http/apiError.ts';
import type { Platform } from '#api/platform.ts';
import { consoleFailure, type Failure } from '#domain/failure.ts';
import type { OrdersFile } from '#domain/results/ordersFile.ts';
import type { OrderSearch, SearchPage } from '#domain/search/orderSearch.ts';
import { watchExports } from '#sagas/results/exportOrders.ts';
import { exportRequested } from '#store/results/exportSlice.ts';
import { anOrder, aPage, aSearch } from '#test/domainBuilders.ts';
import { aSagaStore } from './sagaStore.ts';

/** The searched range, and the request to export everything in it. */
export const RANGE = { start: '2026-05-24T00:00:00.000Z', end: '2026-11-20T23:59:59.999Z' };
export const REQUEST = exportRequested({
  criteria: aSearch({ searchTerm: 'ana' }),
  range: RANGE,
  columns: ['status'],
  separator: ',',
});

export type Search = (search: OrderSearch, signal?: AbortSignal) => Promise<SearchPage>;

/** The position of the first order of the requested page. */
export function offsetOf({ criteria }: OrderSearch): number {
  return (criteria.page - 1) * 100;
}

/**
 * A search with this many results, whose IDs contain their positions. `isMoved` returns by how many positions
 * a page has moved.
 */
export function resultOf(total: number, isMoved: (search: OrderSearch) => number = () => 0): Search {
  return async (search) => {
    const offset = offsetOf(search);
    const first = offset + isMoved(search);
    const count = Math.max(0, Math.min(100, total - offset));
    const orders = Array.from({ length: count }, (_, index) =>
      anOrder({ orderId: `order-${first + index + 1}` }),
    );
    return aPage(orders, total);
  };
}

/** A failed search call: a 503 by default. */
export function failure(over: Partial<Failure> = {}): ApiError {
  return new ApiError({ ...consoleFailure('The search is down'), reason: 'answered', status: 503, ...over });
}

/** A platform with this search, which records the requests for pages and the most that ran at once. */
export function countedSearch(search: Search) {
  const asked: number[] = [];
  let running = 0;
  let most = 0;
  const counted: Platform['orderManager']['search'] = async (wanted, options) => {
    expect(options?.lane).toBe('background');
    asked.push(wanted.criteria.page);
    running += 1;
    most = Math.max(most, running);
    try {
      return await search(wanted, options?.signal);
    } finally {
      running -= 1;
    }
  };
  return { platform: { orderManager: { search: counted } }, asked, most: () => most };
}

/**
 * Runs the export's saga in the real store, on a platform with this search. Records its requests, the saved
 * files and all actions.
 */
export function anExport(search: Search) {
  const files: OrdersFile[] = [];
  const actions: { type: string }[] = [];
  const { platform, asked, most } = countedSearch(search);
  const context = {
    platform,
    clock: { now: () => Date.parse('2026-11-20T12:00:00Z') },
    saveOrders: async (file: OrdersFile) => void files.push(file),
  };
  const { store } = aSagaStore(context, [watchExports], {
    onAction: (action) => void actions.push(action as { type: string }),
  });
  return {
    store,
    files,
    asked,
    actions,
    most,
    state: () => store.getState().export,
    messages: () => store.getState().messages.all,
  };
}

/** For each row of a file, the ID of its order or the note. */
export const idsOf = (file: OrdersFile | undefined) =>
  file?.rows.map((row) => {
    if (row.kind === 'order') return row.order.orderId;
    return row.kind === 'missing' ? `${row.range.first} to ${row.range.last} missing` : row.kind;
  });
