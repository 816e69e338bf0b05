import { describe, expect, it } from 'vitest';
import { createReportUrl } from '#domain/search/reportUrl.ts';
import { aSearch } from '#test/domainBuilders.ts';

const NOW = Date.parse('2026-11-22T10:00:00Z');

describe('S2.4: a report is created from a search’s parameters', () => {
  it.each([
    [
      'the whole search',
      aSearch({ searchTerm: 'VP-1*', filters: { merchants: ['a', 'b'] } }),
      'https://reporter.test/create?searchTerm=VP-1*&merchants=a&merchants=b',
    ],
    ['a search for everything', aSearch(), 'https://reporter.test/create'],
    [
      'a period as dates, because the reporter knows no periods',
      aSearch({ period: { value: 4, unit: 'hours' } }),
      'https://reporter.test/create?startDate=2026-11-22T06%3A00%3A00.000Z&endDate=2026-11-22T10%3A00%3A00.000Z',
    ],
    [
      'a report is about all pages',
      aSearch({ searchTerm: 'x', page: 7 }),
      'https://reporter.test/create?searchTerm=x',
    ],
  ])('%s', (_title, criteria, url) => {
    expect(createReportUrl('https://reporter.test', criteria, NOW)).toBe(url);
  });

  it('a base with a path and a trailing slash', () => {
    expect(createReportUrl('https://tools.test/reporter/', aSearch(), NOW)).toBe(
      'https://tools.test/reporter/create',
    );
  });

  it('a base that is no URL gives no link', () => {
    expect(createReportUrl('reporter', aSearch(), NOW)).toBeNull();
  });
});
