import { useLocation } from 'react-router';
import { orderIdIn } from '#domain/paths.ts';

/** The id of the order in the address; '' where the address is no order's. The router's own reads `%2F` as '/'. */
export function useOrderId(): string {
  return orderIdIn(useLocation().pathname);
}
