/** What a fulfiller asks for and offers (S3.31), as the fulfiller popover lists it. */
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
  /** null where the platform does not say: that is not a no. */
  flags: Readonly<Record<FulfillerFlag, boolean | null>>;
}

/** What came of asking for a fulfiller: it may be closed to this person (S2.91) or unknown to the platform. */
export type FulfillerFound =
  | { kind: 'details'; fulfiller: FulfillerDetails }
  | { kind: 'denied' }
  | { kind: 'unknown' };
