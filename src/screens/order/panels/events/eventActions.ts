import type { ComponentType } from 'react';
import type { OrderEvent } from '#domain/event/event.ts';
import type { Order } from '#domain/order/order.ts';
import { canUpdate, type Permissions } from '#domain/permissions.ts';
import { ResendAction } from '../../dialogs/writes/ResendAction.tsx';

export interface EventActionProps {
  order: Order;
  /** The selected events that can be resent: each has an ID. */
  events: readonly OrderEvent[];
  /** Selects every listed event that was not received; null if there is none. */
  onSelectMissed: (() => void) | null;
  /** Keeps only the failed events selected. */
  onSent: (failedEventIds: readonly string[]) => void;
}

/** An action on selected events as data: the workbench shows check boxes if one of these is permitted. */
export interface EventAction {
  id: string;
  Component: ComponentType<EventActionProps>;
}

export const EVENT_ACTIONS: readonly EventAction[] = [{ id: 'resendEvents', Component: ResendAction }];

/** S5.36: for users who can update the merchant's orders, and not for the mock callback. */
export function offersActions(permissions: Permissions, merchantId: string, isListenedTo: boolean): boolean {
  return EVENT_ACTIONS.length > 0 && isListenedTo && canUpdate(permissions, merchantId);
}
