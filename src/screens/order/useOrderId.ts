import { useLocation } from 'react-router';
import { orderIdIn } from '#domain/links/paths.ts';

/**
 * Returns the order ID from the URL, or '' if the page is not an order. The router's own parameter is not
 * used, because the router decodes `%2F` to '/'.
 */
export function useOrderId(): string {
  return orderIdIn(useLocation().pathname);
}
