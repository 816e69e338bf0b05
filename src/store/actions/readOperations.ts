import type { AllowedActions } from '#domain/actions/allowedActions.ts';
import type { WatchState } from '#domain/actions/watch.ts';
import type { Callback } from '#domain/delivery/callback.ts';
import { createOperation } from '#store/operation.ts';

interface OrderNamed {
  orderId: string;
}
const byOrder = ({ orderId }: OrderNamed) => orderId;

/** The actions that the platform currently allows on the order (S7.10). */
export const loadAllowedActions = createOperation<OrderNamed, AllowedActions>()(
  'loadAllowedActions',
  byOrder,
);
export const loadCallback = createOperation<OrderNamed, Callback | null>()('loadCallback', byOrder);
export const loadWatch = createOperation<OrderNamed, WatchState>()('loadWatch', byOrder);
