import { useLocation } from 'react-router';
import { orderPath } from '#domain/paths.ts';
import { splitPath, splitQuery } from '#domain/splitView.ts';

/** The address of another order, beside the same results where this one stands beside them. */
export function useOrderPath(): (orderId: string) => string {
  const query = splitQuery(useLocation());
  return (orderId) => (query === null ? orderPath(orderId) : splitPath(orderId, query));
}
