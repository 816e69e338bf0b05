import { MOCK_CALLBACK_URL } from '../links.ts';
import { createRandom } from '../random.ts';
import { type OrderRecord, toRecord } from '../records.ts';
import { makeAddress } from './addresses.ts';
import { makeChangeRequests } from './changeRequests.ts';
import { makeEvents } from './eventStory.ts';
import { makeItem } from './itemDocument.ts';
import { relatedItemLinks } from './itemLinks.ts';
import { makeNotifications } from './notifications.ts';
import { makeOrder, makeRequest } from './orderDocument.ts';
import { makeRelations } from './orderRelations.ts';
import type { GeneratorInput } from './placement.ts';
import type { OrderPlan } from './plan.ts';
import { makeShipments } from './shipments.ts';

/**
 * The callback URL of the order: the merchant's own, the mock callback for a test order, or '' for the two
 * merchants that do not accept events.
 */
function callbackUrl(plan: OrderPlan): string {
  if (['studio-zeven', 'harbour-signs'].includes(plan.merchantId)) return '';
  if (plan.testingConfiguration !== 'ship') return `${MOCK_CALLBACK_URL}/${plan.merchantId}`;
  return `https://events.${plan.merchantId}.example/order-events`;
}

/**
 * Generates all documents of an order. If the platform has not accepted the order, generates only the
 * merchant's own order. The same plan always yields the same documents.
 */
export function makeRecord(platform: GeneratorInput, plan: OrderPlan): OrderRecord {
  const random = createRandom(platform.seed, plan.index, 4);
  const callback = callbackUrl(plan);
  const addresses = plan.groups.map(() => makeAddress(plan.country, plan.customerName, random));
  const shipments = makeShipments(plan, addresses, random);
  const relations = makeRelations(platform, plan, random);
  const items = plan.items.map((item, index) =>
    makeItem(
      item,
      {
        plan,
        address: addresses[item.group] ?? {},
        shipments,
        relationLinks: relatedItemLinks(plan, index, relations.other),
        relationLinkedData: relations.linked,
        callbackUrl: callback,
      },
      random,
    ),
  );
  const order = makeOrder(plan, items, addresses, relations.orderLinks);
  const target = {
    merchantId: plan.merchantId,
    callbackUrl: callback,
    isTest: plan.testingConfiguration !== 'ship',
  };
  const request = makeRequest(plan, order, items, callback, random);
  if (!plan.hasPlatformOrder)
    return toRecord({ orderId: plan.orderId, visibleFrom: plan.visibleFrom, request });
  return {
    orderId: plan.orderId,
    visibleFrom: plan.visibleFrom,
    order,
    items,
    request,
    events: makeEvents(plan, items, shipments, target, random),
    shipments,
    changeRequests: makeChangeRequests(plan, addresses, random),
    notifications: makeNotifications(plan, random),
    claims: relations.claim && plan.relation?.kind === 'claims' ? [relations.claim] : [],
    complaints: relations.claim && plan.relation?.kind === 'complaints' ? [relations.claim] : [],
    callback:
      callback === ''
        ? null
        : { orderId: plan.orderId, merchantId: plan.merchantId, url: callback, version: 1 },
  };
}
