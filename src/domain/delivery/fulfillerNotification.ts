import type { UpdateType } from '#domain/actions/statusUpdate.ts';

/** A request of the platform to a fulfiller (S3.44), for the items that still need a response. */
export interface FulfillerNotification {
  notificationId: string;
  /** Raw name; known ones are OrderRequest, RetryOrderRequest, CancellationRequest, ProductionStarted, ItemsRejected. */
  type: string;
  /** Raw name; known ones are NEW, ACCEPTED, REJECTED. */
  status: string;
  /** UTC instant, or null. */
  createdDate: string | null;
  /** Short IDs of the items without a response. */
  openItemIds: string[];
}

/** The item that the notifications concern; IDs are the short ones. */
export interface NotificationSubject {
  fulfillerId: string;
  itemId: string;
  orderId: string;
}

const TYPES = [
  'OrderRequest',
  'RetryOrderRequest',
  'CancellationRequest',
  'ProductionStarted',
  'ItemsRejected',
] as const;
const STATUSES = ['NEW', 'ACCEPTED', 'REJECTED'] as const;

/** The type as a text key; null for a type that is shown under the platform's name. */
export function knownType({ type }: FulfillerNotification): (typeof TYPES)[number] | null {
  return TYPES.find((known) => known === type) ?? null;
}

/** The status as a text key; null for a status that is shown under the platform's name. */
export function knownStatus({ status }: FulfillerNotification): (typeof STATUSES)[number] | null {
  return STATUSES.find((known) => known === status) ?? null;
}

/** Newest first; notifications without a date come last. */
export function byNewestNotification(a: FulfillerNotification, b: FulfillerNotification): number {
  return (b.createdDate ?? '').localeCompare(a.createdDate ?? '');
}

/**
 * The notifications that an update responds to; other updates are posted without one
 * (docs/platform/fulfillment-order-manager.md).
 */
const ANSWERED: Partial<Record<UpdateType, readonly string[]>> = {
  productionAccepted: ['OrderRequest', 'RetryOrderRequest'],
  fulfillerRejected: ['OrderRequest', 'RetryOrderRequest'],
  cancellationResponse: ['CancellationRequest'],
  nothingCancelled: ['CancellationRequest'],
};

export function answersNotification(type: UpdateType): boolean {
  return ANSWERED[type] !== undefined;
}

/** The newest open notification of the matching type for the item, or null. */
export function notificationToAnswer(
  notifications: readonly FulfillerNotification[],
  type: UpdateType,
  shortItemId: string,
): FulfillerNotification | null {
  const matching = notifications.filter(
    (one) => ANSWERED[type]?.includes(one.type) && one.openItemIds.includes(shortItemId),
  );
  return matching.reduce<FulfillerNotification | null>(
    (newest, one) => (newest && (newest.createdDate ?? '') >= (one.createdDate ?? '') ? newest : one),
    null,
  );
}
