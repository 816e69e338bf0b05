import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldText } from '#domain/foldText.ts';
import { isUuidLike } from '#domain/identifiers.ts';
import { type FilterOption, indexByLabel, indexInOrder, matchOptions } from '#domain/search/filterIndex.ts';
import { anyText, holds } from './holds.ts';

const UUID_A = '0b6c8a1e-6a55-4b21-9d3a-1f2e3d4c5b6a';
const UUID_B = 'f00dcafe-6a55-4b21-9d3a-1f2e3d4c5b6a';

function options(...labels: string[]): FilterOption[] {
  return labels.map((label) => ({ value: `id of ${label}`, label, hint: '', synonyms: [] }));
}

function labels(found: readonly FilterOption[]): string[] {
  return found.map((option) => option.label);
}

describe('S2.27: the order of a filter list', () => {
  test.each([
    ['by label, in any letter case', ['banana', 'Apple', 'cherry'], ['Apple', 'banana', 'cherry']],
    [
      'accented letters are sorted with their base letter',
      ['Zebra', 'Édition', 'Eagle'],
      ['Eagle', 'Édition', 'Zebra'],
    ],
    [
      'labels that look like UUIDs come last',
      [UUID_A, 'Zebra', UUID_B, 'Ant'],
      ['Ant', 'Zebra', UUID_A, UUID_B],
    ],
  ])('%s', (_title, given, expected) => {
    expect(labels(indexByLabel(options(...given)))).toEqual(expected);
  });

  test('an explicit order is kept', () => {
    expect(labels(indexInOrder(options('routing', 'awaiting', UUID_A, 'done')))).toEqual([
      'routing',
      'awaiting',
      UUID_A,
      'done',
    ]);
  });
});

describe('S2.27: matches of a typed text', () => {
  const INDEX = indexByLabel(
    options('Print', 'Printworks Venlo', 'Acme Print', 'print shop', UUID_A, 'Müller Druck', 'Blueprint'),
  );

  test.each([
    [
      'exact, then prefix, then other',
      'print',
      ['Print', 'print shop', 'Printworks Venlo', 'Acme Print', 'Blueprint'],
    ],
    ['case and accents do not matter', 'MULLER', ['Müller Druck']],
    ['blanks around it do not matter', '  acme ', ['Acme Print']],
    ['nothing matches', 'zzz', []],
    ['the complete ID of a value finds it', 'id of Acme Print', ['Acme Print']],
    ['a part of an ID does not', 'id of', []],
    ['a UUID-like label is found by its beginning', '0b6c', [UUID_A]],
    ['special characters have no special meaning', '.*', []],
  ])('%s', (_title, text, expected) => {
    expect(labels(matchOptions(INDEX, text))).toEqual(expected);
  });

  test('R194: a label with a word that starts with the text comes before one with the text inside a word', () => {
    const found = matchOptions(indexInOrder(options('Plates', 'Too late', 'Re-late', 'Plate, late')), 'late');
    expect(labels(found)).toEqual(['Too late', 'Re-late', 'Plate, late', 'Plates']);
  });

  test('UUID-like labels come after every other match', () => {
    const index = indexByLabel(options(UUID_A, '0b6c prefix', 'other 0b6c'));
    expect(labels(matchOptions(index, '0b6c'))).toEqual(['0b6c prefix', 'other 0b6c', UUID_A]);
  });

  test('a completely typed UUID is an exact match', () => {
    const index = indexByLabel(options(`copy of ${UUID_A}`, UUID_A));
    expect(labels(matchOptions(index, UUID_A))).toEqual([UUID_A, `copy of ${UUID_A}`]);
  });

  describe('R88: other words for a value', () => {
    const WORDS = indexInOrder([
      { value: 'a', label: 'Not fulfilled yet', hint: '', synonyms: [] },
      { value: 'b', label: 'Fulfilled in part', hint: '', synonyms: ['Partial'] },
      { value: 'c', label: 'Shipped', hint: '', synonyms: ['Sent', 'Fulfilled'] },
      { value: 'd', label: UUID_A, hint: '', synonyms: ['Fulfilled by hand'] },
    ]);

    test.each([
      ['count like the name: exact, then prefix, then other', 'fulfilled', ['c', 'b', 'd', 'a']],
      ['find by their beginning', 'partia', ['b']],
      ['find by any part', 'en', ['c']],
      ['find nothing else', 'ship', ['c']],
    ])('%s', (_title, text, expected) => {
      expect(matchOptions(WORDS, text).map(({ value }) => value)).toEqual(expected);
    });
  });

  test('blank text matches everything', () => {
    expect(matchOptions(INDEX, ' ')).toHaveLength(7);
  });

  const label = fc.oneof(
    anyText({ maxLength: 6 }),
    fc.constantFrom('ab', 'abc', 'Abc', 'cab', 'äb', UUID_A, UUID_B),
  );

  test('exactly the labels that contain the text are found, each once, sorted by rank', () => {
    const rank = (found: string, text: string) => {
      const folded = foldText(found);
      if (folded === text) return 0;
      return (folded.startsWith(text) ? 1 : 2) + (isUuidLike(found) ? 2 : 0);
    };
    holds(
      fc.property(
        fc.uniqueArray(label, { maxLength: 12 }),
        anyText({ minLength: 1, maxLength: 3 }),
        (given, text) => {
          const wanted = foldText(text);
          fc.pre(wanted !== '');
          const found = labels(matchOptions(indexByLabel(options(...given)), text));
          expect(new Set(found)).toEqual(new Set(given.filter((one) => foldText(one).includes(wanted))));
          expect(found).toHaveLength(new Set(found).size);
          const ranks = found.map((one) => rank(one, wanted));
          expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
        },
      ),
      1_000,
    );
  });
});
