import { byNewest } from '#domain/byNewest.ts';
import { isForbidden } from '#domain/failure.ts';
import type { FulfillerLoadResult } from '#domain/order/fulfiller.ts';
import { readPlatform, type Saga } from '#sagas/core/effects.ts';
import { operate } from '#sagas/core/operate.ts';
import { operateRead } from '#sagas/core/operateRead.ts';
import { settle } from '#sagas/core/settle.ts';
import {
  loadCarrierService,
  loadFulfiller,
  loadFulfillerNotifications,
  loadFulfillerOrder,
  loadMerchant,
} from '#store/order/partyOperations.ts';

/** Reads a fulfiller's profile. Denied access is a result, not a failure (S2.91). */
function* fetchFulfiller({ fulfillerId }: { fulfillerId: string }): Saga<FulfillerLoadResult> {
  const settled = yield* readPlatform(({ fulfillerIdentity }, signal) =>
    settle(fulfillerIdentity.fulfiller(fulfillerId, { signal })),
  );
  if ('value' in settled) {
    return settled.value ? { kind: 'details', fulfiller: settled.value } : { kind: 'unknown' };
  }
  if (isForbidden(settled.failure)) return { kind: 'denied' };
  throw settled.error;
}

export const partyReadSagas: readonly (() => Saga)[] = [
  operateRead(loadMerchant, ({ merchantConfig }, { merchantId }, options) =>
    merchantConfig.merchant(merchantId, options),
  ),
  operate(loadFulfiller, fetchFulfiller),
  operateRead(loadFulfillerOrder, ({ fulfillmentOrderManager }, { orderId }, options) =>
    fulfillmentOrderManager.order(orderId, options),
  ),
  operateRead(loadFulfillerNotifications, async ({ fulfillmentOrderManager }, about, options) =>
    (await fulfillmentOrderManager.notifications(about, options)).sort(
      byNewest(({ createdDate }) => createdDate),
    ),
  ),
  operateRead(loadCarrierService, ({ carriers }, { key }, options) => carriers.carrierService(key, options)),
];
