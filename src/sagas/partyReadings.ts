import { isForbidden } from '#domain/failure.ts';
import type { FulfillerFound } from '#domain/fulfiller.ts';
import type { MerchantDetails } from '#domain/merchant.ts';
import { loadFulfiller, loadMerchant } from '#store/partyReadings.ts';
import { context, read, type Saga } from './effects.ts';
import { operate } from './operate.ts';
import { settle } from './settle.ts';

function* fetchMerchant({ merchantId }: { merchantId: string }): Saga<MerchantDetails> {
  const platform = yield* context('platform');
  return yield* read((signal) => platform.merchantConfig.merchant(merchantId, { signal }));
}

/** S2.91: a refused profile is an answer of its own, not a failure. */
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

/** The people behind an order, read when somebody opens their popover. */
export const partyReadings: readonly (() => Saga)[] = [
  operate(loadMerchant, fetchMerchant),
  operate(loadFulfiller, fetchFulfiller),
];
