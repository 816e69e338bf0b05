import { STAGES, STEPS, type Stage, type StageName } from '#mocks/data/stages.ts';
import type { AddressDocument, ItemDocument, StatusDocument } from '#mocks/documents.ts';
import type { EventDocument, OrderRecord } from '#mocks/records.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

let made = 0;
/**
 * Returns an ID with a number that is unique within a worker. All numbers have the same length, so that IDs sort in
 * the sequence of their creation and none is the beginning of another.
 */
export function nextId(kind: string): string {
  made += 1;
  return `${kind}-${String(made).padStart(6, '0')}`;
}

const ANA: AddressDocument = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  street1: 'Kerkstraat 12',
  city: 'Venlo',
  postalCode: '5911 AB',
  country: 'NL',
  phone: '+31 6 1234 5678',
  email: 'ana.ruiz@mail.example',
};

export function status(
  name: string,
  state: StatusDocument['state'],
  more: Partial<StatusDocument> = {},
): StatusDocument {
  return { name, state, detail: '', expectedCloseDate: null, quantity: 1, updatedDate: null, ...more };
}

export function instant(epochMs: number): string {
  return new Date(epochMs).toISOString();
}

/** The order as the merchant placed it. */
export function placed(record: OrderRecord): OrderRecord['request'] {
  const { order, items } = record;
  return {
    orderId: record.orderId,
    merchantOrderId: order?.merchantOrderId ?? '',
    merchantCustomerId: 'C-1',
    merchantPlacedDate: order?.createdDate ?? '',
    merchantId: order?.merchantId ?? '',
    merchantSalesChannel: order?.merchantSalesChannel ?? '',
    eventCallbackUrl: record.callback?.url ?? '',
    testingConfiguration: order?.testingConfiguration ?? 'ship',
    fulfillmentGroups: (order?.fulfillmentGroups ?? []).map((group) => ({
      fulfillmentGroupId: group.fulfillmentGroupId,
      destinationAddress: group.destinationAddress,
      promisedArrivalDate: group.promisedArrivalDate,
      localPromisedArrivalDate: group.localPromisedArrivalDate,
      items: items
        .filter((item) => group.items.includes(item.itemId))
        .map((item) => ({
          itemId: item.itemId,
          merchantItemId: item.merchantItemId ?? '',
          skuCode: item.orderedSkuCode ?? '',
          quantity: item.quantity ?? 1,
          merchantProductName: item.merchantProductName ?? '',
          customsInformation: item.customsInformation,
        })),
    })),
  };
}

/** A copy of the record with the items in an additional fulfillment group. */
export function withGroup(record: OrderRecord, items: readonly ItemDocument[]): OrderRecord {
  const fulfillmentGroupId = nextId('group');
  const shortFulfillmentGroupId = `F-${fulfillmentGroupId}`;
  const promised = Date.parse(record.order?.createdDate ?? '') + 5 * DAY;
  const group = {
    fulfillmentGroupId,
    shortFulfillmentGroupId,
    items: items.map((item) => item.itemId),
    promisedArrivalDate: instant(promised),
    localPromisedArrivalDate: instant(promised).slice(0, 19),
    destinationAddress: ANA,
  };
  const own = {
    orderId: record.orderId,
    merchantId: record.order?.merchantId ?? '',
    fulfillmentGroupId,
    shortFulfillmentGroupId,
    promisedArrivalDate: group.promisedArrivalDate,
    localPromisedArrivalDate: group.localPromisedArrivalDate,
    destinationAddress: ANA,
  };
  const groups = [...(record.order?.fulfillmentGroups ?? []), group];
  return {
    ...record,
    order: record.order && { ...record.order, fulfillmentGroups: groups },
    items: [...record.items, ...items.map((item) => ({ ...own, ...item }))],
  };
}

/** The statuses of an item at a stage: all earlier ones are closed, and the stage's own are current. */
export function statusesAt(name: StageName, quantity: number): Record<string, StatusDocument> {
  const stage: Stage = STAGES[name];
  const closed = [
    ...STEPS.slice(0, STEPS.indexOf(stage.at) + (stage.ended ? 1 : 0)),
    ...(stage.closed ?? []),
  ];
  const current = [...(stage.sideStatuses ?? []), ...(stage.ended ? [] : [stage.at])];
  const entries = [
    ...closed.map((one) => status(one, 'closed', { quantity })),
    ...current.map((one) => status(one, 'current', { quantity })),
  ];
  return Object.fromEntries(entries.map((entry) => [entry.name, entry]));
}

/** An event of the order's first item, which occurred when the order was placed. */
export function eventOf(record: OrderRecord, eventType: string): EventDocument {
  return {
    eventId: nextId('event'),
    eventType,
    eventDate: record.order?.createdDate ?? '',
    eventSourceId: 'order-platform',
    itemId: record.items[0]?.itemId ?? null,
    fake: false,
    detail: '',
    createdOnBehalfOf: null,
    additionalData: {},
    attempts: [],
  };
}
