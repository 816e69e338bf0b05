import type { WriteResult } from '#domain/writeResult.ts';
import type { ChangeAddress } from '#store/orderActions.ts';
import type { Saga } from './effects.ts';
import { guardedWrite } from './guardedWrite.ts';

/** S7.11: one request for all chosen fulfillment groups. */
export function* requestAddress(params: ChangeAddress): Saga<WriteResult> {
  return yield* guardedWrite('changeAddress', params, ['status', 'address'], async ({ merchantOrder }) => {
    const changes = params.fulfillmentGroupIds.map((fulfillmentGroupId) => ({
      fulfillmentGroupId,
      destinationAddress: params.address,
    }));
    await merchantOrder.changeDelivery(params.orderId, changes);
    return null;
  });
}
