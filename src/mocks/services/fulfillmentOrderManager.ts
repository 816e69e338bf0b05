import { HOUR_MS, toIso } from '#domain/time/time.ts';
import { merchantIdOf, readRoleFor } from '../access.ts';
import { merchantData, supportContact } from '../data/merchants.ts';
import { listOrEmpty } from '../documents.ts';
import { forbidden, notFound } from '../httpError.ts';
import { readItem } from '../readableRecords.ts';
import { get, ok, post, type ReceivedCall, type Reply, type ServiceRoutes } from '../route.ts';
import { postNotification, postShipment } from '../writes/fulfillment.ts';
import { respondToNotification } from '../writes/notificationResponses.ts';
import { listNotifications } from './notifications.ts';

/** Responds with the fulfillment group that has this short ID. For its fulfiller, the group is an order. */
function readFulfilmentOrder(call: ReceivedCall): Reply {
  const id = call.parameter('id');
  const record = call.world.recordHolding(id);
  const group = listOrEmpty(record?.order?.fulfillmentGroups).find(
    (one) => one.shortFulfillmentGroupId === id,
  );
  if (!record || !group) throw notFound(`Order ${id}`);
  if (readRoleFor(call.person, record) === null) throw forbidden();
  const merchant = merchantData(merchantIdOf(record));
  const support = merchant && supportContact(merchant, 'orders');
  return ok({
    orderId: id,
    createdDate: record.order?.createdDate,
    promisedArrivalDate: group.promisedArrivalDate,
    merchantInformation: {
      id: merchantIdOf(record),
      orderId: record.order?.merchantOrderId,
      support: { email: support?.email ?? '', phoneNumber: support?.phone ?? '' },
    },
    destinationAddress: group.destinationAddress,
  });
}

function readShipment(call: ReceivedCall): Reply {
  const id = call.parameter('shipmentId');
  const record = call.world.recordHolding(id);
  const shipment = record?.shipments.find((one) => one.shipmentId === id);
  if (!record || !shipment) throw notFound(`Shipment ${id}`);
  if (readRoleFor(call.person, record) === null) throw forbidden();
  return ok(shipment);
}

function readPrintJob(call: ReceivedCall): Reply {
  const { item } = readItem(call);
  if (!item.printJob) throw notFound('A print job');
  return ok(item.printJob);
}

function readShipmentPlan(call: ReceivedCall): Reply {
  const { item } = readItem(call);
  const plan = item.deliveryConfigurations?.[0]?.shipmentPlan;
  if (!plan) throw notFound('A shipment plan');
  const ship = Date.parse(plan.expectedShipDate ?? '');
  return ok({
    shipmentPlanId: `SP-${item.shortItemId}`,
    ...plan,
    latestProductionEnd: Number.isNaN(ship) ? null : toIso(ship - 2 * HOUR_MS),
    parcels: [{ quantity: item.quantity, weight: { value: 1.2, unit: 'kg' } }],
  });
}

function readPlanningAnalysis(call: ReceivedCall): Reply {
  const { item } = readItem(call);
  return ok({
    shipmentPlanningAnalysisId: `SPA-${item.shortItemId}`,
    candidates: [
      {
        carrierService: item.deliveryConfigurations?.[0]?.shipmentPlan?.expectedCarrier ?? '',
        cost: 4.1,
        isChosen: true,
      },
      { carrierService: 'recs:dhl-express-worldwide', cost: 18.4, isChosen: false, reason: 'More expensive' },
    ],
  });
}

export const fulfillmentOrderManagerRoutes: ServiceRoutes = {
  service: 'fulfillment-order-manager',
  errors: 'code',
  routes: [
    get('/v1/notifications', listNotifications),
    post('/v1/notifications', postNotification),
    post('/v1/notifications/:notificationId/items/:itemId/accept', (call) =>
      respondToNotification(call, 'accept'),
    ),
    post('/v1/notifications/:notificationId/items/:itemId/reject', (call) =>
      respondToNotification(call, 'reject'),
    ),
    post('/v1/shipments', postShipment),
    get('/v1/shipments/:shipmentId', readShipment),
    get('/v1/orders/:id', readFulfilmentOrder),
    get('/v1/printJobs/:itemId', readPrintJob),
    get('/v1/shipmentPlans/:itemId', readShipmentPlan),
    get('/v1/shipmentPlanningAnalyses/:itemId', readPlanningAnalysis),
  ],
};
