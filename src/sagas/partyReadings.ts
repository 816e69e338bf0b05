import type { CarrierService } from '#domain/carrierService.ts';
import { isForbidden } from '#domain/failure.ts';
import type { FulfillerFound } from '#domain/fulfiller.ts';
import {
  byNewestNotification,
  type FulfillerNotification,
  type NotificationSubject,
} from '#domain/fulfillerNotification.ts';
import type { FulfillerOrder } from '#domain/fulfillerOrder.ts';
import type { MerchantDetails } from '#domain/merchant.ts';
import {
  loadCarrierService,
  loadFulfiller,
  loadFulfillerMessages,
  loadFulfillerOrder,
  loadMerchant,
} from '#store/partyReadings.ts';
import { context, read, type Saga } from './effects.ts';
import { operate } from './operate.ts';
import { settle } from './settle.ts';

function* fetchMerchant({ merchantId }: { merchantId: string }): Saga<MerchantDetails> {
  const platform = yield* context('platform');
  return yield* read((signal) => platform.merchantConfig.merchant(merchantId, { signal }));
}

/** S2.91: a refused profile is a response of its own, not a failure. */
function* fetchFulfiller({ fulfillerId }: { fulfillerId: string }): Saga<FulfillerFound> {
  const platform = yield* context('platform');
  const outcome = yield* read((signal) =>
    settle(platform.fulfillerIdentity.fulfiller(fulfillerId, { signal })),
  );
  if ('value' in outcome) {
    return outcome.value ? { kind: 'details', fulfiller: outcome.value } : { kind: 'unknown' };
  }
  if (isForbidden(outcome.failure)) return { kind: 'denied' };
  throw outcome.error;
}

function* fetchFulfillerOrder({ orderId }: { orderId: string }): Saga<FulfillerOrder | null> {
  const { fulfillmentOrderManager } = yield* context('platform');
  return yield* read((signal) => fulfillmentOrderManager.order(orderId, { signal }));
}

function* fetchFulfillerMessages(about: NotificationSubject): Saga<FulfillerNotification[]> {
  const { fulfillmentOrderManager } = yield* context('platform');
  const found = yield* read((signal) => fulfillmentOrderManager.notifications(about, { signal }));
  return found.sort(byNewestNotification);
}

function* fetchCarrierService({ key }: { key: string }): Saga<CarrierService | null> {
  const platform = yield* context('platform');
  return yield* read((signal) => platform.carriers.carrierService(key, { signal }));
}

/** The parties of an order, loaded when they are shown. */
export const partyReadings: readonly (() => Saga)[] = [
  operate(loadMerchant, fetchMerchant),
  operate(loadFulfiller, fetchFulfiller),
  operate(loadFulfillerOrder, fetchFulfillerOrder),
  operate(loadFulfillerMessages, fetchFulfillerMessages),
  operate(loadCarrierService, fetchCarrierService),
];
