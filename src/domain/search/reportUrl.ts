import { parseUrl } from '#domain/links.ts';
import type { SearchCriteria } from './searchCriteria.ts';
import { periodRange } from './searchRange.ts';
import { serializeCriteria } from './searchUrl.ts';

function withDates(criteria: SearchCriteria, now: number): SearchCriteria {
  if (!criteria.period) return criteria;
  const { start, end } = periodRange(criteria.period, now);
  return { ...criteria, period: null, startDate: start, endDate: end };
}

/**
 * The reporter application's page that makes a report of a search (docs/platform/elsewhere.md); null where the base is no
 * URL. It knows dates and no periods (S2.14): a period ends `now`, in epoch milliseconds.
 */
export function createReportUrl(reporter: string, criteria: SearchCriteria, now: number): string | null {
  const url = parseUrl(`${reporter.replace(/\/+$/, '')}/create`);
  if (!url) return null;
  for (const [name, value] of serializeCriteria(withDates({ ...criteria, page: 1 }, now))) {
    if (name !== 'page') url.searchParams.append(name, value);
  }
  return url.href;
}
