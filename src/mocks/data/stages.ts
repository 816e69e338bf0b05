/** The steps of every item in order, by the name of their status entry. */
export const STEPS = [
  'standardizingOrder',
  'documentReview',
  'routing',
  'shippingAggregation',
  'preparing',
  'awaitingFulfillerResponse',
  'productionAccepted',
  'production',
  'fulfillment',
  'fulfilled',
] as const;
export type Step = (typeof STEPS)[number];

/** The usual duration of each step in hours. Times and expected close dates are derived from it. */
export const STEP_HOURS: Readonly<Record<Step, number>> = {
  standardizingOrder: 0.2,
  documentReview: 3,
  routing: 0.5,
  shippingAggregation: 1,
  preparing: 4,
  awaitingFulfillerResponse: 6,
  productionAccepted: 8,
  production: 30,
  fulfillment: 8,
  fulfilled: 24,
};

/** The progress of an item. The steps before `at` are closed. `at` is current unless `ended` is set. */
export interface Stage {
  at: Step;
  /** Set if another status has ended the step. */
  ended?: true;
  /** Current status entries outside the pipeline, the most informative one first. */
  sideStatuses?: readonly string[];
  /** Closed status entries outside the pipeline. */
  closed?: readonly string[];
  /**
   * The share of the quantity that is cancelled, if `sideStatuses` contains `cancelled`. Otherwise, the share
   * that has the status `at`.
   */
  part?: number;
}

export const STAGES = {
  standardizing: { at: 'standardizingOrder' },
  documentReview: { at: 'documentReview' },
  awaitingFeedback: { at: 'documentReview', sideStatuses: ['documentReviewFeedback'] },
  documentRejected: { at: 'documentReview', ended: true, sideStatuses: ['documentReviewRejected'] },
  routing: { at: 'routing' },
  routingSuspended: { at: 'routing', sideStatuses: ['suspended'] },
  aggregating: { at: 'shippingAggregation' },
  preparing: { at: 'preparing' },
  inventoryCheck: { at: 'preparing', sideStatuses: ['inventoryCheck'] },
  inventoryRejected: { at: 'preparing', sideStatuses: ['inventoryCheckRejected'] },
  prepress: { at: 'preparing', sideStatuses: ['prepress'] },
  prepressFailed: { at: 'preparing', sideStatuses: ['prepressFailed'], closed: ['prepress'] },
  suspended: { at: 'preparing', sideStatuses: ['suspended'] },
  onHold: { at: 'preparing', sideStatuses: ['onHold'] },
  awaitingResponse: { at: 'awaitingFulfillerResponse', closed: ['platformAccepted'] },
  accepted: { at: 'productionAccepted', closed: ['platformAccepted'] },
  producing: { at: 'production', closed: ['platformAccepted'] },
  fulfilling: { at: 'fulfillment', closed: ['platformAccepted'] },
  fulfillmentDelayed: {
    at: 'production',
    sideStatuses: ['fulfillmentDelayed', 'delayed'],
    closed: ['platformAccepted'],
  },
  cancelPending: { at: 'production', sideStatuses: ['pendingCancellation'], closed: ['platformAccepted'] },
  cancelRefused: {
    at: 'production',
    closed: ['platformAccepted', 'pendingCancellation', 'cancellationRejected'],
  },
  cancelled: { at: 'production', ended: true, sideStatuses: ['cancelled'], closed: ['pendingCancellation'] },
  cancelledEarly: { at: 'routing', ended: true, sideStatuses: ['cancelled'] },
  partlyCancelled: { at: 'production', ended: true, sideStatuses: ['cancelled'], part: 0.4 },
  rejected: { at: 'awaitingFulfillerResponse', ended: true, sideStatuses: ['rejected'] },
  shipped: { at: 'fulfilled', sideStatuses: ['dispatched'] },
  partlyShipped: { at: 'fulfilled', sideStatuses: ['dispatched'], part: 0.5 },
  inTransit: { at: 'fulfilled', closed: ['dispatched'], sideStatuses: ['onTimeToCustomer'] },
  outForDelivery: {
    at: 'fulfilled',
    closed: ['dispatched'],
    sideStatuses: ['outForDelivery', 'onTimeToCustomer'],
  },
  delivered: {
    at: 'fulfilled',
    closed: ['dispatched', 'outForDelivery', 'onTimeToCustomer'],
    sideStatuses: ['delivered'],
  },
  cancelledShipped: { at: 'fulfilled', sideStatuses: ['cancelled'] },
  unknown: { at: 'standardizingOrder', ended: true, sideStatuses: ['awaitingRobotArm'] },
} as const satisfies Record<string, Stage>;
export type StageName = keyof typeof STAGES;

/**
 * The hours until the expected close date of a status outside the pipeline. Statuses that are not listed have
 * no such date.
 */
export const SIDE_STATUS_HOURS: Readonly<Record<string, number>> = {
  documentReviewFeedback: 48,
  documentReviewRejected: 24,
  inventoryCheck: 6,
  inventoryCheckRejected: 24,
  prepress: 3,
  prepressFailed: 12,
  suspended: 24,
  pendingCancellation: 24,
  fulfillmentDelayed: 36,
  delayed: 48,
  onTimeToCustomer: 96,
};

/**
 * The relative frequency of each stage, by the age of the order. Older orders have progressed further, and
 * few of them are still in production.
 */
export const STAGE_WEIGHTS: Readonly<
  Record<'today' | 'day' | 'week' | 'month' | 'old', Partial<Record<StageName, number>>>
> = {
  today: {
    standardizing: 16,
    documentReview: 22,
    awaitingFeedback: 3,
    routing: 12,
    aggregating: 7,
    preparing: 20,
    inventoryCheck: 3,
    prepress: 4,
    awaitingResponse: 13,
    routingSuspended: 1,
    suspended: 1,
    cancelledEarly: 1,
  },
  day: {
    documentReview: 6,
    awaitingFeedback: 5,
    documentRejected: 1.5,
    routing: 2,
    routingSuspended: 2,
    aggregating: 3,
    preparing: 10,
    inventoryCheck: 2,
    inventoryRejected: 1,
    prepress: 2,
    prepressFailed: 1.5,
    suspended: 1,
    onHold: 1,
    awaitingResponse: 12,
    accepted: 12,
    producing: 28,
    fulfilling: 5,
    cancelPending: 2,
    cancelled: 2,
    cancelledEarly: 1.5,
    rejected: 1.5,
    unknown: 0.3,
  },
  week: {
    awaitingFeedback: 2,
    documentRejected: 1,
    routingSuspended: 0.8,
    inventoryRejected: 0.6,
    prepressFailed: 0.8,
    suspended: 0.6,
    onHold: 0.6,
    awaitingResponse: 2,
    accepted: 3,
    producing: 14,
    fulfilling: 6,
    fulfillmentDelayed: 3,
    cancelPending: 1.5,
    cancelRefused: 0.8,
    shipped: 14,
    partlyShipped: 2,
    inTransit: 22,
    outForDelivery: 3,
    delivered: 16,
    cancelled: 3,
    partlyCancelled: 0.5,
    rejected: 1.2,
    cancelledShipped: 0.3,
    unknown: 0.2,
  },
  month: {
    documentRejected: 0.3,
    suspended: 0.3,
    producing: 1.2,
    fulfillmentDelayed: 0.8,
    cancelPending: 0.3,
    cancelRefused: 0.3,
    inTransit: 4,
    delivered: 88,
    cancelled: 3.5,
    partlyCancelled: 0.3,
    rejected: 0.6,
    cancelledShipped: 0.2,
  },
  old: {
    delivered: 94,
    inTransit: 0.8,
    cancelled: 4,
    cancelledShipped: 0.2,
    rejected: 0.3,
    producing: 0.15,
    onHold: 0.1,
  },
};
