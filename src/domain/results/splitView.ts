import { orderIdIn, orderPath, SPLIT } from '#domain/links/paths.ts';
import { hasSearchCriteria } from '#domain/search/searchUrl.ts';

/** The scroll position of the split view's list for an order and a search; `scrollTop` is in pixels. */
export interface ListScroll {
  orderId: string;
  query: string;
  scrollTop: number;
}

/** The query of the split view's search, without its '?'; null if the URL does not show a split view. */
export function splitQuery({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | null {
  const query = new URLSearchParams(search).get(SPLIT) ?? '';
  return orderIdIn(pathname) !== '' && hasSearchCriteria(new URLSearchParams(query)) ? query : null;
}

/** The path of the split view with an order and the results of a search. `query` can start with '?'. */
export function splitPath(orderId: string, query: string): string {
  return `${orderPath(orderId)}?${new URLSearchParams({ [SPLIT]: query.replace(/^\?/, '') })}`;
}

/**
 * The query of an order's URL with the split view of a search. If `query` is null, it contains no split view.
 * Other parameters stay the same.
 */
export function withSplit(search: string, query: string | null): string {
  const params = new URLSearchParams(search);
  if (query === null) params.delete(SPLIT);
  else params.set(SPLIT, query.replace(/^\?/, ''));
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
