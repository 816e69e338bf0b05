import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  availableCategories,
  type Category,
  categoryCheckStates,
  categoryOptions,
  leafCategoryIds,
  toggleCategory,
} from '#domain/search/categoryTree.ts';
import { holds } from './holds.ts';

function category(id: string, ...children: Category[]): Category {
  return { id, name: `The ${id}`, children };
}

const TREE = [
  category('cards', category('business', category('standard'), category('premium')), category('post')),
  category('signs', category('banner')),
];

function find(tree: readonly Category[], id: string): Category | null {
  for (const one of tree) {
    const found = one.id === id ? one : find(one.children, id);
    if (found) return found;
  }
  return null;
}

/** The IDs of the leaf categories that the values cover. */
function covered(tree: readonly Category[], values: readonly string[]): Set<string> {
  const picked = categoryCheckStates(tree, values);
  return new Set(leafCategoryIds(tree).filter((id) => picked.get(id) === 'all'));
}

describe('the category tree', () => {
  test.each([
    ['a leaf marks its ancestors', ['standard'], ['cards', 'business', 'standard']],
    ['a parent alone includes its descendants', ['business'], ['cards', 'business', 'standard', 'premium']],
    ['a parent beside its child adds nothing', ['business', 'premium'], ['cards', 'business', 'premium']],
    ['nothing available, nothing shown', [], []],
    ['unknown categories are left out', ['elsewhere'], []],
  ])('%s', (_title, available, expected) => {
    expect(categoryOptions(availableCategories(TREE, available)).map((option) => option.value)).toEqual(
      expected,
    );
  });

  test('names each category with its ancestors', () => {
    expect(categoryOptions(TREE)[2]).toEqual({
      value: 'standard',
      label: 'The standard',
      hint: 'The cards › The business',
      synonyms: [],
    });
  });
});

describe('selecting categories: a parent selects its descendants', () => {
  test.each([
    ['a leaf', [], 'post', ['post']],
    ['a parent is stored alone', ['standard'], 'cards', ['cards']],
    ['the last sibling selects the parent', ['standard'], 'premium', ['business']],
    ['up to the root', ['business'], 'post', ['cards']],
    ['removing a child keeps its siblings', ['cards'], 'premium', ['standard', 'post']],
    ['removing a parent removes its descendants', ['standard', 'premium', 'banner'], 'business', ['signs']],
    ['an only child selects its parent', [], 'banner', ['signs']],
    ['completing a partly selected parent', ['premium'], 'business', ['business']],
    ['unknown categories stay', ['elsewhere'], 'post', ['elsewhere', 'post']],
    ['an unknown ID changes nothing', ['post'], 'nowhere', ['post']],
  ])('%s', (_title, before, id, after) => {
    expect(toggleCategory(TREE, before, id)).toEqual(after);
  });

  test.each([
    [['business'], { cards: 'some', business: 'all', standard: 'all', post: 'none', signs: 'none' }],
    [['standard'], { cards: 'some', business: 'some', premium: 'none' }],
    [['cards'], { cards: 'all', standard: 'all', post: 'all' }],
    [['standard', 'premium'], { business: 'all', cards: 'some' }],
  ])('with %j selected the check boxes are %j', (values, expected) => {
    expect(Object.fromEntries(categoryCheckStates(TREE, values))).toMatchObject(expected);
  });

  const { tree } = fc.letrec<{ tree: Category[]; node: Category }>((tie) => ({
    tree: fc.array(tie('node'), { maxLength: 4 }),
    node: fc.record({
      id: fc.constant(''),
      name: fc.constant('x'),
      children: fc.oneof({ maxDepth: 3, depthSize: 'small' }, fc.constant([]), tie('tree')),
    }),
  }));
  /** Trees whose category IDs are unique. */
  const numbered = tree.map((roots) => {
    let next = 0;
    const number = (one: Category): Category => {
      next += 1;
      return { ...one, id: `c${next}`, children: one.children.map(number) };
    };
    return roots.map(number);
  });
  const id = fc.integer({ min: 1, max: 12 }).map((n) => `c${n}`);
  const ids = fc.uniqueArray(id, { maxLength: 5 });

  test('selecting adds or removes exactly the categories below it', () => {
    holds(
      fc.property(numbered, ids, id, (roots, values, selected) => {
        const target = find(roots, selected);
        fc.pre(target !== null);
        const below = leafCategoryIds(target ? [target] : []);
        const before = covered(roots, values);
        const isDrop = categoryCheckStates(roots, values).get(selected) === 'all';
        const expected = isDrop ? [...before].filter((one) => !below.includes(one)) : [...before, ...below];
        expect(covered(roots, toggleCategory(roots, values, selected))).toEqual(new Set(expected));
      }),
      500,
    );
  });

  test('the stored list is as short as possible', () => {
    holds(
      fc.property(numbered, ids, id, (roots, values, selected) => {
        const after = toggleCategory(roots, values, selected);
        expect(new Set(after).size).toBe(after.length);
        for (const one of after.filter((other) => find(roots, other) !== null)) {
          const fewer = after.filter((other) => other !== one);
          expect(covered(roots, fewer)).not.toEqual(covered(roots, after));
        }
      }),
      500,
    );
  });
});
