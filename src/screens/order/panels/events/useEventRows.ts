import { useMemo } from 'react';
import type { OrderEvent } from '#domain/event/event.ts';
import { callbackUrlOf, eventDelivery, hasEventRecipient } from '#domain/event/eventDelivery.ts';
import { readableFacts } from '#domain/event/eventFacts.ts';
import { type EventRow, eventActor, eventKeys, eventSearchText } from '#domain/event/eventFilter.ts';
import type { Order } from '#domain/order/order.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { loadCallback } from '#store/actions/readOperations.ts';
import { useAppSelector, useOperation } from '#store/hooks.ts';
import { selectOrderLoadResult } from '#store/order/orderSelectors.ts';
import { latestResult, selectPermissions } from '#store/selectors.ts';
import { useEventTitle } from './useEventTitle.ts';

/** The callback URL of the order: of its callback, or else of its request; '' if there is none. */
function useOrderCallbackUrl(orderId: string): string {
  const callback = latestResult(useOperation(loadCallback, orderId));
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

/** Returns a function that checks whether the events of an item have a recipient (S4.42). */
export function useEventRecipientCheck(order: Order): (itemId: string) => boolean {
  const mockUrl = useAppSelector((state) => state.configuration.mockCallbackUrl);
  const urlOf = useCallbackUrl(order);
  return (itemId) => hasEventRecipient(urlOf(itemId), mockUrl);
}

/** Returns the order's events as rows for the list. */
export function useEventRows(order: Order, events: readonly OrderEvent[]): readonly EventRow[] {
  const { language } = useFormat();
  const permissions = useAppSelector(selectPermissions);
  const titleOf = useEventTitle();
  const orderUrl = useOrderCallbackUrl(order.orderId);
  const hasEventRecipient = useEventRecipientCheck(order);
  // biome-ignore lint/correctness/useExhaustiveDependencies: titles depend on the language, recipients on the order and its callback URL
  return useMemo(() => {
    const recipientByItem = new Map<string, boolean>();
    const hasRecipient = (itemId: string) => {
      const known = recipientByItem.get(itemId) ?? hasEventRecipient(itemId);
      recipientByItem.set(itemId, known);
      return known;
    };
    const keys = eventKeys(events);
    return events.map((event, index) => ({
      key: keys[index] ?? '',
      event,
      delivery: eventDelivery(event, hasRecipient(event.itemId)),
      actor: eventActor(event),
      haystack: eventSearchText(event, [titleOf(event)], readableFacts(event, permissions)),
    }));
  }, [events, order, orderUrl, language, permissions]);
}
