import { HOUR_MS, MINUTE_MS, toIso } from '#domain/time/time.ts';
import { PLATFORM_EVENT_TYPES } from '../data/eventTypes.ts';
import { DISCONTINUED_SKUS, productOf } from '../data/products.ts';
import type { ItemDocument } from '../documents.ts';
import type { Landmark } from '../landmarks.ts';
import { shipmentHref } from '../links.ts';
import { CLIENTS } from '../people.ts';
import type { Random } from '../random.ts';
import type { OrderRecord, ShipmentDocument } from '../records.ts';
import { toSecondAddressFormat } from './addresses.ts';
import { withAllChangeRequests } from './changeShapes.ts';
import { eventData } from './eventData.ts';
import { makeEvent } from './events.ts';
import { HOSTILE_TRANSFORMS } from './hostileShapes.ts';
import { printJob } from './itemParts.ts';
import { linkedShipment, shipmentIdOf } from './shipments.ts';

/** Changes a generated order so that it has the special properties of its landmark. */
export type RecordTransform = (record: OrderRecord, random: Random) => OrderRecord;

function first(record: OrderRecord): ItemDocument {
  return record.items[0] as ItemDocument;
}

function addEvents(record: OrderRecord, types: readonly string[], random: Random): void {
  const target = {
    merchantId: record.order?.merchantId ?? '',
    callbackUrl: record.callback?.url ?? '',
    isTest: false,
  };
  const start = Date.parse(record.order?.createdDate ?? '');
  for (const [index, type] of types.entries()) {
    const item = record.items[index % record.items.length] ?? first(record);
    const shipment = record.shipments[0] ?? null;
    const detail = type === 'drawingFailed' ? 'Drawing Failed: image "logo.png" could not be loaded' : '';
    const data = eventData(type, { item, shipment, detail, random });
    const at = start + (index + 1) * 7 * MINUTE_MS;
    record.events.push(makeEvent({ type, at, itemId: item.itemId, detail, data }, target, random));
  }
  record.events.sort((a, b) => (a.eventDate < b.eventDate ? -1 : 1));
}

const manyEvents: RecordTransform = (record, random) => {
  const missing = 1000 - record.events.length;
  const types = ['itemUpdated', 'shipmentUpdated', 'unspecified'];
  addEvents(
    record,
    Array.from({ length: missing }, (_, index) => types[index % 3] ?? ''),
    random,
  );
  return record;
};

const allEvents: RecordTransform = (record, random) => {
  record.events = [];
  addEvents(record, [...PLATFORM_EVENT_TYPES, 'hologramApproved'], random);
  const named = record.events.at(-1);
  if (named) named.createdOnBehalfOf = Object.keys(CLIENTS)[0] ?? null;
  return record;
};

/**
 * Sets the expected close date of every current status to 26 hours after the order was placed, so that all of
 * them are missed.
 */
const overdue: RecordTransform = (record) => {
  const past = toIso(Date.parse(record.order?.createdDate ?? '') + 26 * HOUR_MS);
  for (const item of record.items) {
    for (const entry of Object.values(item.statuses ?? {})) {
      if (entry.state === 'current') entry.expectedCloseDate = past;
    }
  }
  return record;
};

const TRACKING = [
  'READY-TO-DISPATCH',
  'DISPATCHED',
  'CANCELLED',
  'RECEIVED-BY-CARRIER',
  'IN-TRANSIT',
  'OUT-FOR-DELIVERY',
  'DELIVERED',
  'EXCEPTIONS',
  'NOT-FOUND',
];

const trackingStates: RecordTransform = (record) => {
  const model = record.shipments[0] as ShipmentDocument;
  record.shipments = record.items.map((item, index) => {
    const status = TRACKING[index] ?? 'NOT-FOUND';
    const shipmentId = shipmentIdOf(item.shortItemId ?? '');
    const quantity = item.quantity ?? 1;
    item._links = { ...item._links, shipments: [{ href: shipmentHref(shipmentId) }] };
    if (item.linkedData) item.linkedData.shipments = [linkedShipment({ ...model, shipmentId })];
    return {
      ...model,
      shipmentId,
      status,
      items: [{ itemId: item.itemId, quantity }],
      packages: model.packages.map((one) => ({
        ...one,
        trackingStatus: status,
        items: [{ mcpItemId: item.shortItemId ?? '', quantity }],
      })),
    };
  });
  return record;
};

const PRINT_JOBS = ['accepted', 'cancelled', 'closed', 'created', 'error', 'pending-acceptance', 'rejected'];

const printJobs: RecordTransform = (record) => {
  for (const [index, item] of record.items.entries()) {
    item.printJob = printJob(PRINT_JOBS[index] ?? 'created', 7000 + index);
  }
  return record;
};

const severalCurrencies: RecordTransform = (record) => {
  for (const [index, currencyCode] of ['EUR', 'GBP', 'XTS'].entries()) {
    const item = record.items[index];
    if (item?.customsInformation?.pricePaid) item.customsInformation.pricePaid.currencyCode = currencyCode;
    if (item) item.itemPricing = { basePrice: 10 + index, shipping: 2.5, currencyCode };
  }
  const last = record.items.at(-1);
  if (last) last.itemPricing = null;
  return record;
};

const discontinued: RecordTransform = (record) => {
  const product = productOf(DISCONTINUED_SKUS[0] ?? '');
  const skuCode = product?.orderedSku ?? '';
  for (const group of record.request?.fulfillmentGroups ?? [])
    for (const item of group.items ?? []) item.skuCode = skuCode;
  for (const item of record.items) Object.assign(item, { skuCode: product?.sku, orderedSkuCode: skuCode });
  return record;
};

const secondAddressShape: RecordTransform = (record) => {
  for (const item of record.items)
    item.destinationAddress = toSecondAddressFormat(item.destinationAddress ?? {});
  for (const group of record.order?.fulfillmentGroups ?? [])
    group.destinationAddress = toSecondAddressFormat(group.destinationAddress ?? {});
  return record;
};

const noPreview: RecordTransform = (record) => {
  for (const item of record.items)
    item.documentReferenceUrl = 'https://documents.simulated.example/v3/documents/lost';
  return record;
};

export const LANDMARK_TRANSFORMS: Partial<Record<Landmark, RecordTransform>> = {
  manyEvents,
  allEvents,
  missedSlas: overdue,
  errors: overdue,
  trackingStates,
  printJobs,
  changeRequests: withAllChangeRequests,
  severalCurrencies,
  discontinued,
  secondAddressShape,
  noPreview,
  ...HOSTILE_TRANSFORMS,
};
