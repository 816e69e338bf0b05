import { type AllowedActions, NOTHING_ALLOWED } from '#domain/actions/allowedActions.ts';
import { isForbidden, isNotFound } from '#domain/failure.ts';
import { readPlatform, type Saga } from '#sagas/core/effects.ts';
import { operate } from '#sagas/core/operate.ts';
import { reading } from '#sagas/core/reading.ts';
import { settle } from '#sagas/core/settle.ts';
import { loadAllowedActions, loadCallback, loadWatch } from '#store/actions/readOperations.ts';
import { loadEarlierPlacements, loadLinkedReorders } from '#store/actions/reorderOperations.ts';
import { fetchEarlierPlacements } from './earlierPlacements.ts';
import { fetchLinkedReorders } from './linkedReorders.ts';
import { fetchSubscriptions } from './watch.ts';

/**
 * The allowed actions (S7.10). There are none for a user who is not permitted to read them, or if the
 * platform does not find the order; any other failure is thrown.
 */
function* fetchAllowedActions({ orderId }: { orderId: string }): Saga<AllowedActions> {
  const settled = yield* readPlatform(({ merchantOrder }, signal) =>
    settle(merchantOrder.actions(orderId, { signal })),
  );
  if ('value' in settled) return settled.value;
  if (isForbidden(settled.failure) || isNotFound(settled.failure)) return NOTHING_ALLOWED;
  throw settled.error;
}

export const actionReadSagas: readonly (() => Saga)[] = [
  operate(loadAllowedActions, fetchAllowedActions),
  operate(
    loadCallback,
    reading(({ callbacks }, { orderId }, options) => callbacks.callback(orderId, options)),
  ),
  operate(loadWatch, fetchSubscriptions),
  // After a check of a redirect's outcome, the dialog must not get an older read of the earlier placements.
  operate(loadEarlierPlacements, fetchEarlierPlacements, 'latest'),
  operate(loadLinkedReorders, fetchLinkedReorders, 'latest'),
];
