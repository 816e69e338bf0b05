import { criteriaKey, type SearchCriteria } from './searchCriteria.ts';

/** A search as a person has run it: moving from page to page belongs to the same run. */
export interface SearchRun {
  /** The criteria without their page. */
  key: string;
  /** The time of the first response, in epoch milliseconds. */
  at: number;
  /** How many orders it found: the most that any of its pages has reported. */
  total: number;
  /** The orders of the pages that were read. */
  orderIds: readonly string[];
  /** The person runs the search again: the next page begins another run. */
  isOver: boolean;
}

/** A page of results as it arrived. */
interface FoundPage {
  criteria: SearchCriteria;
  total: number;
  orderIds: readonly string[];
  /** Epoch milliseconds. */
  at: number;
}

/** The run with the orders of one more page. */
export function withOrders(run: SearchRun, orderIds: readonly string[]): SearchRun {
  const all = [...new Set([...run.orderIds, ...orderIds])];
  return { ...run, orderIds: all, total: Math.max(run.total, all.length) };
}

/** The run that a page belongs to: the current one, or a new one for another search and for a search that is run again. */
export function continueRun(run: SearchRun | null, { criteria, total, orderIds, at }: FoundPage): SearchRun {
  const key = criteriaKey({ ...criteria, page: 1 });
  const known = run?.key === key && !run.isOver ? run : { key, at, total, orderIds: [], isOver: false };
  // Orders that were handled may leave the search.
  return withOrders({ ...known, total: Math.max(known.total, total) }, orderIds);
}

/** What was handled of the orders of a run since it began. */
export function handledIn<Handled extends { orderId: string; at: number }>(
  run: SearchRun | null,
  handled: readonly Handled[],
): Handled[] {
  if (run === null) return [];
  const found = new Set(run.orderIds);
  return handled.filter(({ orderId, at }) => at >= run.at && found.has(orderId));
}
