import { describe, expect, it } from 'vitest';
import { createReportUrl } from '#domain/reportUrl.ts';
import { aSearch } from '#test/domainBuilders.ts';

describe('S2.4: a report is created from a search’s parameters', () => {
  it.each([
    [
      'the whole search',
      aSearch({ searchTerm: 'VP-1*', filters: { merchants: ['a', 'b'] } }),
      'https://reporter.test/create?searchTerm=VP-1*&merchants=a&merchants=b',
    ],
    ['a search for everything', aSearch(), 'https://reporter.test/create'],
    [
      'a report is about all pages',
      aSearch({ searchTerm: 'x', page: 7 }),
      'https://reporter.test/create?searchTerm=x',
    ],
  ])('%s', (_title, criteria, url) => {
    expect(createReportUrl('https://reporter.test', criteria)).toBe(url);
  });

  it('a base with a path and a slash at its end', () => {
    expect(createReportUrl('https://tools.test/reporter/', aSearch())).toBe(
      'https://tools.test/reporter/create',
    );
  });

  it('a base that is no URL leads nowhere', () => {
    expect(createReportUrl('reporter', aSearch())).toBeNull();
  });
});
