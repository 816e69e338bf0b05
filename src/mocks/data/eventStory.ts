import type { StageName, Step } from './stages.ts';

/** The events that each closed step has produced, in chronological order. */
export const STEP_EVENTS: Readonly<Record<Step, readonly string[]>> = {
  standardizingOrder: ['platformAccepted'],
  documentReview: ['documentReviewStarted', 'documentReviewApproved'],
  routing: ['readyToRoute', 'orderRouted'],
  shippingAggregation: ['shippingPlanned'],
  preparing: [
    'drawingRequested',
    'drawingCompleted',
    'inventoryCheckRequested',
    'sufficientInventory',
    'readyForFulfiller',
  ],
  awaitingFulfillerResponse: ['transmittedToFulfiller', 'fulfillerIdMappingsCreated'],
  productionAccepted: ['productionAccepted'],
  production: ['productionStarted'],
  fulfillment: [],
  fulfilled: ['fulfillment'],
};

/** The events that the current stage has produced, besides those of its closed steps. */
export const STAGE_EVENTS: Readonly<Partial<Record<StageName, readonly string[]>>> = {
  documentReview: ['documentReviewStarted'],
  awaitingFeedback: ['documentReviewStarted', 'documentReviewFeedbackRequested'],
  documentRejected: ['documentReviewRejected'],
  routing: ['readyToRoute'],
  routingSuspended: ['readyToRoute', 'unspecified'],
  inventoryCheck: ['inventoryCheckRequested', 'awaitingSufficientInventory'],
  inventoryRejected: ['inventoryCheckRequested', 'insufficientInventory'],
  prepress: ['drawingRequested'],
  prepressFailed: ['drawingRequested', 'drawingFailed'],
  awaitingResponse: ['transmittedToFulfiller'],
  fulfillmentDelayed: ['fulfillerDelayed', 'promisedArrivalDateChanged'],
  cancelPending: ['cancellationRequestReceived'],
  cancelRefused: ['cancellationRequestReceived', 'nothingCancelled'],
  cancelled: ['cancellationRequestReceived', 'cancellationResponse'],
  cancelledEarly: ['cancellationRequestReceived', 'cancellationResponse'],
  partlyCancelled: ['cancellationRequestReceived', 'cancellationResponse'],
  rejected: ['transmittedToFulfiller', 'fulfillerRejected'],
  shipped: ['fulfillment'],
  partlyShipped: ['fulfillment'],
  inTransit: ['fulfillment', 'shipmentUpdated'],
  outForDelivery: ['fulfillment', 'shipmentUpdated', 'shipmentUpdated'],
  delivered: ['fulfillment', 'shipmentUpdated', 'shipmentUpdated'],
  cancelledShipped: ['fulfillment', 'cancellationRequestReceived', 'cancellationResponse'],
};

/** Events that occur only in some orders, between those of the steps. */
export const RARE_EVENTS: readonly string[] = [
  'itemUpdated',
  'replanned',
  'promisedArrivalDateChanged',
  'fulfillerTransmissionError',
  'fulfillerAdapterError',
  'documentReviewException',
  'documentReviewFeedbackReceived',
  'unspecified',
];
