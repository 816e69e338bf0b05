import { describe, expect, it } from 'vitest';
import { splitPath, splitQuery, withSplit } from '#domain/results/splitView.ts';
import { parseCriteria, searchQuery } from '#domain/search/searchUrl.ts';
import { aSearch } from '#test/domainBuilders.ts';

const at = (path: string) => new URL(path, 'https://console.test');

describe('the URL of the split view', () => {
  it('contains the order and the search, so that both survive a reload', () => {
    const criteria = aSearch({
      searchTerm: 'mugs & "cups"',
      filters: { merchants: ['acme', 'b&c=d'], statuses: ['routing'] },
      page: 3,
    });
    const url = at(splitPath('a/b?c', searchQuery(criteria, null)));
    expect(url.pathname).toBe('/orders/a%2Fb%3Fc');
    expect(parseCriteria(new URLSearchParams(splitQuery(url) ?? ''))).toEqual(criteria);
  });

  it('is no other page', () => {
    expect(splitQuery(at('/?split=page%3D1'))).toBeNull();
    expect(splitQuery(at('/orders/o-1'))).toBeNull();
  });

  it.each(['', 'columns%3Dstatus', 'searchTerm%3D'])('shows no results without a search (%j)', (query) => {
    expect(splitQuery(at(`/orders/o-1?split=${query}`))).toBeNull();
  });

  it('leaves the rest of the order’s URL unchanged', () => {
    expect(withSplit('?itemId=i-1', '?page=1')).toBe('?itemId=i-1&split=page%3D1');
    expect(withSplit('?itemId=i-1&split=page%3D1', null)).toBe('?itemId=i-1');
    expect(withSplit('?split=page%3D1', null)).toBe('');
  });
});
