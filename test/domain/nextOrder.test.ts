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

  const LEFT: WantedPage = { page: 2, opens: 'first', orderId: 'b', total: 250, leftIds: ['a', 'b'] };
  const arrive = (ids: readonly string[], total: number, over: Partial<WantedPage> = {}) =>
    arrivalOn({ ...LEFT, ...over }, ids, total);

  test('its first order opens that was not shown before', () => {
    expect(arrive(['c', 'd'], 250)).toEqual({ orderId: 'c' });
    expect(arrive(['b', 'c'], 251)).toEqual({ orderId: 'c' });
    expect(arrive(['a', 'c'], 249, { page: 1, total: 249 })).toEqual({ orderId: 'c' });
  });

  test('an earlier page is shown first, and the next one if that has no other orders', () => {
    expect(arrive(['d'], 249)).toEqual({ page: 1 });
    expect(arrive(['a', 'b'], 249, { page: 1, total: 249 })).toEqual({ page: 2 });
    expect(arrive(['a'], 60, { page: 1, total: 60 })).toBeNull();
  });

  test('the open order is searched for on an earlier page only if it is not on this one', () => {
    expect(arrive(['a', 'b'], 200, { opens: 'same' })).toBeNull();
    expect(arrive(['c'], 200, { opens: 'same' })).toEqual({ page: 1 });
    expect(arrive(['c'], 250, { opens: 'same' })).toBeNull();
  });

  test('a step back opens the last order of the page', () => {
    expect(arrive(['x', 'y'], 200, { opens: 'last' })).toEqual({ orderId: 'y' });
    expect(arrive([], 200, { opens: 'last' })).toBeNull();
  });
});
