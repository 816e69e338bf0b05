import type { AddressDocument } from '../documents.ts';
import { fullName } from '../generate/addresses.ts';
import { notFound } from '../httpError.ts';
import { readItem } from '../readableRecords.ts';
import type { ChangeRequestDocument } from '../records.ts';
import { get, ok, type ReceivedCall, type Reply, type ServiceRoutes } from '../route.ts';

function listChangeRequests(call: ReceivedCall): Reply {
  const { record, item } = readItem(call);
  const changeRequests = record.changeRequests.filter((change) =>
    change._embedded.items.some(({ itemId }) => itemId === item.itemId),
  );
  return ok({ _embedded: { changeRequests } });
}

/** Converts an address to the format of delivery requests (docs/platform/change-request-router.md). */
function toRequestAddress(address: AddressDocument, addressType: 'Street' | 'PickupPoint') {
  return {
    addressType,
    countryCode: address.country ?? address.countryCode ?? '',
    postalCode: address.postalCode ?? '',
    state: address.stateOrProvince ?? '',
    county: '',
    city: address.city ?? address.locality ?? '',
    addressLine1: address.street1 ?? address.addressLine1 ?? '',
    addressLine2: address.street2 ?? address.addressLine2 ?? '',
    name: fullName(address),
    phoneNumber: address.phone ?? '',
  };
}

function findChange(call: ReceivedCall): ChangeRequestDocument {
  const changeRequestId = call.parameter('changeRequestId');
  const { record } = readItem(call);
  const change = record.changeRequests.find((one) => one.changeRequestId === changeRequestId);
  if (!change) throw notFound(`Change request ${changeRequestId}`);
  return change;
}

function readDeliveryRequest(call: ReceivedCall): Reply {
  const { requested } = findChange(call);
  const address = requested.destinationAddress;
  const addressType = requested._links?.pickupPoint ? 'PickupPoint' : 'Street';
  return ok({ ...(address && { destinationAddress: toRequestAddress(address, addressType) }) });
}

function readPickupPoint(call: ReceivedCall): Reply {
  const { requested } = findChange(call);
  if (!requested._links?.pickupPoint || !requested.destinationAddress) throw notFound('A pick-up point');
  const address = toRequestAddress(requested.destinationAddress, 'PickupPoint');
  return ok({
    ...address,
    name: `Parcel shop ${address.city}`,
    url: 'https://parcel-shops.simulated.example/1407',
  });
}

function readItemDelivery(call: ReceivedCall): Reply {
  const { item } = readItem(call);
  const address = item.destinationAddress;
  return ok({ ...(address && { destinationAddress: toRequestAddress(address, 'Street') }) });
}

export const changeRequestRouterRoutes: ServiceRoutes = {
  service: 'change-request-router',
  errors: 'problem',
  routes: [
    get('/v2/changeRequests', listChangeRequests),
    get('/v2/items/:itemId/changeRequests/:changeRequestId/deliveryRequest', readDeliveryRequest),
    get('/v2/items/:itemId/changeRequests/:changeRequestId/pickupPoint', readPickupPoint),
    get('/v2/deliveryRequests/:itemId', readItemDelivery),
  ],
};
