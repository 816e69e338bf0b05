import { useLocation } from 'react-router';
import { withSameView } from '#domain/order/orderView.ts';
import { orderPath } from '#domain/paths.ts';
import { splitPath, splitQuery } from '#domain/results/splitView.ts';

/** The path of another order with the same view, and with the same results beside it if the split view is open. */
export function useOrderPath(): (orderId: string) => string {
  const location = useLocation();
  const query = splitQuery(location);
  return (orderId) =>
    withSameView(query === null ? orderPath(orderId) : splitPath(orderId, query), location.search);
}
