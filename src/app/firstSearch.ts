import { type OrderSearchBody, type SearchPage, toSearchBody } from '#api/orderManager.ts';
import type { SearchPlatform } from '#api/searchPlatform.ts';
import { isRefused, searchRange } from '#domain/searchRange.ts';
import { criteriaOfAddress } from '#domain/searchUrl.ts';

/** A search that is under way before the use cases are here. */
interface Asked {
  body: string;
  page: Promise<SearchPage>;
}

const written = (body: OrderSearchBody) => JSON.stringify(body);

/** The body that the address asks for; null where it asks for none, for nothing that can be sent, or for a moving period. */
function bodyOf(address: Location, now: number, timezone: string): OrderSearchBody | null {
  const criteria = criteriaOfAddress(address);
  if (criteria === null || criteria.period !== null) return null;
  const range = searchRange(criteria, now, timezone);
  return isRefused(range, now, timezone) ? null : toSearchBody(criteria, range);
}

function handOver({ search }: SearchPlatform['orderManager'], asked: Asked): typeof search {
  let left: Asked | null = asked;
  return (body, options) => {
    const first = left;
    left = null;
    if (first?.body !== written(body)) return search(body, options);
    return first.page;
  };
}

function ask({ orderManager }: SearchPlatform, body: OrderSearchBody): Asked {
  const page = orderManager.search(body);
  // The code that takes the promise handles its failure.
  page.catch(() => undefined);
  return { body: written(body), page };
}

/**
 * Asks at once for what the address asks for. The platform that comes back gives this answer to the first search,
 * where that turns out to be the same.
 */
export function askFirst(
  platform: SearchPlatform,
  location: Location,
  now: number,
  timezone: string,
): SearchPlatform {
  const body = bodyOf(location, now, timezone);
  if (body === null) return platform;
  const search = handOver(platform.orderManager, ask(platform, body));
  return { ...platform, orderManager: { ...platform.orderManager, search } };
}
