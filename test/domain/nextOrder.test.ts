import { describe, expect, it, test } from 'vitest';
import { arrivalOn, nextOrderAfter, pageAfterLeaving, type WantedPage } from '#domain/results/nextOrder.ts';

describe('the next order after an order', () => {
  const PAGE = ['a', 'b', 'c', 'd'];
  const from = (orderId: string, done: readonly string[], isLastPage = true) =>
    nextOrderAfter(orderId, PAGE, { isDone: (id) => done.includes(id), isLastPage });

  it('is the next one below that is not handled', () => {
    expect(from('a', ['a', 'b'])).toEqual({ orderId: 'c' });
    expect(from('a', ['a', 'b'], false)).toEqual({ orderId: 'c' });
  });

  it('is on the next page if none is left below, and above on the last page', () => {
    expect(from('d', ['d', 'a'], false)).toBe('nextPage');
    expect(from('d', ['d', 'a'])).toEqual({ orderId: 'b' });
    expect(from('c', ['c', 'd', 'a'])).toEqual({ orderId: 'b' });
  });

  it('is null once all are handled, and the first one for an order that is not in the list', () => {
    expect(from('b', PAGE)).toBeNull();
    expect(from('x', [])).toEqual({ orderId: 'a' });
    expect(nextOrderAfter('x', [], { isDone: () => false, isLastPage: true })).toBeNull();
  });
});

describe('R280: the page that follows once orders have left the results', () => {
  test.each([
    ['is the next one if none has left', 2, 0, 2],
    ['is the next one if others have joined', 2, -30, 2],
    ['is the page before it if some have left', 2, 1, 1],
    ['is one page earlier for each hundred', 5, 150, 3],
    ['is at least the first one', 2, 250, 1],
  ])('%s', (_title, page, gone, expected) => {
    expect(pageAfterLeaving(page, gone)).toBe(expected);
  });

  const idsOf = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, index) => `o${first + index}`);
  const LEFT: WantedPage = {
    page: 2,
    opens: 'first',
    orderId: 'b',
    from: 1,
    total: 250,
    leftIds: ['a', 'b'],
    earliest: 2,
  };
  const arrive = (ids: readonly string[], total: number, over: Partial<WantedPage> = {}) =>
    arrivalOn({ ...LEFT, ...over }, ids, total);

  test('the order after those that were on the page before opens', () => {
    expect(arrive(['c', 'd'], 250)).toEqual({ orderId: 'c' });
    expect(arrive(['b', 'c'], 251)).toEqual({ orderId: 'c' });
    expect(arrive(['x', 'a', 'c'], 249, { page: 1, total: 249 })).toEqual({ orderId: 'c' });
  });

  test('an earlier page is shown first, and the next one if that has none after them', () => {
    expect(arrive(['d'], 249)).toMatchObject({ page: 1, total: 249, earliest: 1 });
    const next = arrive(['a', 'b'], 249, { page: 1, total: 249, earliest: 1 });
    expect(next).toMatchObject({ page: 2, earliest: 2 });
    expect(arrive(['a'], 60, { page: 1, total: 60 })).toBeNull();
  });

  /** The pages that the list shows after the step from page `from` of `before`, and the order that opens. */
  function step(from: number, before: readonly string[], after: readonly string[], handled: number) {
    const pageOf = (ids: readonly string[], page: number) => ids.slice((page - 1) * 100, page * 100);
    const leftIds = pageOf(before, from);
    const page = from + 1;
    const earliest = pageAfterLeaving(page, handled);
    let wanted: WantedPage = {
      page,
      opens: 'first',
      orderId: '',
      from,
      total: before.length,
      leftIds,
      earliest,
    };
    const shown: number[] = [];
    while (shown.length < 10) {
      shown.push(wanted.page);
      const arrival = arrivalOn(wanted, pageOf(after, wanted.page), after.length);
      if (arrival === null || !('page' in arrival)) return [...shown, arrival?.orderId];
      wanted = arrival;
    }
    return shown;
  }
  test.each<[string, Parameters<typeof step>, unknown[]]>([
    ['one was handled, another joined', [1, idsOf(1, 250), idsOf(2, 251), 1], [2, 1, 'o101']],
    ['those handled still match', [5, idsOf(1, 900), idsOf(1, 900), 450], [6, 5, 6, 'o501']],
    ['many left further down', [5, idsOf(1, 1000), idsOf(1, 850), 0], [6, 5, 6, 'o501']],
    ['many left further up', [5, idsOf(1, 1000), idsOf(151, 1000), 0], [6, 5, 4, 'o501']],
    ['the whole page was handled', [1, idsOf(1, 250), idsOf(101, 250), 100], [2, 1, 'o101']],
    ['a hundred joined', [1, idsOf(101, 300), idsOf(1, 300), 0], [2, 3, 'o201']],
  ])('no order is skipped or opened again if %s', (_title, args, expected) => {
    expect(step(...args)).toEqual(expected);
  });

  test('the open order is searched for on earlier pages, one by one, only if it is not on this one', () => {
    expect(arrive(['a', 'b'], 200, { opens: 'same' })).toBeNull();
    expect(arrive(['c'], 200, { opens: 'same' })).toMatchObject({ page: 1 });
    expect(arrive(['c'], 100, { opens: 'same', page: 3 })).toMatchObject({ page: 2, earliest: 1 });
    expect(arrive(['c'], 250, { opens: 'same' })).toBeNull();
    expect(arrive(['c'], 250, { opens: 'same', earliest: 1 })).toMatchObject({ page: 1 });
  });

  test('a step back opens the last order before those of the page that was left', () => {
    expect(arrive(['x', 'y'], 200, { opens: 'last' })).toEqual({ orderId: 'y' });
    expect(arrive(['x', 'y', 'a', 'b'], 200, { opens: 'last' })).toEqual({ orderId: 'y' });
    expect(arrive(['a', 'b'], 200, { opens: 'last', page: 2 })).toMatchObject({ page: 1 });
    expect(arrive(['a', 'b'], 200, { opens: 'last', page: 1 })).toBeNull();
    expect(arrive([], 200, { opens: 'last' })).toBeNull();
  });
});
