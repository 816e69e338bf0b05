import { criteriaKey, type SearchCriteria } from './searchCriteria.ts';

/** A search that a user has run; paging through its results belongs to the same run. */
export interface SearchRun {
  /** Identifies the criteria, without their page. */
  key: string;
  /** The time of the first response, in epoch milliseconds. */
  at: number;
  /** The number of orders found: the highest total that any of its pages has reported. */
  total: number;
  /** IDs of the orders on the pages that were read. */
  orderIds: readonly string[];
  /** The user runs the search again, so the next page starts another run. */
  isOver: boolean;
}

interface FoundPage {
  criteria: SearchCriteria;
  total: number;
  orderIds: readonly string[];
  /** Epoch milliseconds. */
  at: number;
}

/** The run, extended by the orders of one more page. */
export function withOrders(run: SearchRun, orderIds: readonly string[]): SearchRun {
  const all = [...new Set([...run.orderIds, ...orderIds])];
  return { ...run, orderIds: all, total: Math.max(run.total, all.length) };
}

/**
 * The run that a page belongs to: the current one, or a new one for another search or for a search that is run again.
 */
export function continueRun(run: SearchRun | null, { criteria, total, orderIds, at }: FoundPage): SearchRun {
  const key = criteriaKey({ ...criteria, page: 1 });
  const known = run?.key === key && !run.isOver ? run : { key, at, total, orderIds: [], isOver: false };
  // Orders that were handled may no longer match the search.
  return withOrders({ ...known, total: Math.max(known.total, total) }, orderIds);
}

/** The handled orders that belong to a run and were handled after it began. */
export function handledIn<Handled extends { orderId: string; at: number }>(
  run: SearchRun | null,
  handled: readonly Handled[],
): Handled[] {
  if (run === null) return [];
  const found = new Set(run.orderIds);
  return handled.filter(({ orderId, at }) => at >= run.at && found.has(orderId));
}
