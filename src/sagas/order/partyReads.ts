import {
  byNewestNotification,
  type FulfillerNotification,
  type NotificationSubject,
} from '#domain/delivery/fulfillerNotification.ts';
import { isForbidden } from '#domain/failure.ts';
import type { FulfillerLoadResult } from '#domain/order/fulfiller.ts';
import { readPlatform, type Saga } from '#sagas/core/effects.ts';
import { operate } from '#sagas/core/operate.ts';
import { reading } from '#sagas/core/reading.ts';
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

function* fetchFulfillerMessages(about: NotificationSubject): Saga<FulfillerNotification[]> {
  const found = yield* readPlatform(({ fulfillmentOrderManager }, signal) =>
    fulfillmentOrderManager.notifications(about, { signal }),
  );
  return found.sort(byNewestNotification);
}

export const partyReadSagas: readonly (() => Saga)[] = [
  operate(
    loadMerchant,
    reading(({ merchantConfig }, { merchantId }, options) => merchantConfig.merchant(merchantId, options)),
  ),
  operate(loadFulfiller, fetchFulfiller),
  operate(
    loadFulfillerOrder,
    reading(({ fulfillmentOrderManager }, { orderId }, options) =>
      fulfillmentOrderManager.order(orderId, options),
    ),
  ),
  operate(loadFulfillerNotifications, fetchFulfillerMessages),
  operate(
    loadCarrierService,
    reading(({ carriers }, { key }, options) => carriers.carrierService(key, options)),
  ),
];
