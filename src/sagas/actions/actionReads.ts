import type { Saga } from '#sagas/core/effects.ts';
import { operate } from '#sagas/core/operate.ts';
import { operateRead } from '#sagas/core/operateRead.ts';
import {
  loadAllowedActions,
  loadCallback,
  loadEarlierPlacements,
  loadLinkedReorders,
  loadWatch,
} from '#store/actions/readOperations.ts';
import { fetchEarlierPlacements } from './earlierPlacements.ts';
import { fetchLinkedReorders } from './linkedReorders.ts';
import { fetchSubscriptions } from './saveWatch.ts';

export const actionReadSagas: readonly (() => Saga)[] = [
  operateRead(loadAllowedActions, ({ merchantOrder }, { orderId }, options) =>
    merchantOrder.actions(orderId, options),
  ),
  operateRead(loadCallback, ({ callbacks }, { orderId }, options) => callbacks.callback(orderId, options)),
  operate(loadWatch, fetchSubscriptions),
  // After a check of a redirect's outcome, the dialog must not get an older read of the earlier placements.
  operate(loadEarlierPlacements, fetchEarlierPlacements, 'latest'),
  operate(loadLinkedReorders, fetchLinkedReorders, 'latest'),
];
