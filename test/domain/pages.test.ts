import { describe, expect, test } from 'vitest';
import * as limits from '#domain/limits.ts';
import { pageCount, pageRowRange } from '#domain/pages.ts';
import { pickLanguage } from '#domain/people/languages.ts';

describe('S2.40: pages of results', () => {
  test.each([
    [0, 0],
    [1, 1],
    [100, 1],
    [101, 2],
    [9_999, 100],
    [10_000, 100],
    [12_840, 100],
  ])('%i results are %i pages, 100 at most', (total, pages) => {
    expect(pageCount(total)).toBe(pages);
  });

  test.each([
    [1, 100, 1, 100],
    [2, 100, 101, 200],
    [3, 7, 201, 207],
    [100, 100, 9_901, 10_000],
  ])('S2.36: page %i with %i rows shows rows %i to %i', (page, shown, first, last) => {
    expect(pageRowRange(page, shown)).toEqual({ first, last });
  });
});

describe('docs/rules/limits.md: the constants', () => {
  test.each([
    ['S9.1', 'SEARCH_PAGE_SIZE', 100],
    ['S2.40', 'SEARCH_MAX_PAGE', 100],
    ['S5.14', 'SEARCH_RESULT_CAP', 10_000],
    ['S9.2', 'SEARCH_WINDOW_DAYS', 180],
    ['S2.27', 'FILTER_PAGE_SIZE', 20],
    ['S5.13', 'MAX_LOADED_RESULTS', 2_000],
    ['S7.37', 'RESULT_PAGE_CONCURRENCY', 10],
    ['S9.4', 'BULK_CONCURRENCY', 10],
    ['S9.4', 'BULK_PAGE_CONCURRENCY', 2],
    ['S5.17', 'BULK_MAX_NEXT_PAGES', 5],
    ['S9.12', 'LINK_CONCURRENCY', 5],
    ['S9.5', 'THUMBNAIL_PX', 150],
    ['S9.5', 'THUMBNAIL_LAZY_PX', 300],
    ['S2.75', 'ITEMS_PER_SCROLL', 2],
    ['S2.75', 'ITEMS_SCROLL_THRESHOLD_PX', 500],
    ['S2.76', 'ITEM_FILTER_ABOVE_ITEMS', 2],
    ['S4.43', 'EVENTS_WARNING_COUNT', 300],
    ['S2.84', 'JSON_COLLAPSE_ABOVE', 3],
    ['S9.5', 'SHIPMENT_PAGE_SIZE', 1_000],
    ['S9.13', 'STUCK_ORDER_MINUTES', 5],
    ['S9.13', 'INVENTORY_RECHECK_HOURS', 24],
    ['S9.14', 'RESIZE_DEBOUNCE_MS', 100],
    ['S9.15', 'EVENT_TITLE_MAX', 100],
    ['S9.15', 'LINK_TEXT_MAX', 99],
    ['S9.11', 'SPLIT_ABOVE_ITEMS', 20],
    ['S9.11', 'SPLIT_DEFAULT_SIZE', 10],
    ['S5.52', 'REORDER_WARN_ABOVE_ITEMS', 100],
  ])('%s: %s is %i', (_spec, name, expected) => {
    expect(Object.entries(limits)).toContainEqual([name, expected]);
  });

  test('S9.14: the display time of a snackbar', () => {
    expect(limits.SNACKBAR_MS).toEqual({ error: 10_000, copied: 3_000, success: 5_000, sticky: 0 });
  });
});

describe('S9.19: the language', () => {
  test.each([
    [['de'], 'de'],
    [['nl-BE', 'fr'], 'nl'],
    [['FR-ca'], 'fr'],
    [['es', 'it-IT'], 'it'],
    [['es', 'pt'], 'en'],
    [['', '-', 'deutsch'], 'en'],
    [[], 'en'],
  ])('%j selects %s', (wanted, expected) => {
    expect(pickLanguage(wanted)).toBe(expected);
  });
});
