import type { ComponentType } from 'react';
import type { OrderEvent } from '#domain/event.ts';
import type { Order } from '#domain/order.ts';
import { canUpdate, type Permissions } from '#domain/permissions.ts';
import { ResendAction } from '../../actions/dialogs/ResendAction.tsx';

/** An action on the selected events: a button and its dialog. */
export interface EventActionProps {
  order: Order;
  /** The chosen events that can be sent again: each has an id. */
  events: readonly OrderEvent[];
  /** Selects every listed event that was not received; null where there is none. */
  onSelectMissed: (() => void) | null;
  /** Only the failed events stay selected. */
  onSent: (failedEventIds: readonly string[]) => void;
}

/** An action on chosen events as data: the workbench offers check boxes where one of these is permitted. */
export interface EventAction {
  id: string;
  Component: ComponentType<EventActionProps>;
}

export const EVENT_ACTIONS: readonly EventAction[] = [{ id: 'resendEvents', Component: ResendAction }];

/** S5.36: for people who can update the merchant's orders, and not for the mock callback. */
export function offersActions(permissions: Permissions, merchantId: string, isListenedTo: boolean): boolean {
  return EVENT_ACTIONS.length > 0 && isListenedTo && canUpdate(permissions, merchantId);
}
