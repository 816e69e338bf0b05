import { useLocation } from 'react-router';
import { withSameView } from '#domain/order/orderView.ts';
import { orderPath } from '#domain/paths.ts';
import { splitPath, splitQuery } from '#domain/results/splitView.ts';

/**
 * Returns a function that returns the path of another order, or of one of its items unless `itemId` is ''. If
 * the split view is open, the path keeps the results (R361). The path of an order also keeps the current
 * view.
 */
export function useOrderPath(): (orderId: string, itemId?: string) => string {
  const location = useLocation();
  const query = splitQuery(location);
  return (orderId, itemId = '') => {
    const path = query === null ? orderPath(orderId, itemId) : splitPath(orderId, query, itemId);
    return itemId === '' ? withSameView(path, location.search) : path;
  };
}
