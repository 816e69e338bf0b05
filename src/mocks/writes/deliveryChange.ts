import { toIso } from '#domain/time/time.ts';
import { type AddressDocument, type GroupDocument, listOrEmpty } from '../documents.ts';
import { HttpError } from '../httpError.ts';
import { changeHref, changeRequestsHref } from '../links.ts';
import { bodyList, bodyObject } from '../readableRecords.ts';
import type { ChangeRequestDocument, OrderRecord } from '../records.ts';
import { accepted, type ReceivedCall, type Reply } from '../route.ts';
import { addEvent, recordWrite } from './events.ts';
import { isAddressChangeable } from './itemStatus.ts';

const REQUIRED = ['street1', 'city', 'country'] as const;

function checkAddress(address: AddressDocument | undefined, path: string): AddressDocument {
  const missing = REQUIRED.filter((field) => !address?.[field]);
  if (!address || missing.length > 0) {
    const complaints = missing.map((field) => ({ path: `${path}.${field}`, message: 'must not be empty' }));
    throw new HttpError(422, 'The address is not complete.', complaints);
  }
  return address;
}

function changeRequestOf(
  call: ReceivedCall,
  changeRequestId: string,
  group: GroupDocument,
  address: AddressDocument,
): ChangeRequestDocument {
  const now = toIso(call.world.now());
  const href = changeHref(group.items[0] ?? '', changeRequestId, 'deliveryRequest');
  return {
    changeRequestId,
    changeDetails: { changeType: 'delivery' },
    changeFrom: 'merchant',
    requestStatus: {
      state: 'preparing',
      itemStatus: Object.fromEntries(group.items.map((id) => [id, 'preparing'])),
    },
    createdAt: now,
    modifiedAt: now,
    createdOnBehalfOf: call.person.sub,
    requested: { destinationAddress: address, _links: { deliveryRequest: { href } } },
    previous: { destinationAddress: group.destinationAddress },
    _links: {},
    _embedded: { items: group.items.map((itemId) => ({ itemId })) },
  };
}

function addChange(
  call: ReceivedCall,
  record: OrderRecord,
  group: GroupDocument,
  address: AddressDocument,
): string {
  const change = changeRequestOf(call, call.world.random.uuid(), group, address);
  record.changeRequests.push(change);
  for (const item of record.items.filter((one) => group.items.includes(one.itemId))) {
    item.hasDeliveryChange = true;
    item._links = { ...item._links, changeRequests: { href: changeRequestsHref(item.itemId) } };
    addEvent(call, record, 'changeRequestReceived', item, { changeType: 'delivery', status: 'received' });
  }
  return change.changeRequestId;
}

/**
 * Handles `POST …/deliverychangerequests`, which asks the fulfillers to deliver to another address (S7.11).
 */
export function requestDeliveryChange(call: ReceivedCall, record: OrderRecord): Reply {
  const requests = bodyList(bodyObject(call), 'fulfillmentGroupChangeRequests');
  if (requests.length === 0) throw new HttpError(400, 'Nothing is to be changed.');
  const changes = requests.map((request, index) => {
    const path = `fulfillmentGroupChangeRequests[${index}]`;
    const group = listOrEmpty(record.order?.fulfillmentGroups).find(
      (one) => one.fulfillmentGroupId === request.fulfillmentGroupId,
    );
    if (!group)
      throw new HttpError(422, 'The group is unknown.', [{ path, message: 'unknown fulfillment group' }]);
    const items = record.items.filter((item) => group.items.includes(item.itemId));
    if (!items.some(isAddressChangeable)) throw new HttpError(409, 'The address can no longer be changed.');
    const address = checkAddress(request.destinationAddress as AddressDocument, `${path}.destinationAddress`);
    return { group, address };
  });
  const ids = changes.map(({ group, address }) => addChange(call, record, group, address));
  recordWrite(call, 'requestDeliveryChange', record.orderId, record);
  return accepted({ changeRequestId: ids[0] });
}
