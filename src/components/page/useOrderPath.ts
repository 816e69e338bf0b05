import { useLocation } from 'react-router';
import { linkedOrderPath } from '#domain/order/orderView.ts';

/**
 * Returns a function that returns the path of another order, or of one of its items unless `itemId` is ''
 * (R361).
 */
export function useOrderPath(): (orderId: string, itemId?: string) => string {
  const { search } = useLocation();
  return (orderId, itemId) => linkedOrderPath(search, orderId, itemId);
}
