import type { UpdateType } from '#domain/actions/statusUpdate.ts';

/** A request of the platform to a fulfiller (S3.44), for the items it still waits on. */
export interface FulfillerNotification {
  notificationId: string;
  /** Raw name; known ones are OrderRequest, RetryOrderRequest, CancellationRequest, ProductionStarted, ItemsRejected. */
  type: string;
  /** Raw name; known ones are NEW, ACCEPTED, REJECTED. */
  status: string;
  /** UTC instant, or null. */
  createdDate: string | null;
  /** Short IDs of the items that were not answered yet. */
  openItemIds: string[];
}

/** The item that notifications are about; IDs are the short ones. */
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

/** The type as a text key; null for a type that is shown as the platform writes it. */
export function knownType({ type }: FulfillerNotification): (typeof TYPES)[number] | null {
  return TYPES.find((known) => known === type) ?? null;
}

/** The status as a text key; null for a status that is shown as the platform writes it. */
export function knownStatus({ status }: FulfillerNotification): (typeof STATUSES)[number] | null {
  return STATUSES.find((known) => known === status) ?? null;
}

/** The newest first; without a date last. */
export function byNewestNotification(a: FulfillerNotification, b: FulfillerNotification): number {
  return (b.createdDate ?? '').localeCompare(a.createdDate ?? '');
}

/** The notifications an update answers; the others are posted on their own (docs/platform/fulfillment-order-manager.md). */
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
