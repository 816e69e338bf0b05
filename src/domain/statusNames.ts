/**
 * The item status names of the platform (S4.10), including those of its filters and history, and names that
 * only the labels of S4.11 need. The console shows other names unchanged.
 */
export const ITEM_STATUSES = [
  'standardizingOrder',
  'documentReview',
  'documentReviewFeedback',
  'documentReviewRejected',
  'routing',
  'routingDelayed',
  'shippingAggregation',
  'preparing',
  'inventoryCheck',
  'inventoryCheckRejected',
  'prepress',
  'prepressFailed',
  'platformAccepted',
  'awaitingFulfillerResponse',
  'inProduction',
  'productionAccepted',
  'production',
  'fulfillment',
  'fulfillmentDelayed',
  'fulfilled',
  'dispatched',
  'outForDelivery',
  'delivered',
  'onTimeToCustomer',
  'pendingCancellation',
  'cancellationRejected',
  'cancelled',
  'cancelledItemShipped',
  'rejected',
  'suspended',
  'onHold',
  'delayed',
  'baton',
] as const;
export type KnownItemStatus = (typeof ITEM_STATUSES)[number];

/**
 * The value of the check box that contains production and productionAccepted in the filters. The console
 * never stores or sends it (S2.28, S5.10).
 */
export const IN_PRODUCTION = 'inProduction';
export const IN_PRODUCTION_CHILDREN = ['productionAccepted', 'production'] as const;

/** S4.13: statuses that are missed SLAs if they are current and past their expected close date. */
export const DELAY_STATUSES = [
  'pendingCancellation',
  'fulfillment',
  'awaitingFulfillerResponse',
  'preparing',
  'documentReview',
  'documentReviewFeedback',
  'fulfillmentDelayed',
  'onTimeToCustomer',
] as const;

/** S4.13: two more statuses of the delayed filter, which can be late but are not missed SLAs. */
export const OTHER_DELAY_STATUSES = ['inventoryCheck', 'routing'] as const;
export const DELAY_FILTER_STATUSES = [...DELAY_STATUSES, ...OTHER_DELAY_STATUSES] as const;

/**
 * S4.14: statuses that are errors if they are current and past their expected close date. A current rejected
 * status is an error even without a date (S4.16).
 */
export const ERROR_STATUSES = [
  'rejected',
  'documentReviewRejected',
  'inventoryCheckRejected',
  'prepressFailed',
  'suspended',
] as const;

/** The value of the error filter for items that are both in routing and suspended (S4.20). */
export const ROUTING_SUSPENDED = 'routing+suspended';

/** S4.19: the states in which an item is blocked. */
export const BLOCKED_STATUSES = [...ERROR_STATUSES, ROUTING_SUSPENDED, 'onHold'] as const;

/** All values that the error filter offers: the blocked statuses and cancelled (S2.24). */
export const ERROR_FILTER_STATUSES = [...BLOCKED_STATUSES, 'cancelled'] as const;

const NOT_FILTERED = ['routingDelayed', IN_PRODUCTION, 'cancelledItemShipped', 'delayed', 'baton'] as const;

/** The statuses of the status filter, which groups the two production statuses under one check box. */
export const STATUS_FILTER_STATUSES = ITEM_STATUSES.filter(
  (status): status is Exclude<KnownItemStatus, (typeof NOT_FILTERED)[number]> =>
    !NOT_FILTERED.some((other) => other === status),
);

/** R88: the states that have a common synonym, which users can also enter in the filters. */
export const STATUSES_WITH_SYNONYMS = [
  'documentReview',
  'preparing',
  'awaitingFulfillerResponse',
  'fulfilled',
  ROUTING_SUSPENDED,
] as const;

export function isKnownStatus(name: string): name is KnownItemStatus {
  return ITEM_STATUSES.some((known) => known === name);
}
