/** The requirements and abilities of a fulfiller (S3.31), in the order of the popover. */
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
  /** null if the platform provides no value, which does not mean no. */
  flags: Readonly<Record<FulfillerFlag, boolean | null>>;
}

/**
 * The result of loading a fulfiller. The user can lack access (S2.91), and the platform can lack the
 * fulfiller.
 */
export type FulfillerFound =
  | { kind: 'details'; fulfiller: FulfillerDetails }
  | { kind: 'denied' }
  | { kind: 'unknown' };
