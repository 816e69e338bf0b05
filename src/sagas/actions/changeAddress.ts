import { ownGroupAddress } from '#domain/order/deliveryAddresses.ts';
import { addressFingerprint } from '#domain/writes/tracedFacts.ts';
import type { WriteResult } from '#domain/writes/writeResult.ts';
import type { Saga } from '#sagas/core/effects.ts';
import { guardedWrite } from '#sagas/writes/guardedWrite.ts';
import { type ChangeAddressParams, changeAddress } from '#store/actions/writeOperations.ts';

/** Requests the new address for all selected fulfillment groups in one call (S7.11). */
export function requestAddressChange(params: ChangeAddressParams): Saga<WriteResult> {
  const { orderId, fulfillmentGroupIds, address } = params;
  return guardedWrite({
    operation: changeAddress,
    params,
    facts: ['status', 'fulfillerId', 'address', 'groupAddress', 'hasDeliveryChange'],
    // R345: the dialog shows the addresses of the groups, which only this service knows.
    readGroupAddresses: async ({ orderService }, options) => {
      const order = await orderService.order(orderId, options);
      return (item) => order && ownGroupAddress(order, item);
    },
    trace: { address: addressFingerprint(address) },
    write: async ({ merchantOrder }, _items, options) => {
      const changes = fulfillmentGroupIds.map((fulfillmentGroupId) => ({
        fulfillmentGroupId,
        destinationAddress: address,
      }));
      await merchantOrder.changeDelivery(orderId, changes, options);
    },
  });
}
