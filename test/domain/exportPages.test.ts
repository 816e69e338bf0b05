import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assembleExport, exportFileName, pageNumbers } from '#domain/results/exportPages.ts';
import type { SearchPage } from '#domain/search/orderSearch.ts';
import { anOrder, aPage } from '#test/domainBuilders.ts';
import { holds } from './holds.ts';

const ids = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const page = (from: number, to: number, total: number): SearchPage =>
  aPage(
    ids(from, to).map((number) => anOrder({ orderId: `order-${number}` })),
    total,
  );
const pagesOf = (total: number, without: readonly number[] = []) =>
  new Map(
    pageNumbers(total)
      .filter((number) => !without.includes(number))
      .map((number) => [number, page((number - 1) * 100 + 1, Math.min(number * 100, total), total)]),
  );

test.each([
  [0, []],
  [1, [1]],
  [100, [1]],
  [101, [1, 2]],
  [250, [1, 2, 3]],
])('%d orders are on the pages %j', (total, numbers) => expect(pageNumbers(total)).toEqual(numbers));

describe('a complete export', () => {
  test('contains every order once, in the order of the results', () => {
    const assembled = assembleExport(pagesOf(250), 250);
    const { rows, ...figures } = assembled;
    expect(rows.map((row) => row.kind === 'order' && row.order.orderId)).toEqual(
      ids(1, 250).map((number) => `order-${number}`),
    );
    expect(figures).toEqual({ count: 250, total: 250, missing: [], unreadable: 0, isSteady: true });
    expect(exportFileName(assembled)).toBe('bulk-query.csv');
  });

  test('of nothing is complete', () => {
    expect(assembleExport(new Map(), 0)).toMatchObject({ count: 0, missing: [], isSteady: true });
  });
});

describe('missing rows are named in their place', () => {
  test.each([
    ['one page', 1950, [13], [{ first: 1201, last: 1300 }], 1850],
    ['the last page', 1950, [20], [{ first: 1901, last: 1950 }], 1900],
    ['adjacent pages are one gap', 1950, [13, 14], [{ first: 1201, last: 1400 }], 1750],
    [
      'separate pages are two gaps',
      1950,
      [2, 20],
      [
        { first: 101, last: 200 },
        { first: 1901, last: 1950 },
      ],
      1800,
    ],
  ])('%s', (_, total, without, missing, count) => {
    const assembled = assembleExport(pagesOf(total, without), total);
    expect(assembled.missing).toEqual(missing);
    expect(assembled.count).toBe(count);
    expect(exportFileName(assembled)).toBe('bulk-query.partial.csv');
  });

  test('one row replaces the missing orders', () => {
    const { rows } = assembleExport(pagesOf(300, [2]), 300);
    expect(rows[100]).toEqual({ kind: 'missing', range: { first: 101, last: 200 } });
    expect(rows).toHaveLength(201);
  });
});

describe('results that change while they are read are not steady', () => {
  test('a new order moves the others: one is on two pages, but in the file once', () => {
    const pages = new Map([
      [1, page(1, 100, 150)],
      [2, page(100, 150, 151)],
    ]);
    const assembled = assembleExport(pages, 150);
    expect(assembled).toMatchObject({ count: 150, total: 151, isSteady: false });
    expect(exportFileName(assembled)).toBe('bulk-query.partial.csv');
    expect(assembled.rows.at(-1)).toEqual({ kind: 'moved', count: 150, total: 151 });
  });

  test('a removed order moves one across the border of two pages, and it is on neither', () => {
    const pages = new Map([
      [1, page(1, 100, 150)],
      [2, page(102, 150, 149)],
    ]);
    const assembled = assembleExport(pages, 150);
    expect(assembled).toMatchObject({ count: 149, total: 149, isSteady: false });
    expect(assembled.rows.at(-1)).toEqual({ kind: 'moved', count: 149, total: 149 });
  });

  test('R24: the last row says so, also beside rows that are missing, but not if rows are only missing', () => {
    const moved = new Map([
      [1, page(1, 100, 250)],
      [2, page(102, 201, 249)],
    ]);
    const { rows, missing } = assembleExport(moved, 250);
    expect(missing).toEqual([{ first: 201, last: 250 }]);
    expect(rows.slice(-2)).toEqual([
      { kind: 'missing', range: { first: 201, last: 250 } },
      { kind: 'moved', count: 200, total: 249 },
    ]);
    expect(assembleExport(pagesOf(250, [3]), 250).rows.map(({ kind }) => kind)).not.toContain('moved');
  });
});

describe('R284: orders that could not be read', () => {
  const lacking = (pages: Map<number, SearchPage>) => {
    const [first] = pages.get(1)?.orders ?? [];
    return pages.set(1, aPage(pages.get(1)?.orders.filter((order) => order !== first) ?? [], 250));
  };

  test('are counted, and are no change of the results: a row and the name of the file say so', () => {
    const assembled = assembleExport(lacking(pagesOf(250)), 250);
    expect(assembled).toMatchObject({ count: 249, missing: [], unreadable: 1, isSteady: true });
    expect(assembled.rows).toHaveLength(250);
    expect(assembled.rows.at(-1)).toEqual({ kind: 'unreadable', count: 1 });
    expect(exportFileName(assembled)).toBe('bulk-query.partial.csv');
  });

  test('R310: an order that the platform repeats on its page is none of them, and no change of the results', () => {
    const pages = lacking(pagesOf(250));
    const [first] = pages.values();
    if (first) pages.set(1, { ...first, repeated: 1 });
    const assembled = assembleExport(pages, 250);
    expect(assembled).toMatchObject({ count: 249, missing: [], unreadable: 0, isSteady: true });
    expect(assembled.rows).toHaveLength(249);
    expect(exportFileName(assembled)).toBe('bulk-query.csv');
  });

  test('are named beside rows that are missing', () => {
    const { rows, missing, unreadable } = assembleExport(lacking(pagesOf(250, [3])), 250);
    expect({ missing, unreadable }).toEqual({ missing: [{ first: 201, last: 250 }], unreadable: 1 });
    expect(rows.slice(-2).map(({ kind }) => kind)).toEqual(['missing', 'unreadable']);
  });
});

test('whatever pages fail, no order is listed twice, and every row is an order or in a named gap', () => {
  holds(
    fc.property(
      fc.integer({ min: 1, max: 700 }),
      fc.uniqueArray(fc.integer({ min: 1, max: 7 })),
      (total, without) => {
        const { rows, count, missing } = assembleExport(pagesOf(total, without), total);
        const orders = rows.flatMap((row) => (row.kind === 'order' ? [row.order.orderId] : []));
        const inGaps = missing.reduce((sum, { first, last }) => sum + last - first + 1, 0);
        expect(new Set(orders).size).toBe(count);
        expect(count + inGaps).toBe(total);
      },
    ),
    200,
  );
});
