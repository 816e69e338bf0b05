import type { UpdateType } from '#domain/actions/statusUpdate.ts';
import { byNewest } from '#domain/byNewest.ts';
import { isSameId } from '#domain/sameId.ts';

/** A notification to a fulfiller (S3.44), with the items that still need a response. */
export interface FulfillerNotification {
  notificationId: string;
  /**
   * Raw name. Known names: OrderRequest, RetryOrderRequest, CancellationRequest, ProductionStarted,
   * ItemsRejected.
   */
  type: string;
  /** Raw name. Known names: NEW, ACCEPTED, REJECTED. */
  status: string;
  /** UTC instant, or null. */
  createdDate: string | null;
  /** Short IDs of the items without a response. */
  openItemIds: string[];
}

/**
 * The item that the notifications concern. `itemId` is its ID in the fulfillment order manager, and `orderId`
 * is the short ID of its fulfillment group.
 */
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

/** The type as a text key; null if the console shows the platform's name instead. */
export function knownNotificationType({ type }: FulfillerNotification): (typeof TYPES)[number] | null {
  return TYPES.find((known) => known === type) ?? null;
}

/** The status as a text key; null if the console shows the platform's name instead. */
export function knownNotificationStatus({ status }: FulfillerNotification): (typeof STATUSES)[number] | null {
  return STATUSES.find((known) => known === status) ?? null;
}

/**
 * The types of notifications that each update responds to. Other updates do not respond to a notification
 * (docs/platform/fulfillment-order-manager.md).
 */
const RESPONDED_TYPES: Partial<Record<UpdateType, readonly string[]>> = {
  productionAccepted: ['OrderRequest', 'RetryOrderRequest'],
  fulfillerRejected: ['OrderRequest', 'RetryOrderRequest'],
  cancellationResponse: ['CancellationRequest'],
  nothingCancelled: ['CancellationRequest'],
};

/** The newest notification of a matching type to which the item has no response yet, or null. */
export function pendingNotification(
  notifications: readonly FulfillerNotification[],
  type: UpdateType,
  shortItemId: string,
): FulfillerNotification | null {
  const matching = notifications.filter(
    (one) =>
      RESPONDED_TYPES[type]?.includes(one.type) && one.openItemIds.some((id) => isSameId(id, shortItemId)),
  );
  return matching.sort(byNewest(({ createdDate }) => createdDate))[0] ?? null;
}
