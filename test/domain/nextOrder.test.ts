import { describe, expect, it } from 'vitest';
import { nextOrderAfter } from '#domain/results/nextOrder.ts';

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
