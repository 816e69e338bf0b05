import { canActForFulfiller } from '#domain/permissions.ts';
import { toIso } from '#domain/time/time.ts';
import { fulfillerIdOf } from '../access.ts';
import { trackingUrl } from '../data/carriers.ts';
import { fulfillerData } from '../data/fulfillers.ts';
import type { ItemDocument } from '../documents.ts';
import { fullName } from '../generate/addresses.ts';
import { linkedShipment } from '../generate/shipments.ts';
import { forbidden, HttpError } from '../httpError.ts';
import { shipmentHref } from '../links.ts';
import { bodyList, bodyObject, readItem, textOrEmpty } from '../readableRecords.ts';
import type { OrderRecord, ShipmentDocument } from '../records.ts';
import { accepted, type ReceivedCall, type Reply } from '../route.ts';
import { addEvent, recordWrite } from './events.ts';
import { closeAllStatuses, hasFinalStatus, isStatusCurrent, moveToStep, setStatus } from './itemStatus.ts';

/** An item that a request names, with the number of its pieces. */
interface Selected {
  record: OrderRecord;
  item: ItemDocument;
  quantity: number;
}

export function orderedPieces(item: ItemDocument): number {
  return item.quantity ?? 1;
}

function selectedItems(call: ReceivedCall): Selected[] {
  const entries = bodyList(bodyObject(call), 'items');
  if (entries.length === 0) throw new HttpError(400, 'No items were given.');
  return entries.map((entry) => {
    const { record, item } = readItem(call, textOrEmpty(entry.itemId));
    if (!canActForFulfiller(call.person.permissions, fulfillerIdOf(item))) throw forbidden();
    const quantity = entry.quantity === undefined ? orderedPieces(item) : Number(entry.quantity);
    if (!Number.isInteger(quantity) || quantity < 0)
      throw new HttpError(400, 'quantity must be a whole number.');
    return { record, item, quantity };
  });
}

export function fulfillerFacts(item: ItemDocument): Record<string, unknown> {
  const id = fulfillerIdOf(item);
  return { fulfillerName: fulfillerData(id)?.name ?? '', globalFulfillerId: id, quantity: item.quantity };
}

/** Rejects pieces of an item. If they are not all of them (R334), the others stay where they are. */
export function rejectPieces(
  call: ReceivedCall,
  { record, item, quantity }: Selected,
  details: Record<string, unknown>,
): void {
  const now = call.world.now();
  const isWhole = quantity === orderedPieces(item);
  if (isWhole) closeAllStatuses(item, now);
  setStatus(item, 'rejected', 'current', now, { detail: textOrEmpty(details.reason), quantity });
  if (item.printJob && isWhole) item.printJob = { ...item.printJob, status: 'rejected' };
  addEvent(call, record, 'fulfillerRejected', item, { ...fulfillerFacts(item), quantity, ...details });
}

function startProduction(call: ReceivedCall, record: OrderRecord, item: ItemDocument): void {
  moveToStep(item, 'production', call.world.now());
  addEvent(call, record, 'productionStarted', item, fulfillerFacts(item));
}

function checkRejection(details: Record<string, unknown>, selected: readonly Selected[]): void {
  if (textOrEmpty(details.reason) === '') throw new HttpError(400, 'rejectionDetails.reason is missing.');
  if (selected.some(({ item, quantity }) => quantity < 1 || quantity > orderedPieces(item)))
    throw new HttpError(422, 'At least one piece and at most all can be rejected.');
}

/**
 * Handles `POST /v1/notifications`, with which a fulfiller reports a rejection or the start of production.
 */
export function postNotification(call: ReceivedCall): Reply {
  const body = bodyObject(call);
  const type = textOrEmpty(body.notificationType);
  if (type !== 'ItemsRejected' && type !== 'ProductionStarted') {
    throw new HttpError(400, `Notification type ${type || '(none)'} is not accepted.`);
  }
  const details = (body.rejectionDetails ?? {}) as Record<string, unknown>;
  const selected = selectedItems(call);
  if (type === 'ItemsRejected') checkRejection(details, selected);
  if (selected.some(({ item }) => hasFinalStatus(item))) throw new HttpError(409, 'An item is over already.');
  for (const one of selected) {
    if (type === 'ItemsRejected') rejectPieces(call, one, details);
    else startProduction(call, one.record, one.item);
  }
  recordWrite(call, type, selected.map(({ item }) => item.itemId).join(' '), ...recordsOf(selected));
  return accepted();
}

function recordsOf(selected: readonly Selected[]): OrderRecord[] {
  return [...new Set(selected.map(({ record }) => record))];
}

function piecesIn(item: ItemDocument, name: 'fulfilled' | 'cancelled'): number {
  const entry = item.statuses?.[name];
  return entry && entry.state !== 'notStarted' ? entry.quantity : 0;
}

function shipItem(
  call: ReceivedCall,
  { record, item, quantity }: Selected,
  shipment: ShipmentDocument,
): void {
  const now = call.world.now();
  const done = piecesIn(item, 'fulfilled') + quantity;
  moveToStep(item, 'fulfilled', now);
  setStatus(item, 'fulfilled', 'current', now, { quantity: done, detail: 'Handed over to the carrier' });
  const { shipmentId, shipmentCreationDateTime, carrierServiceKey } = shipment;
  item.linkedData?.shipments.push(linkedShipment(shipment));
  const href = shipmentHref(shipmentId);
  item._links = { ...item._links, shipments: [...[item._links?.shipments ?? []].flat(), { href }] };
  addEvent(call, record, 'fulfillment', item, {
    quantity,
    shipDateTime: shipmentCreationDateTime,
    carrierServiceKey,
    carrierService: carrierServiceKey,
    packages: shipment.packages,
  });
}

function makeShipment(call: ReceivedCall, selected: readonly Selected[]): ShipmentDocument {
  const body = bodyObject(call);
  const carrier = textOrEmpty(body.carrierService);
  const trackingId = textOrEmpty(body.trackingId);
  const first = selected[0];
  const address = first?.item.destinationAddress ?? {};
  const now = toIso(call.world.now());
  return {
    shipmentId: textOrEmpty(body.externalShipmentId) || `SH-${call.world.random.code(8)}`,
    status: 'DISPATCHED',
    shipmentCreationDateTime: now,
    carrierServiceKey: carrier,
    packedDateTime: now,
    destinationAddress: { ...address, name: fullName(address) },
    items: selected.map(({ item, quantity }) => ({ itemId: item.itemId, quantity })),
    packages: [
      {
        trackingId,
        trackingUrl: textOrEmpty(body.trackingUrl) || trackingUrl(carrier, trackingId),
        trackingStatus: 'DISPATCHED',
        dimensions: { x: 30, y: 20, z: 10, unit: 'cm' },
        weight: { value: 1.2, unit: 'kg' },
        items: selected.map(({ item, quantity }) => ({ mcpItemId: item.shortItemId ?? '', quantity })),
      },
    ],
  };
}

/** Handles `POST /v1/shipments`, which creates one shipment of the listed items. */
export function postShipment(call: ReceivedCall): Reply {
  const selected = selectedItems(call);
  if (textOrEmpty(bodyObject(call).carrierService) === '')
    throw new HttpError(400, 'carrierService is missing.');
  for (const { item, quantity } of selected) {
    const left = orderedPieces(item) - piecesIn(item, 'cancelled');
    if (left <= 0 || isStatusCurrent(item, 'rejected')) throw new HttpError(409, 'The item is over already.');
    if (quantity < 1 || piecesIn(item, 'fulfilled') + quantity > left)
      throw new HttpError(422, 'More would be shipped than is left.');
  }
  const shipment = makeShipment(call, selected);
  for (const one of selected) shipItem(call, one, shipment);
  selected[0]?.record.shipments.push(shipment);
  recordWrite(call, 'ship', selected.map(({ item }) => item.itemId).join(' '), ...recordsOf(selected));
  return { status: 201, body: { shipmentId: shipment.shipmentId } };
}
