import { useLocation } from 'react-router';
import { orderIdIn } from '#domain/paths.ts';

/**
 * Returns the order ID in the URL, or '' on any other page. The router's own parameter is not used, because
 * it decodes `%2F` to '/'.
 */
export function useOrderId(): string {
  return orderIdIn(useLocation().pathname);
}
