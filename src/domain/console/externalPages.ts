/** S7.38: the URL of the external page on which the user creates a claim. */
export function createClaimUrl(page: string, orderId: string, merchantId: string): string {
  const url = new URL(page);
  url.searchParams.set('orderId', orderId);
  url.searchParams.set('tenant', merchantId);
  return url.href;
}

/** S7.38: the URL of an external page that searches the logs for an ID. */
export function logSearchUrl(page: string, id: string): string {
  const url = new URL(page);
  url.searchParams.set('query', id);
  return url.href;
}

/** S4.58: the URL of the external page on which the user places the order again, with changes. */
export function orderPlacementUrl(page: string, orderId: string): string {
  const url = new URL(page);
  url.searchParams.set('reorder', orderId);
  return url.href;
}
