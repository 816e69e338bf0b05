import type { UpdateType } from './statusUpdate.ts';

/** A request of the platform to a fulfiller (S3.44), for the items it still waits on. */
export interface FulfillerNotification {
  notificationId: string;
  /** Raw name; known ones are OrderRequest, RetryOrderRequest, CancellationRequest, ProductionStarted, ItemsRejected. */
  type: string;
  /** UTC instant, or null. */
  createdDate: string | null;
  /** Short ids of the items that were not answered yet. */
  openItemIds: string[];
}

/** The notifications an update answers; the others are posted on their own (contract, section 8). */
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
