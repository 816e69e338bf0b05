import { parseUrl } from '#domain/links/links.ts';
import type { SearchCriteria } from './searchCriteria.ts';
import { periodRange } from './searchRange.ts';
import { serializeCriteria } from './searchUrl.ts';

function withFixedDates(criteria: SearchCriteria, now: number): SearchCriteria {
  if (!criteria.period) return criteria;
  const { start, end } = periodRange(criteria.period, now);
  return { ...criteria, period: null, startDate: start, endDate: end };
}

/**
 * The URL of the reporter application's page for creating a report of a search (docs/platform/elsewhere.md);
 * null if the base is not a URL. That page accepts dates but no periods (S2.14), so a period becomes dates
 * that end at `now` (epoch milliseconds).
 */
export function createReportUrl(reporter: string, criteria: SearchCriteria, now: number): string | null {
  const url = parseUrl(`${reporter.replace(/\/+$/, '')}/create`);
  if (!url) return null;
  for (const [name, value] of serializeCriteria(withFixedDates({ ...criteria, page: 1 }, now))) {
    if (name !== 'page') url.searchParams.append(name, value);
  }
  return url.href;
}
