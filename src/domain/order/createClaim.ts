/** S7.38: the URL of the external page on which the user creates a claim. */
export function createClaimUrl(page: string, orderId: string, merchantId: string): string {
  const url = new URL(page);
  url.searchParams.set('orderId', orderId);
  url.searchParams.set('tenant', merchantId);
  return url.href;
}
