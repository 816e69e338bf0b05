import { describe, expect, test } from 'vitest';
import { previewPages } from '#domain/item/preview.ts';

const surfaces = (...names: string[]) => names.map((name, index) => ({ id: `s${index}`, name }));
const shown = (...names: string[]) => previewPages(surfaces(...names)).map(({ name }) => name);

describe('S2.44: front before back, or else numerically', () => {
  test.each([
    ['in their given order', ['Front', 'Back'], ['Front', 'Back']],
    ['reversed', ['Back', 'Front'], ['Front', 'Back']],
    ['in any letter case', ['BACK', 'front'], ['front', 'BACK']],
    ['within longer names', ['Back of card', 'Front of card'], ['Front of card', 'Back of card']],
    ['in one word', ['backSide', 'frontSide'], ['frontSide', 'backSide']],
    ['pages by number, not by letter', ['Page 10', 'Page 2', 'Page 1'], ['Page 1', 'Page 2', 'Page 10']],
    ['plain numbers', ['3', '12', '1'], ['1', '3', '12']],
    [
      'pages between them stay between',
      ['Back', 'Inside 2', 'Front', 'Inside 1'],
      ['Front', 'Inside 1', 'Inside 2', 'Back'],
    ],
    ['a background is not a back', ['Page 2', 'Background', 'Back'], ['Background', 'Page 2', 'Back']],
  ])('%s', (_, given, wanted) => expect(shown(...given)).toEqual(wanted));
});

test('a page keeps its number in the surface set wherever it is shown', () => {
  expect(previewPages(surfaces('Back', 'Front'))).toEqual([
    { page: 2, name: 'Front' },
    { page: 1, name: 'Back' },
  ]);
});

test('S7.35: without surfaces there is one page without a name', () => {
  expect(previewPages([])).toEqual([{ page: 1, name: '' }]);
});

test('a surface without a name shows its ID', () => {
  expect(previewPages([{ id: 'A1', name: '' }])).toEqual([{ page: 1, name: 'A1' }]);
});
