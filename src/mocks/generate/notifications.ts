import { HOUR_MS, toIso } from '#domain/time/time.ts';
import type { Random } from '../random.ts';
import type { NotificationDocument } from '../records.ts';
import type { OrderPlan } from './plan.ts';
import type { ItemPlan } from './planItem.ts';

interface Asked {
  type: string;
  status: string;
  at: number;
}

function askedOf(item: ItemPlan, plan: OrderPlan): Asked[] {
  if (!item.isSent) return [];
  const requestStatus =
    item.stage === 'awaitingResponse' ? 'NEW' : item.stage === 'rejected' ? 'REJECTED' : 'ACCEPTED';
  const sent = Math.min(plan.createdAt + 6 * HOUR_MS, item.reachedAt);
  const asked: Asked[] = [{ type: 'OrderRequest', status: requestStatus, at: sent }];
  const cancellations: Partial<Record<string, string>> = {
    cancelPending: 'NEW',
    cancelRefused: 'REJECTED',
    cancelled: 'ACCEPTED',
  };
  const cancellation = cancellations[item.stage];
  if (cancellation) asked.push({ type: 'CancellationRequest', status: cancellation, at: item.reachedAt });
  return asked;
}

/**
 * Generates the notifications from the fulfillment order manager to the fulfillers of the order, oldest
 * first.
 */
export function makeNotifications(plan: OrderPlan, random: Random): NotificationDocument[] {
  const notifications = plan.items.flatMap((item) =>
    askedOf(item, plan).map(
      ({ type, status, at }): NotificationDocument => ({
        notificationId: random.uuid(),
        type: type === 'OrderRequest' && random.chance(0.05) ? 'RetryOrderRequest' : type,
        status,
        createdDate: toIso(at),
        fulfillerId: item.fulfillerId,
        order: { orderId: item.shortFulfillmentGroupId },
        items: [{ itemId: item.shortItemId, status, quantity: item.quantity }],
      }),
    ),
  );
  return notifications.sort((a, b) => (a.createdDate < b.createdDate ? -1 : 1));
}
