import { expect, it } from 'vitest';
import { type DraftsState, draftChanged, draftsReducer } from '#store/console/draftsSlice.ts';

function afterChanges(keys: readonly string[]): DraftsState {
  return keys.reduce<DraftsState>(
    (state, key) => draftsReducer(state, draftChanged({ key, value: key })),
    {},
  );
}

const many = (prefix: string) => Array.from({ length: 32 }, (_, index) => `${prefix}${index}`);

it('R30: keeps the last 30 inputs', () => {
  const keys = many('reorder:');
  expect(Object.keys(afterChanges(keys))).toEqual(keys.slice(2));
});

it('an input that is changed again is not the oldest any more, and displaces none', () => {
  const forms = many('reorder:').slice(0, 30);
  expect(Object.keys(afterChanges([...forms, 'reorder:0', 'reorder:30']))).toEqual([
    ...forms.slice(2),
    'reorder:0',
    'reorder:30',
  ]);
});
