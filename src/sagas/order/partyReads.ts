import {
  byNewestNotification,
  type FulfillerNotification,
  type NotificationSubject,
} from '#domain/delivery/fulfillerNotification.ts';
import type { CarrierService } from '#domain/delivery/shipment.ts';
import { isForbidden } from '#domain/failure.ts';
import type { FulfillerLoadResult } from '#domain/order/fulfiller.ts';
import type { FulfillerOrder } from '#domain/order/fulfillerOrder.ts';
import type { MerchantDetails } from '#domain/order/merchant.ts';
import { readPlatform, type Saga } from '#sagas/core/effects.ts';
import { operate } from '#sagas/core/operate.ts';
import { settle } from '#sagas/core/settle.ts';
import {
  loadCarrierService,
  loadFulfiller,
  loadFulfillerNotifications,
  loadFulfillerOrder,
  loadMerchant,
} from '#store/order/partyOperations.ts';

function fetchMerchant({ merchantId }: { merchantId: string }): Saga<MerchantDetails> {
  return readPlatform(({ merchantConfig }, signal) => merchantConfig.merchant(merchantId, { signal }));
}

/** Reads a fulfiller's profile. Denied access is a result, not a failure (S2.91). */
function* fetchFulfiller({ fulfillerId }: { fulfillerId: string }): Saga<FulfillerLoadResult> {
  const outcome = yield* readPlatform(({ fulfillerIdentity }, signal) =>
    settle(fulfillerIdentity.fulfiller(fulfillerId, { signal })),
  );
  if ('value' in outcome) {
    return outcome.value ? { kind: 'details', fulfiller: outcome.value } : { kind: 'unknown' };
  }
  if (isForbidden(outcome.failure)) return { kind: 'denied' };
  throw outcome.error;
}

function fetchFulfillerOrder({ orderId }: { orderId: string }): Saga<FulfillerOrder | null> {
  return readPlatform(({ fulfillmentOrderManager }, signal) =>
    fulfillmentOrderManager.order(orderId, { signal }),
  );
}

function* fetchFulfillerMessages(about: NotificationSubject): Saga<FulfillerNotification[]> {
  const found = yield* readPlatform(({ fulfillmentOrderManager }, signal) =>
    fulfillmentOrderManager.notifications(about, { signal }),
  );
  return found.sort(byNewestNotification);
}

function fetchCarrierService({ key }: { key: string }): Saga<CarrierService | null> {
  return readPlatform(({ carriers }, signal) => carriers.carrierService(key, { signal }));
}

export const partyReadSagas: readonly (() => Saga)[] = [
  operate(loadMerchant, fetchMerchant),
  operate(loadFulfiller, fetchFulfiller),
  operate(loadFulfillerOrder, fetchFulfillerOrder),
  operate(loadFulfillerNotifications, fetchFulfillerMessages),
  operate(loadCarrierService, fetchCarrierService),
];
