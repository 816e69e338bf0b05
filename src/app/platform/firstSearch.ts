import type { SearchPlatform } from '#api/searchPlatform.ts';
import { type OrderSearch, type SearchPage, searchKey } from '#domain/search/orderSearch.ts';
import { hasInvalidRange, searchRange } from '#domain/search/searchRange.ts';
import { criteriaOfUrl } from '#domain/search/searchUrl.ts';
import type { CurrentTime } from '#domain/time/currentTime.ts';

/** A search that was sent before the sagas started: its key and the promise of the response. */
interface SentSearch {
  key: string;
  page: Promise<SearchPage>;
}

/**
 * Returns the search in the URL. Returns null if there is none, or if its range is invalid or relative to the
 * current time.
 */
function searchOf(address: URL, current: CurrentTime): OrderSearch | null {
  const criteria = criteriaOfUrl(address);
  if (criteria === null || criteria.period !== null) return null;
  if (hasInvalidRange(criteria, current)) return null;
  return { criteria, range: searchRange(criteria, current) };
}

function reuseResponse({ search }: SearchPlatform['orderManager'], sent: SentSearch): typeof search {
  let unused: SentSearch | null = sent;
  return (wanted, options) => {
    const first = unused;
    unused = null;
    if (first?.key !== searchKey(wanted)) return search(wanted, options);
    return first.page;
  };
}

function send({ orderManager }: SearchPlatform, search: OrderSearch): SentSearch {
  const page = orderManager.search(search);
  // The caller handles the failure. This handler only prevents an unhandled rejection.
  page.catch(() => undefined);
  return { key: searchKey(search), page };
}

/**
 * Sends the search in the URL immediately if its range is fixed and valid. The first search of the returned
 * platform reuses the response if it is the same search.
 */
export function sendFirstSearch(
  platform: SearchPlatform,
  address: URL,
  current: CurrentTime,
): SearchPlatform {
  const wanted = searchOf(address, current);
  if (wanted === null) return platform;
  const search = reuseResponse(platform.orderManager, send(platform, wanted));
  return { ...platform, orderManager: { ...platform.orderManager, search } };
}
