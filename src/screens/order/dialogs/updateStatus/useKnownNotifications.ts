import { fulfillmentOrderItemId } from '#domain/actions/actionRules.ts';
import type { NotificationsOf } from '#domain/actions/updateItems.ts';
import { lookUp } from '#domain/byKey.ts';
import { isOutdated } from '#domain/time/freshness.ts';
import { useAppSelector } from '#store/hooks.ts';
import { IDLE, type OperationState, type ResultOf } from '#store/operation.ts';
import { loadFulfillerNotifications } from '#store/order/partyOperations.ts';

type Notifications = ResultOf<typeof loadFulfillerNotifications>;

/**
 * R386: returns a function that returns the notifications about an item that the console has loaded since the
 * order was loaded, or null. An older result may lack a newer request. The details of the item load them.
 */
export function useKnownNotifications(orderId: string): NotificationsOf {
  const loadedAt = useAppSelector((state) => lookUp(state.orders.requestedAt, orderId) ?? 0);
  const states = useAppSelector((state) => lookUp(state.operations, loadFulfillerNotifications.name));
  return (item) => {
    const state = (states && lookUp(states, fulfillmentOrderItemId(item))) ?? IDLE;
    if (state.status !== 'succeeded' || isOutdated(state.at, loadedAt, Date.now())) return null;
    return (state as OperationState<Notifications> & { status: 'succeeded' }).result;
  };
}
