import { callbackUrlOf, hasEventRecipient } from '#domain/event/eventDelivery.ts';
import type { Order } from '#domain/order/order.ts';
import { canReadMerchant } from '#domain/permissions.ts';
import { loadCallback } from '#store/actions/readOperations.ts';
import { useAppSelector, useLatestResult, useOperation } from '#store/hooks.ts';
import { selectOrderLoadResult } from '#store/order/orderSelectors.ts';
import { selectPermissions } from '#store/people/userSelectors.ts';

/** The callback URL of the order: of its callback, or else of its request; '' if there is none. */
export function useOrderCallbackUrl(orderId: string): string {
  const callback = useLatestResult(loadCallback, orderId);
  const requestUrl = useAppSelector((state) => {
    const loadResult = selectOrderLoadResult(state, orderId);
    return loadResult && 'request' in loadResult ? (loadResult.request?.eventCallbackUrl ?? '') : '';
  });
  return callback?.url || requestUrl;
}

/** Returns a function that finds the callback URL for the events of an item; '' if there is none. */
export function useCallbackUrl(order: Order): (itemId: string) => string {
  const orderUrl = useOrderCallbackUrl(order.orderId);
  return (itemId) => callbackUrlOf(order.items, orderUrl, itemId);
}

/**
 * Whether the callback of the order, or its request, could not be loaded, or the user is not permitted to read
 * them.
 */
function useIsCallbackUnknown({ orderId, merchantId }: Order): boolean {
  const state = useOperation(loadCallback, orderId);
  const lacksRequest = useAppSelector((store) => {
    const loadResult = selectOrderLoadResult(store, orderId);
    return loadResult?.kind === 'order' && loadResult.request === null;
  });
  const isReadable = useAppSelector((store) => canReadMerchant(selectPermissions(store), merchantId));
  return !isReadable || lacksRequest || (state.status === 'failed' && state.previous === null);
}

/**
 * Returns a function that checks whether the events of an item have a recipient (S4.42); null if no callback
 * URL is known and that of the order could not be read.
 */
export function useEventRecipientCheck(order: Order): (itemId: string) => boolean | null {
  const mockUrl = useAppSelector((state) => state.configuration.mockCallbackUrl);
  const urlOf = useCallbackUrl(order);
  const isUnknown = useIsCallbackUnknown(order);
  return (itemId) => {
    const url = urlOf(itemId);
    return url === '' && isUnknown ? null : hasEventRecipient(url, mockUrl);
  };
}
