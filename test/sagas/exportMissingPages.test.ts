import { describe, expect, test } from 'vitest';
import { exportCancelled, missingPagesRequested, partialFileRequested } from '#store/results/exportSlice.ts';
import { anExport, failure, idsOf, offsetOf, REQUEST, resultOf, type Search } from './exportScene.ts';
import { settled } from './settled.ts';

describe('a page that cannot be loaded', () => {
  const without = (...pages: number[]): Search => {
    const down = new Set(pages);
    return async (wanted) => {
      if (down.has(wanted.criteria.page)) throw failure();
      return resultOf(1950)(wanted);
    };
  };

  test('is named, with the platform’s message in the snackbar, and nothing is saved', async () => {
    const { store, files, state, messages } = anExport(without(13));
    store.dispatch(REQUEST);
    await settled();
    expect(files).toEqual([]);
    expect(state()).toEqual({
      status: 'incomplete',
      count: 1850,
      total: 1950,
      missing: [{ first: 1201, last: 1300 }],
      unreadable: 0,
    });
    expect(messages()).toMatchObject([
      {
        textKey: 'error',
        severity: 'danger',
        delay: 10_000,
        details: [{ textKey: 'exportFailed' }, 'The search is down', '503'],
      },
    ]);
  });

  test('is saved as a partial file with a note in its place', async () => {
    const { store, files } = anExport(without(13));
    store.dispatch(REQUEST);
    await settled();
    store.dispatch(partialFileRequested());
    await settled();
    expect(files.map(({ name }) => name)).toEqual(['bulk-query.partial.csv']);
    expect(idsOf(files[0])?.slice(1199, 1202)).toEqual(['order-1200', '1201 to 1300 missing', 'order-1301']);
    expect(idsOf(files[0])).toHaveLength(1851);
  });

  test('is requested again by itself, and then the file is complete', async () => {
    let isDown = true;
    const { store, files, asked } = anExport(async (wanted) => {
      if (isDown && offsetOf(wanted) === 1200) throw failure();
      return resultOf(1950)(wanted);
    });
    store.dispatch(REQUEST);
    await settled();
    asked.length = 0;
    isDown = false;
    store.dispatch(missingPagesRequested());
    await settled();
    expect(asked).toEqual([13]);
    expect(files.map(({ name, rows }) => [name, rows.length])).toEqual([['bulk-query.csv', 1950]]);
  });

  test('is discarded, and no file is saved', async () => {
    const { store, files, state } = anExport(without(13));
    store.dispatch(REQUEST);
    await settled();
    store.dispatch(exportCancelled());
    store.dispatch(partialFileRequested());
    await settled();
    expect(files).toEqual([]);
    expect(state()).toEqual({ status: 'idle' });
  });

  test.each([
    ['waits for a decision', []],
    ['was requested again without success', [missingPagesRequested()]],
  ])('and %s: another download starts over, and is the only file', async (_, decisions) => {
    const down = new Set([1200]);
    const { store, files, asked, state } = anExport(async (wanted) => {
      if (down.has(offsetOf(wanted))) throw failure();
      return resultOf(1950)(wanted);
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
    store.dispatch(partialFileRequested());
    await settled();
    expect(files.map(({ name, rows }) => [name, rows.length])).toEqual([['bulk-query.csv', 1950]]);
    expect(state()).toEqual({ status: 'saved', count: 1950, name: 'bulk-query.csv', unreadable: 0 });
  });

  test('is the first one: only the error is shown', async () => {
    const { store, files, state, messages } = anExport(without(1));
    store.dispatch(REQUEST);
    await settled();
    expect(files).toEqual([]);
    expect(state()).toEqual({ status: 'idle' });
    expect(messages()).toMatchObject([{ textKey: 'error', severity: 'danger' }]);
  });
});
