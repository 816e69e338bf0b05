import type { Address } from '#domain/address.ts';

/** The real destination of a delivery: a street address or a pickup point (S5.51, S7.21). */
export interface DeliveryRequest {
  /** Raw name; only 'PickupPoint' has a meaning here. */
  addressType: string;
  address: Address;
  /** URL of the pickup point's own page, '' if there is none. */
  url: string;
}

/** S5.51: the address counts as a pickup point only if its type says so. */
export function isPickupPoint(request: DeliveryRequest): boolean {
  return request.addressType === 'PickupPoint';
}
