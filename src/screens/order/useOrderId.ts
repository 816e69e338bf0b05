import { useLocation } from 'react-router';
import { orderIdIn } from '#domain/paths.ts';

/** The order ID in the URL; '' if the URL is not an order's. The router's own parameter decodes `%2F` to '/'. */
export function useOrderId(): string {
  return orderIdIn(useLocation().pathname);
}
