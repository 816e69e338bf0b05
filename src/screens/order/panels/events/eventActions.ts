import type { ComponentType } from 'react';
import type { OrderEvent } from '#domain/event/event.ts';
import type { Order } from '#domain/order/order.ts';
import { canUpdate, type Permissions } from '#domain/permissions.ts';
import { ResendAction } from '../../dialogs/writes/ResendAction.tsx';

export interface EventActionProps {
  order: Order;
  /** The selected events. They all have an ID, so that they can be resent. */
  events: readonly OrderEvent[];
  /** Selects all listed events that were not received; null if there are none. */
  onSelectMissed: (() => void) | null;
  /** Called after the events were sent, so that only the failed ones stay selected. */
  onSent: (failedEventIds: readonly string[]) => void;
}

/** An action on selected events. The list has check boxes if the user can use at least one action. */
export interface EventAction {
  id: string;
  Component: ComponentType<EventActionProps>;
}

export const EVENT_ACTIONS: readonly EventAction[] = [{ id: 'resendEvents', Component: ResendAction }];

/**
 * S5.36: whether the user can act on events. This requires the permission to update the merchant's orders,
 * and a callback other than the mock one (`hasRecipient`).
 */
export function canActOnEvents(permissions: Permissions, merchantId: string, hasRecipient: boolean): boolean {
  return EVENT_ACTIONS.length > 0 && hasRecipient && canUpdate(permissions, merchantId);
}
