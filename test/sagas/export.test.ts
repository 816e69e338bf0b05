import { configureStore, type Middleware } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { describe, expect, test } from 'vitest';
import { ApiError } from '#api/apiError.ts';
import type { OrderSearchBody, SearchPage } from '#api/orderManager.ts';
import type { Platform } from '#api/platform.ts';
import { type Failure, ownFailure } from '#domain/failure.ts';
import type { OrdersFile } from '#domain/ordersFile.ts';
import type { SagaContext } from '#sagas/context.ts';
import { watchExports } from '#sagas/exportOrders.ts';
import {
  exportCancelled,
  exportRequested,
  missingPagesWanted,
  partialFileWanted,
} from '#store/exportSlice.ts';
import { rootReducer } from '#store/rootReducer.ts';
import { signInRequested } from '#store/sessionSlice.ts';
import { anOrder, aSearch } from '#test/domainBuilders.ts';

const RANGE = { start: '2026-05-24T00:00:00.000Z', end: '2026-11-20T23:59:59.999Z' };
const REQUEST = exportRequested({
  criteria: aSearch({ searchTerm: 'ana' }),
  range: RANGE,
  columns: ['status'],
});

type Search = (body: OrderSearchBody, signal?: AbortSignal) => Promise<SearchPage>;

/** A result of so many orders, each named by its place. */
function resultOf(total: number, isMoved: (body: OrderSearchBody) => number = () => 0): Search {
  return async (body) => {
    const first = body.offset + isMoved(body);
    const count = Math.max(0, Math.min(body.pageSize, total - body.offset));
    const orders = Array.from({ length: count }, (_, index) =>
      anOrder({ orderId: `order-${first + index + 1}` }),
    );
    return { total, orders };
  };
}

function failure(over: Partial<Failure> = {}): ApiError {
  return new ApiError({ ...ownFailure('The search is down'), reason: 'answered', status: 503, ...over });
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

function anExport(search: Search) {
  const files: OrdersFile[] = [];
  const asked: number[] = [];
  const actions: { type: string }[] = [];
  let running = 0;
  let most = 0;
  const counted: Platform['orderManager']['search'] = async (body, options) => {
    expect(options?.lane).toBe('background');
    asked.push(body.offset / 100 + 1);
    running += 1;
    most = Math.max(most, running);
    try {
      return await search(body, options?.signal);
    } finally {
      running -= 1;
    }
  };
  const context: Partial<SagaContext> = {
    platform: { orderManager: { search: counted } } as unknown as Platform,
    clock: { now: () => Date.parse('2026-11-20T12:00:00Z') },
    saveOrders: async (file) => void files.push(file),
  };
  const sagas = createSagaMiddleware({ context: { ...context } });
  const noting: Middleware = () => (next) => (action) => {
    actions.push(action as { type: string });
    return next(action);
  };
  const store = configureStore({
    reducer: rootReducer,
    middleware: (getDefault) =>
      getDefault({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(sagas, noting),
    devTools: false,
  });
  sagas.run(watchExports);
  return {
    store,
    files,
    asked,
    actions,
    most: () => most,
    state: () => store.getState().export,
    messages: () => store.getState().messages.all,
  };
}

const idsOf = (file: OrdersFile | undefined) =>
  file?.rows.map((row) =>
    row.kind === 'order' ? row.order.orderId : `${row.range.first} to ${row.range.last} missing`,
  );

describe('S7.37: an export', () => {
  test('reads every page, ten at a time, and saves each order once in the order of the results', async () => {
    const { store, files, asked, most, state } = anExport(resultOf(1950));
    store.dispatch(REQUEST);
    await settled();
    expect(asked.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect(most()).toBe(10);
    expect(files.map(({ name }) => name)).toEqual(['bulk-query.csv']);
    expect(idsOf(files[0])).toEqual(Array.from({ length: 1950 }, (_, index) => `order-${index + 1}`));
    expect(state()).toEqual({ status: 'saved', count: 1950, name: 'bulk-query.csv' });
  });

  test('asks for what was searched: the same text, range and sort on every page', async () => {
    const bodies: OrderSearchBody[] = [];
    const { store } = anExport(async (body) => {
      bodies.push(body);
      return resultOf(150)(body);
    });
    store.dispatch(REQUEST);
    await settled();
    expect(bodies).toHaveLength(2);
    for (const body of bodies) {
      expect(body).toMatchObject({ queryString: '+"ana"', startDateUtc: RANGE.start, endDateUtc: RANGE.end });
    }
  });

  test('says how far it is', async () => {
    const { store, state } = anExport((body) =>
      body.offset === 0 ? resultOf(150)(body) : new Promise(() => undefined),
    );
    store.dispatch(REQUEST);
    expect(state()).toEqual({ status: 'running', count: 0, total: null });
    await settled();
    expect(state()).toEqual({ status: 'running', count: 100, total: 150 });
  });

  test('is one at a time: asking again while it runs asks for nothing', async () => {
    const { store, files, asked } = anExport(resultOf(150));
    store.dispatch(REQUEST);
    store.dispatch(REQUEST);
    await settled();
    expect(asked).toHaveLength(2);
    expect(files).toHaveLength(1);
  });

  test('of no orders is a file with its header', async () => {
    const { store, files } = anExport(resultOf(0));
    store.dispatch(REQUEST);
    await settled();
    expect(files.map(({ rows }) => rows)).toEqual([[]]);
  });
});

describe('a page that cannot be had', () => {
  const without = (...pages: number[]): Search => {
    const down = new Set(pages);
    return async (body) => {
      if (down.has(body.offset / 100 + 1)) throw failure();
      return resultOf(1950)(body);
    };
  };

  test('is named, with the platform’s words in the snackbar, and nothing is saved by itself', async () => {
    const { store, files, state, messages } = anExport(without(13));
    store.dispatch(REQUEST);
    await settled();
    expect(files).toEqual([]);
    expect(state()).toEqual({
      status: 'incomplete',
      count: 1850,
      total: 1950,
      missing: [{ first: 1201, last: 1300 }],
    });
    expect(messages()).toMatchObject([
      { text: 'error', severity: 'danger', delay: 10_000, details: ['The search is down', '503'] },
    ]);
  });

  test('as a partial file that says what is missing, at its place', async () => {
    const { store, files } = anExport(without(13));
    store.dispatch(REQUEST);
    await settled();
    store.dispatch(partialFileWanted());
    await settled();
    expect(files.map(({ name }) => name)).toEqual(['bulk-query.partial.csv']);
    expect(idsOf(files[0])?.slice(1199, 1202)).toEqual(['order-1200', '1201 to 1300 missing', 'order-1301']);
    expect(idsOf(files[0])).toHaveLength(1851);
  });

  test('is asked for again alone, and then the file is whole', async () => {
    let isDown = true;
    const { store, files, asked } = anExport(async (body) => {
      if (isDown && body.offset === 1200) throw failure();
      return resultOf(1950)(body);
    });
    store.dispatch(REQUEST);
    await settled();
    asked.length = 0;
    isDown = false;
    store.dispatch(missingPagesWanted());
    await settled();
    expect(asked).toEqual([13]);
    expect(files.map(({ name, rows }) => [name, rows.length])).toEqual([['bulk-query.csv', 1950]]);
  });

  test('and is not wanted: no file', async () => {
    const { store, files, state } = anExport(without(13));
    store.dispatch(REQUEST);
    await settled();
    store.dispatch(exportCancelled());
    store.dispatch(partialFileWanted());
    await settled();
    expect(files).toEqual([]);
    expect(state()).toEqual({ status: 'idle' });
  });

  test.each([
    ['waits for a decision', []],
    ['was asked for again, in vain', [missingPagesWanted()]],
  ])('and %s: another download starts anew, and is the only file', async (_, decisions) => {
    const down = new Set([1200]);
    const { store, files, asked, state } = anExport(async (body) => {
      if (down.has(body.offset)) throw failure();
      return resultOf(1950)(body);
    });
    store.dispatch(REQUEST);
    await settled();
    for (const decision of decisions) store.dispatch(decision);
    await settled();
    expect(state()).toMatchObject({ status: 'incomplete' });
    down.clear();
    asked.length = 0;
    store.dispatch(REQUEST);
    expect(state()).toEqual({ status: 'running', count: 0, total: null });
    await settled();
    expect(asked).toHaveLength(20);
    store.dispatch(partialFileWanted());
    await settled();
    expect(files.map(({ name, rows }) => [name, rows.length])).toEqual([['bulk-query.csv', 1950]]);
    expect(state()).toEqual({ status: 'saved', count: 1950, name: 'bulk-query.csv' });
  });

  test('the first page: nothing can be had, so the error is all there is', async () => {
    const { store, files, state, messages } = anExport(without(1));
    store.dispatch(REQUEST);
    await settled();
    expect(files).toEqual([]);
    expect(state()).toEqual({ status: 'idle' });
    expect(messages()).toMatchObject([{ text: 'error', severity: 'danger' }]);
  });
});

describe('results that move while they are read', () => {
  test('are read once more, whole', async () => {
    let round = 0;
    const { store, files, asked } = anExport(async (body) => {
      if (body.offset === 0) round += 1;
      return resultOf(150, ({ offset }) => (round === 1 && offset > 0 ? -1 : 0))(body);
    });
    store.dispatch(REQUEST);
    await settled();
    expect(asked).toEqual([1, 2, 1, 2]);
    expect(files.map(({ name, rows }) => [name, rows.length])).toEqual([['bulk-query.csv', 150]]);
  });

  test('and do not come to rest: the person is told, and a file is partial', async () => {
    const { store, files, state } = anExport(resultOf(150, ({ offset }) => (offset > 0 ? -1 : 0)));
    store.dispatch(REQUEST);
    await settled();
    expect(state()).toEqual({ status: 'incomplete', count: 149, total: 150, missing: [] });
    store.dispatch(partialFileWanted());
    await settled();
    expect(files.map(({ name, rows }) => [name, rows.length])).toEqual([['bulk-query.partial.csv', 149]]);
  });
});

test('S5.13: more than 2,000 orders by now are refused', async () => {
  const { store, asked, state } = anExport(resultOf(2001));
  store.dispatch(REQUEST);
  await settled();
  expect(asked).toEqual([1]);
  expect(state()).toEqual({ status: 'refused', total: 2001 });
});

test('cancelling stops the asking and leaves no file', async () => {
  const stopped: number[] = [];
  const { store, files, state } = anExport((body, signal) =>
    body.offset === 0
      ? resultOf(1950)(body)
      : new Promise((_, reject) => {
          signal?.addEventListener('abort', () => {
            stopped.push(body.offset);
            reject(failure({ outcome: 'aborted' }));
          });
        }),
  );
  store.dispatch(REQUEST);
  await settled();
  store.dispatch(exportCancelled());
  await settled();
  expect(stopped).toHaveLength(10);
  expect(files).toEqual([]);
  expect(state()).toEqual({ status: 'idle' });
});

test.each([
  ['a 401', failure({ status: 401 })],
  ['a session that has ended', failure({ status: null, reason: 'signedOut' })],
])('S8.5: %s leads to the sign-in and back to the search', async (_, thrown) => {
  const { store, actions, messages } = anExport(async () => {
    throw thrown;
  });
  store.dispatch(REQUEST);
  await settled();
  expect(actions.filter(signInRequested.match).map(({ payload }) => payload)).toEqual([
    { returnPath: '/?searchTerm=ana&page=1' },
  ]);
  expect(messages()).toEqual([]);
});
