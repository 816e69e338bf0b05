import { describe, expect, it } from 'vitest';
import { recallDraft } from '#domain/people/draft.ts';

const INITIAL = { reason: '', quantity: 1, ids: [] as string[], date: null as string | null };

describe('a stored draft is restored if it still fits the form', () => {
  it.each([
    ['nothing was stored', undefined, INITIAL],
    [
      'the whole form',
      { reason: 'torn', quantity: 3, ids: ['1'], date: null },
      { reason: 'torn', quantity: 3, ids: ['1'], date: null },
    ],
    ['a form that has since gained a field', { reason: 'torn' }, { ...INITIAL, reason: 'torn' }],
    ['a form that has since lost a field', { ...INITIAL, gone: true }, INITIAL],
    [
      'a field that has since changed its type',
      { ...INITIAL, reason: 'torn', quantity: '3' },
      { ...INITIAL, reason: 'torn' },
    ],
    ['a list in place of a text', { ...INITIAL, reason: ['torn'] }, INITIAL],
    [
      'a field that starts as null gets the chosen value',
      { ...INITIAL, date: '2026-11-24' },
      { ...INITIAL, date: '2026-11-24' },
    ],
    ['a field that was emptied', { ...INITIAL, quantity: null }, { ...INITIAL, quantity: null }],
    ['a completely different value', 'text', INITIAL],
    ['null', null, INITIAL],
  ])('%s', (_title, kept, expected) => {
    expect(recallDraft<unknown>(kept, INITIAL)).toEqual(expected);
  });

  it.each([
    ['a text', 'typed', '', 'typed'],
    ['a list', ['a'], [], ['a']],
    ['a text in place of a list', 'typed', [], []],
  ])('%s that does not fit the form', (_title, kept, initial, expected) => {
    expect(recallDraft<unknown>(kept, initial)).toEqual(expected);
  });
});
