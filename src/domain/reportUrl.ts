import { parseUrl } from './links.ts';
import type { SearchCriteria } from './searchCriteria.ts';
import { serializeCriteria } from './searchUrl.ts';

/** The reporter application's page that makes a report of a search (contract, section 7); null where the base is no URL. */
export function createReportUrl(reporter: string, criteria: SearchCriteria): string | null {
  const url = parseUrl(`${reporter.replace(/\/+$/, '')}/create`);
  if (!url) return null;
  for (const [name, value] of serializeCriteria({ ...criteria, page: 1 })) {
    if (name !== 'page') url.searchParams.append(name, value);
  }
  return url.href;
}
