import { useMemo } from 'react';
import type { OrderEvent } from '#domain/event/event.ts';
import { eventDelivery } from '#domain/event/eventDelivery.ts';
import { readableFacts } from '#domain/event/eventFacts.ts';
import { type EventRow, eventActor, eventKeys, eventSearchText } from '#domain/event/eventFilter.ts';
import type { Order } from '#domain/order/order.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectPermissions } from '#store/people/userSelectors.ts';
import { useEventRecipientCheck, useOrderCallbackUrl } from './useEventRecipients.ts';
import { useEventTitle } from './useEventTitle.ts';

/** Returns the order's events as rows for the list. */
export function useEventRows(order: Order, events: readonly OrderEvent[]): readonly EventRow[] {
  const { language } = useFormat();
  const permissions = useAppSelector(selectPermissions);
  const titleOf = useEventTitle();
  const orderUrl = useOrderCallbackUrl(order.orderId);
  const hasEventRecipient = useEventRecipientCheck(order);
  const isUnknown = hasEventRecipient('') === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: titles depend on the language, recipients on the order and its callback URL
  return useMemo(() => {
    const recipientByItem = new Map<string, boolean | null>();
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
  }, [events, order, orderUrl, isUnknown, language, permissions]);
}
