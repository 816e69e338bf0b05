import type { Address } from '#domain/address/address.ts';
import type { Contact } from './merchant.ts';

/** The requirements and abilities of a fulfiller (S3.31), in the order in which the popover lists them. */
export const FULFILLER_FLAGS = [
  'requiresShipmentPlanning',
  'requiresContactInformation',
  'supportOrderCancellations',
  'supportDeliveryAddressChanges',
  'supportSplitShippingSamples',
  'supportPlatformShipmentPlans',
  'receivingTestFulfillmentRequests',
  'supportDoNotShip',
] as const;
export type FulfillerFlag = (typeof FULFILLER_FLAGS)[number];

export interface FulfillerDetails {
  fulfillerId: string;
  internalFulfillerId: string;
  name: string;
  phone: string;
  email: string;
  /** null if the platform provides no value, which is not the same as false. */
  flags: Readonly<Record<FulfillerFlag, boolean | null>>;
}

/**
 * The result of loading a fulfiller. `denied` means that the user has no access (S2.91), and `unknown` that
 * the platform does not know the fulfiller.
 */
export type FulfillerLoadResult =
  | { kind: 'details'; fulfiller: FulfillerDetails }
  | { kind: 'denied' }
  | { kind: 'unknown' };

/** A fulfillment group as its fulfiller sees it: as a separate order (S7.20). */
export interface FulfillerOrder {
  /** The group's short ID. */
  orderId: string;
  /** UTC instants, or null. */
  createdDate: string | null;
  promisedArrivalDate: string | null;
  merchantOrderId: string;
  /** The contact for the fulfiller's questions about the order. */
  support: Contact;
  destinationAddress: Address | null;
}
