import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SETTINGS_DOCUMENTS } from '#domain/people/settings.ts';
import { mergeFields, settingsDocumentName } from '#domain/people/storedSettings.ts';
import { mergeSavedSearches } from '#domain/search/mergeSavedSearches.ts';
import type { SavedSearch } from '#domain/search/savedSearch.ts';
import { aSearch } from '#test/domainBuilders.ts';
import { holds } from './holds.ts';

const search = (name: string, searchTerm = '', columns: string[] | null = null): SavedSearch => ({
  name,
  criteria: aSearch({ searchTerm }),
  columns,
});

describe('S1.6, S9.20: the names of the documents', () => {
  test.each([
    [
      'int',
      ['int-OOPs-searchColumns', 'int-OOPs-savedSearches', 'int-OOPs-appSettings', 'mcp-generic-ui-settings'],
    ],
    ['prd', ['OOPs-searchColumns', 'OOPs-savedSearches', 'OOPs-appSettings', 'mcp-generic-ui-settings']],
  ] as const)('in %s', (environment, names) => {
    expect(SETTINGS_DOCUMENTS.map((id) => settingsDocumentName(id, environment))).toEqual(names);
  });
});

describe('columns: mine if I changed them, else theirs', () => {
  test.each([
    ['I changed them', ['status'], ['merchant'], ['recipient'], ['merchant']],
    ['I did not', ['status'], ['status'], ['recipient'], ['recipient']],
    ['I restored the default', ['status'], null, ['recipient'], null],
    ['they restored the default', ['status'], ['status'], null, null],
    ['I changed only the order', ['a', 'b'], ['b', 'a'], ['c'], ['b', 'a']],
  ])('%s', (_, base, mine, theirs, merged) => {
    const of = (columns: string[] | null) => ({ columns, columnWidths: null });
    expect(mergeFields(of(base), of(mine), of(theirs))).toEqual(of(merged));
  });

  test.each([
    ['I changed a width and they the columns', { status: 9 }, { status: 16 }, { status: 9 }, { status: 16 }],
    ['they changed a width', { status: 9 }, { status: 9 }, { status: 16 }, { status: 16 }],
    ['I reset the widths', { status: 9 }, {}, { status: 9 }, {}],
    ['neither of us has any', {}, {}, null, null],
  ])('R105: %s', (_, base, mine, theirs, merged) => {
    const columns = ['status'];
    expect(
      mergeFields(
        { columns, columnWidths: base },
        { columns, columnWidths: mine },
        { columns: ['merchant'], columnWidths: theirs },
      ),
    ).toEqual({ columns: ['merchant'], columnWidths: merged });
  });
});

describe('preferences: field by field', () => {
  const base = { language: 'en', userTimezone: 'Europe/Berlin' as string | null };
  test.each([
    [
      'each of us changed another',
      { ...base, language: 'de' },
      { ...base, userTimezone: 'Etc/UTC' },
      { language: 'de', userTimezone: 'Etc/UTC' },
    ],
    [
      'both changed the same: mine',
      { ...base, language: 'de' },
      { ...base, language: 'fr' },
      { ...base, language: 'de' },
    ],
    [
      'fields missing in their document stay missing',
      base,
      { ...base, userTimezone: null },
      { ...base, userTimezone: null },
    ],
  ])('%s', (_, mine, theirs, merged) => expect(mergeFields(base, mine, theirs)).toEqual(merged));
});

describe('R10: saved searches: by name', () => {
  const [a, b, c] = [search('a'), search('b'), search('c')];
  const names = (searches: readonly SavedSearch[]) => searches.map(({ name }) => name);
  test.each([
    ['two writers save different searches: both survive', [a], [a, b], [a, c], ['a', 'c', 'b']],
    ['I removed one, they added one', [a, b], [a], [a, b, c], ['a', 'c']],
    ['they removed one, I added one', [a, b], [a, b, c], [a], ['a', 'c']],
    ['I reordered, they added', [a, b], [b, a], [a, b, c], ['b', 'a', 'c']],
    ['they reordered, I added', [a, b], [a, b, c], [b, a], ['b', 'a', 'c']],
    ['nothing was loaded here yet', [], [c], [a, b], ['a', 'b', 'c']],
  ])('%s', (_, base, mine, theirs, merged) =>
    expect(names(mergeSavedSearches(base, mine, theirs))).toEqual(merged),
  );

  test('mine takes precedence if both changed the same name', () => {
    expect(mergeSavedSearches([a], [search('a', 'mine')], [search('a', 'theirs')])).toEqual([
      search('a', 'mine'),
    ]);
  });

  test('two writers who used one name for different searches both keep theirs', () => {
    const merged = mergeSavedSearches([], [search('late', 'mine')], [search('Late', 'theirs')]);
    expect(merged).toEqual([search('Late', 'theirs'), search('late (2)', 'mine')]);
    expect(mergeSavedSearches([], [search('late', 'mine')], merged)).toEqual(merged);
  });

  test('R62: a renamed search keeps its position, even beside one saved by others', () => {
    const base = [search('a', 'x'), search('b', 'y'), search('c', 'z')];
    const mine = [search('a', 'x'), search('late', 'y'), search('c', 'z')];
    expect(names(mergeSavedSearches(base, mine, base))).toEqual(['a', 'late', 'c']);
    expect(names(mergeSavedSearches(base, mine, [...base, search('d')]))).toEqual(['a', 'late', 'c', 'd']);
  });

  test('R62: a search that was renamed and moved is where it was moved to', () => {
    const base = [search('a', 'x'), search('b', 'y'), search('c', 'z')];
    const mine = [search('a', 'x'), search('c', 'z'), search('late', 'y')];
    expect(names(mergeSavedSearches(base, mine, base))).toEqual(['a', 'c', 'late']);
    expect(names(mergeSavedSearches(base, mine, [...base, search('d')]))).toEqual(['a', 'c', 'late', 'd']);
  });

  test('R62: searches keep their positions if one gets the old name of another', () => {
    const base = [search('a', 'x'), search('b', 'y'), search('c', 'z')];
    const mine = [search('b', 'x'), search('d', 'y'), search('c', 'z')];
    expect(mergeSavedSearches(base, mine, base)).toEqual(mine);
    expect(mergeSavedSearches(base, mine, [...base, search('e')])).toEqual([...mine, search('e')]);
    const swapped = [search('b', 'x'), search('a', 'y'), search('c', 'z')];
    expect(mergeSavedSearches(base, swapped, base)).toEqual(swapped);
  });

  test('another letter case is a change of the same search', () => {
    expect(mergeSavedSearches([a], [search('A', 'mine')], [a])).toEqual([search('A', 'mine')]);
  });

  test('a change takes precedence over a removal by any writer', () => {
    expect(mergeSavedSearches([a], [search('a', 'mine')], [])).toEqual([search('a', 'mine')]);
    expect(mergeSavedSearches([a], [], [search('a', 'theirs')])).toEqual([search('a', 'theirs')]);
  });

  test('other columns are a change', () => {
    const withColumns = search('a', '', ['status']);
    expect(mergeSavedSearches([a], [a], [withColumns])).toEqual([withColumns]);
  });

  const list = fc.uniqueArray(
    fc.record({
      name: fc.constantFrom('a', 'A', 'a (2)', 'b', 'c', 'd'),
      term: fc.constantFrom('', 'x', 'y'),
    }),
    { selector: ({ name }) => name.toLowerCase() },
  );
  const searches = list.map((entries) => entries.map(({ name, term }) => search(name, term)));

  test('for any three lists: no name twice, no addition lost, merging again changes nothing', () => {
    holds(
      fc.property(searches, searches, searches, (base, mine, theirs) => {
        const merged = mergeSavedSearches(base, mine, theirs);
        const known = new Set(names(base).map((name) => name.toLowerCase()));
        expect(new Set(names(merged).map((name) => name.toLowerCase())).size).toBe(merged.length);
        const kept = merged.map(({ criteria }) => criteria.searchTerm);
        for (const { name, criteria } of [...mine, ...theirs]) {
          if (!known.has(name.toLowerCase())) expect(kept).toContain(criteria.searchTerm);
        }
        expect(mergeSavedSearches(base, mine, merged)).toEqual(merged);
      }),
      1000,
    );
  });
});
