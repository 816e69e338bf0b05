import { orderIdIn, orderPath } from '#domain/paths.ts';

/** The parameter of an order's address that holds the search whose results stand beside the order. */
const SPLIT = 'split';

/** How far the list beside an order was scrolled, in pixels. */
export interface ListPlace {
  orderId: string;
  query: string;
  scrollTop: number;
}

/** The query of the search beside the order, without its '?'; null where the address shows no order beside a search. */
export function splitQuery({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | null {
  return orderIdIn(pathname) === '' ? null : new URLSearchParams(search).get(SPLIT);
}

/** The order beside the results of a search; `query` with or without its '?'. */
export function splitPath(orderId: string, query: string): string {
  return `${orderPath(orderId)}?${new URLSearchParams({ [SPLIT]: query.replace(/^\?/, '') })}`;
}

/** The query of the same order beside the results of a search, or alone for null; whatever else it holds stays. */
export function withSplit(search: string, query: string | null): string {
  const params = new URLSearchParams(search);
  if (query === null) params.delete(SPLIT);
  else params.set(SPLIT, query.replace(/^\?/, ''));
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
