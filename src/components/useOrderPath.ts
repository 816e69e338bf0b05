import { useLocation } from 'react-router';
import { withSameView } from '#domain/order/orderView.ts';
import { orderPath } from '#domain/paths.ts';
import { splitPath, splitQuery } from '#domain/results/splitView.ts';

/**
 * Returns a function that returns the path of another order. The path keeps the current view and, if the
 * split view is open, the results.
 */
export function useOrderPath(): (orderId: string) => string {
  const location = useLocation();
  const query = splitQuery(location);
  return (orderId) =>
    withSameView(query === null ? orderPath(orderId) : splitPath(orderId, query), location.search);
}
