import { describe, expect, it } from 'vitest';
import { recallDraft } from '#domain/people/draft.ts';

const INITIAL = { reason: '', quantity: 1, ids: [] as string[], date: null as string | null };

describe('a kept draft comes back if it still fits the form', () => {
  it.each([
    ['nothing was kept', undefined, INITIAL],
    [
      'the whole form',
      { reason: 'torn', quantity: 3, ids: ['1'], date: null },
      { reason: 'torn', quantity: 3, ids: ['1'], date: null },
    ],
    ['a form that has since gained a field', { reason: 'torn' }, { ...INITIAL, reason: 'torn' }],
    ['a form that has since lost a field', { ...INITIAL, gone: true }, INITIAL],
    [
      'a field that has since changed its kind',
      { ...INITIAL, reason: 'torn', quantity: '3' },
      { ...INITIAL, reason: 'torn' },
    ],
    ['a list where there was a text', { ...INITIAL, reason: ['torn'] }, INITIAL],
    [
      'an empty field that starts as null takes what was chosen',
      { ...INITIAL, date: '2026-11-24' },
      { ...INITIAL, date: '2026-11-24' },
    ],
    ['a field that was emptied', { ...INITIAL, quantity: null }, { ...INITIAL, quantity: null }],
    ['another kind of value altogether', 'text', INITIAL],
    ['null', null, INITIAL],
  ])('%s', (_title, kept, expected) => {
    expect(recallDraft<unknown>(kept, INITIAL)).toEqual(expected);
  });

  it.each([
    ['a text', 'typed', '', 'typed'],
    ['a list', ['a'], [], ['a']],
    ['a text where a list is wanted', 'typed', [], []],
  ])('%s that is no form', (_title, kept, initial, expected) => {
    expect(recallDraft<unknown>(kept, initial)).toEqual(expected);
  });
});
