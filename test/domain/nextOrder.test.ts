import { describe, expect, it } from 'vitest';
import { nextOrderAfter } from '#domain/results/nextOrder.ts';

describe('where to go on after an order', () => {
  const PAGE = ['a', 'b', 'c', 'd'];
  const from = (orderId: string, done: readonly string[], isLastPage = true) =>
    nextOrderAfter(orderId, PAGE, { isDone: (id) => done.includes(id), isLastPage });

  it('is the next one below that is not done', () => {
    expect(from('a', ['a', 'b'])).toEqual({ orderId: 'c' });
    expect(from('a', ['a', 'b'], false)).toEqual({ orderId: 'c' });
  });

  it('is the next page where none is left below, and one above on the last page', () => {
    expect(from('d', ['d', 'a'], false)).toBe('nextPage');
    expect(from('d', ['d', 'a'])).toEqual({ orderId: 'b' });
    expect(from('c', ['c', 'd', 'a'])).toEqual({ orderId: 'b' });
  });

  it('is nowhere once all are done, and the first one for an order that is not among them', () => {
    expect(from('b', PAGE)).toBeNull();
    expect(from('x', [])).toEqual({ orderId: 'a' });
    expect(nextOrderAfter('x', [], { isDone: () => false, isLastPage: true })).toBeNull();
  });
});
