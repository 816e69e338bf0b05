import type { Address } from '#domain/address/address.ts';

/** The actual destination of a delivery: a street address or a pickup point (S5.51, S7.21). */
export interface DeliveryRequest {
  /** Raw name; the console only distinguishes 'PickupPoint' from all others. */
  addressType: string;
  address: Address;
  /** URL of the pickup point's page; '' if there is none. */
  url: string;
}

/** S5.51: only the type shows whether the address is a pickup point. */
export function isPickupPoint(request: DeliveryRequest): boolean {
  return request.addressType === 'PickupPoint';
}
