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
