import type { SearchPlatform } from '#api/searchPlatform.ts';
import { type OrderSearchBody, type SearchPage, toSearchBody } from '#api/services/orderManager.ts';
import { isInvalidRange, searchRange } from '#domain/search/searchRange.ts';
import { criteriaOfUrl } from '#domain/search/searchUrl.ts';

/** A search that was sent before its saga was loaded: the request body and the promise of the response. */
interface SentSearch {
  body: string;
  page: Promise<SearchPage>;
}

const written = (body: OrderSearchBody) => JSON.stringify(body);

/**
 * The request body of the search in the URL. Null if there is no search, if its range is invalid, or if it
 * has a relative period.
 */
function bodyOf(address: Location, now: number, timezone: string): OrderSearchBody | null {
  const criteria = criteriaOfUrl(address);
  if (criteria === null || criteria.period !== null) return null;
  const range = searchRange(criteria, now, timezone);
  return isInvalidRange(range, now, timezone) ? null : toSearchBody(criteria, range);
}

function reuseResponse({ search }: SearchPlatform['orderManager'], sent: SentSearch): typeof search {
  let unused: SentSearch | null = sent;
  return (body, options) => {
    const first = unused;
    unused = null;
    if (first?.body !== written(body)) return search(body, options);
    return first.page;
  };
}

function send({ orderManager }: SearchPlatform, body: OrderSearchBody): SentSearch {
  const page = orderManager.search(body);
  // The caller handles the failure. This handler only prevents an unhandled rejection.
  page.catch(() => undefined);
  return { body: written(body), page };
}

/**
 * Sends the search in the URL immediately, if it has a fixed and valid range. The first search on the
 * returned platform uses that response if it has the same body.
 */
export function sendFirstSearch(
  platform: SearchPlatform,
  location: Location,
  now: number,
  timezone: string,
): SearchPlatform {
  const body = bodyOf(location, now, timezone);
  if (body === null) return platform;
  const search = reuseResponse(platform.orderManager, send(platform, body));
  return { ...platform, orderManager: { ...platform.orderManager, search } };
}
