import type { SearchPlatform } from '#api/searchPlatform.ts';
import { type OrderSearchBody, type SearchPage, toSearchBody } from '#api/services/orderManager.ts';
import { hasInvalidRange, searchRange } from '#domain/search/searchRange.ts';
import { criteriaOfUrl } from '#domain/search/searchUrl.ts';

/**
 * A search that was sent before the sagas started: the serialized request body and the promise of the
 * response.
 */
interface SentSearch {
  body: string;
  page: Promise<SearchPage>;
}

const written = (body: OrderSearchBody) => JSON.stringify(body);

/**
 * Returns the request body for the search in the URL. Returns null if there is no search, or if its range is
 * invalid or relative to the current time.
 */
function bodyOf(address: Location, now: number, timezone: string): OrderSearchBody | null {
  const criteria = criteriaOfUrl(address);
  if (criteria === null || criteria.period !== null) return null;
  if (hasInvalidRange(criteria, now, timezone)) return null;
  return toSearchBody(criteria, searchRange(criteria, now, timezone));
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
 * Sends the search in the URL immediately if its range is fixed and valid. The first search of the returned
 * platform reuses the response if it has the same request body.
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
