import { criteriaKey, type SearchCriteria } from './searchCriteria.ts';

/** A search that the user ran; loading further pages of its results continues the same run. */
export interface SearchRun {
  /** Identifies the criteria without the page. */
  key: string;
  /** When the first response arrived, in epoch milliseconds. */
  at: number;
  /** The number of orders found: the highest total among the loaded pages. */
  total: number;
  /** IDs of the orders on the loaded pages. */
  orderIds: readonly string[];
  /**
   * Whether the user has run the search again or loaded new orders. If so, the next page begins a new run
   * (R100).
   */
  isOver: boolean;
}

interface FoundPage {
  criteria: SearchCriteria;
  total: number;
  orderIds: readonly string[];
  /** Epoch milliseconds. */
  at: number;
}

export function withOrders(run: SearchRun, orderIds: readonly string[]): SearchRun {
  const all = [...new Set([...run.orderIds, ...orderIds])];
  return { ...run, orderIds: all, total: Math.max(run.total, all.length) };
}

/**
 * The run that a page belongs to: the current run, or a new one if the search differs or the current run is
 * over.
 */
export function continueRun(run: SearchRun | null, { criteria, total, orderIds, at }: FoundPage): SearchRun {
  const key = criteriaKey({ ...criteria, page: 1 });
  const known = run?.key === key && !run.isOver ? run : { key, at, total, orderIds: [], isOver: false };
  // Orders that the user handled may no longer match the search, so the total never decreases.
  return withOrders({ ...known, total: Math.max(known.total, total) }, orderIds);
}

export function handledIn<Handled extends { orderId: string; at: number }>(
  run: SearchRun | null,
  handled: readonly Handled[],
): Handled[] {
  if (run === null) return [];
  const found = new Set(run.orderIds);
  return handled.filter(({ orderId, at }) => at >= run.at && found.has(orderId));
}
