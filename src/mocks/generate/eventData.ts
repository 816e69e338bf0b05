import { DAY_MS, toIso } from '#domain/time/time.ts';
import { CANCEL_REASONS } from '../data/details.ts';
import type { ItemDocument } from '../documents.ts';
import { PEOPLE } from '../people.ts';
import type { Random } from '../random.ts';
import type { ShipmentDocument } from '../records.ts';

/** The data from which an event's additional data is generated. */
export interface EventFacts {
  item: ItemDocument;
  shipment: ShipmentDocument | null;
  /** The detail text of the item's current status. */
  detail: string;
  random: Random;
}

function carrierData({ shipment }: EventFacts): Record<string, unknown> {
  const key = shipment?.carrierServiceKey ?? 'recs:ups-standard';
  const name = key.replace('recs:', '');
  return {
    carrierService: key,
    carrierServiceKey: key,
    carrierId: name.split('-')[0],
    carrierServiceId: name,
  };
}

function fulfillment(facts: EventFacts): Record<string, unknown> {
  const { item, shipment } = facts;
  return {
    quantity: shipment?.items.find((one) => one.itemId === item.itemId)?.quantity ?? item.quantity,
    shipDateTime: shipment?.shipmentCreationDateTime ?? null,
    ...carrierData(facts),
    packages: shipment?.packages ?? [],
    fulfillerItemId: item.fulfillerItemId,
  };
}

function fulfiller({ item }: EventFacts): Record<string, unknown> {
  return {
    fulfillerName: item.linkedData?.fulfiller?.name ?? '',
    globalFulfillerId: item.globalFulfillerId,
    quantity: item.quantity,
  };
}

function cancellation({ item, random }: EventFacts): Record<string, unknown> {
  return {
    requestedBy: random.pick([PEOPLE.merchantOperator.sub, PEOPLE.staff.sub]),
    reason: random.pick(CANCEL_REASONS),
    quantity: item.quantity,
    handledByPlatform: item.fulfillerItemId === '',
  };
}

function promise({ item }: EventFacts): Record<string, unknown> {
  const before = Date.parse(String(item.promisedArrivalDate));
  return {
    originalPromisedArrivalDate: item.promisedArrivalDate,
    updatedPromisedArrivalDate: Number.isNaN(before) ? null : toIso(before + 2 * DAY_MS),
  };
}

const NO_DATA = () => ({});

/** The additional data by event type (S3.36). */
const DATA: Readonly<Record<string, (facts: EventFacts) => Record<string, unknown>>> = {
  platformRejected: ({ detail }) => ({
    reason: detail || 'Order validation failed',
    caveats: ['Address could not be verified'],
  }),
  productionAccepted: (facts) => ({ ...fulfiller(facts), costsIncurred: false }),
  productionStarted: fulfiller,
  fulfillment,
  shipmentUpdated: (facts) => ({
    ...carrierData(facts),
    packages: facts.shipment?.packages ?? [],
    status: facts.shipment?.status,
  }),
  cancellationRequestReceived: cancellation,
  cancellationResponse: (facts) => ({
    ...cancellation(facts),
    cancelledBy: facts.item.fulfillerItemId === '' ? 'platform' : 'fulfiller',
    costsIncurred: facts.random.chance(0.3),
  }),
  nothingCancelled: (facts) => ({
    ...fulfiller(facts),
    reason: 'Production has already started',
    costsIncurred: true,
  }),
  fulfillerRejected: (facts) => ({
    ...fulfiller(facts),
    reason: facts.detail || 'Not available',
    additionalInfo: 'Rejected after preflight',
    unsupportedProcesses: ['foil stamping'],
    missingFulfillerRequirements: ['minimum resolution 150 dpi'],
  }),
  fulfillerIdMappingsCreated: ({ item }) => ({
    fulfillerItemId: item.fulfillerItemId,
    globalFulfillerId: item.globalFulfillerId,
  }),
  fulfillerAdapterError: () => ({ errorDescription: 'Adapter could not map attribute "foil" of the order' }),
  fulfillerTransmissionError: () => ({
    errorDescription: '503 Service Unavailable from the fulfiller endpoint',
  }),
  fulfillerDelayed: (facts) => ({
    ...fulfiller(facts),
    reason: facts.detail,
    expectedShipDate: facts.item.deliveryConfigurations?.[0]?.shipmentPlan?.expectedShipDate ?? null,
  }),
  delayed: ({ detail }) => ({ reason: detail }),
  drawingCompleted: ({ item }) => ({ manufacturingReadyDataUrl: item.manufacturingReadyDataUrl }),
  drawingFailed: () => ({ errorDescription: 'Drawing Failed: image "logo.png" could not be loaded' }),
  documentReviewApproved: ({ random }) =>
    random.chance(0.3) ? { agentNotes: 'Checked by hand', subType: 'manual' } : { subType: 'auto' },
  documentReviewRejected: ({ detail }) => ({ reason: detail, agentFeedback: 'Please send a new file.' }),
  documentReviewException: () => ({ errorDescription: 'Reviewer could not open page 3' }),
  documentReviewFeedbackRequested: ({ item, detail }) => ({
    reviewRequestedReferenceUrl: `https://review.simulated.example/documents/${item.documentReference?.documentId}`,
    reviewerSupportContactEmail: 'document-review@simulated.example',
    agentFeedback: detail,
  }),
  documentReviewFeedbackReceived: ({ item }) => ({
    updatedDocumentReferenceUrl: item.documentReferenceUrl,
    agentNotes: 'Customer sent a corrected file',
  }),
  sufficientInventory: ({ item }) => ({ sufficientInventory: true, quantity: item.quantity }),
  insufficientInventory: ({ item }) => ({
    sufficientInventory: false,
    availableOn: item.promisedArrivalDate,
    quantity: item.quantity,
  }),
  awaitingSufficientInventory: ({ item }) => ({
    sufficientInventory: false,
    availableOn: item.promisedArrivalDate,
  }),
  orderRouted: fulfiller,
  replanned: fulfiller,
  shippingPlanned: ({ item }) => ({
    expectedShipDate: item.deliveryConfigurations?.[0]?.shipmentPlan?.expectedShipDate ?? null,
    carrierServiceKey: item.deliveryConfigurations?.[0]?.shipmentPlan?.expectedCarrier ?? '',
  }),
  transmittedToFulfiller: (facts) => ({
    ...fulfiller(facts),
    fulfillerRelatedLinks: [
      {
        name: 'Production system',
        href: `https://production.simulated.example/items/${facts.item.shortItemId}`,
      },
    ],
  }),
  promisedArrivalDateChanged: promise,
  changeRequestReceived: () => ({ changeType: 'delivery', status: 'received' }),
  changeRequestTransferredToFulfiller: (facts) => ({
    ...fulfiller(facts),
    changeType: 'delivery',
    status: 'transferred',
  }),
  changeResponse: ({ random }) => ({ changeType: 'delivery', status: random.pick(['accepted', 'rejected']) }),
  claimCreated: ({ item }) => ({ reason: 'Colour differs from the proof', quantity: item.quantity }),
  unspecified: () => ({
    subType: 'merchantNote',
    additionalInfo:
      'Customer called to ask about the delivery date and was told that the parcel leaves on Thursday.',
  }),
};

export function eventData(type: string, facts: EventFacts): Record<string, unknown> {
  return (DATA[type] ?? NO_DATA)(facts);
}
