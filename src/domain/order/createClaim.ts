/** S7.38: the page elsewhere on which a claim is made. */
export function createClaimUrl(page: string, orderId: string, merchantId: string): string {
  const url = new URL(page);
  url.searchParams.set('orderId', orderId);
  url.searchParams.set('tenant', merchantId);
  return url.href;
}
