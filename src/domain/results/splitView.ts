import { orderIdIn, orderPath } from '#domain/paths.ts';

/** The parameter of an order's URL that contains the search whose results are shown in the split view. */
const SPLIT = 'split';

/** The scroll position of the list in the split view, in pixels. */
export interface ListScroll {
  orderId: string;
  query: string;
  scrollTop: number;
}

/** The query of the search in the split view, without its '?'; null if the URL does not show a split view. */
export function splitQuery({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | null {
  return orderIdIn(pathname) === '' ? null : new URLSearchParams(search).get(SPLIT);
}

/** The path of the split view with the order and the results of a search; `query` with or without its '?'. */
export function splitPath(orderId: string, query: string): string {
  return `${orderPath(orderId)}?${new URLSearchParams({ [SPLIT]: query.replace(/^\?/, '') })}`;
}

/** The order's query with the split view of a search, or without it for null; other parameters stay. */
export function withSplit(search: string, query: string | null): string {
  const params = new URLSearchParams(search);
  if (query === null) params.delete(SPLIT);
  else params.set(SPLIT, query.replace(/^\?/, ''));
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
