import type { ItemOutcome, ItemResult, ItemsVerb } from '#domain/actions/itemsAction.ts';
import type { RejectionCode } from '#domain/actions/rejection.ts';
import { createOperation } from '#store/operation.ts';
import type { Guarded } from './orderActions.ts';

/** The same for several items of an order. */
export interface ItemsAction extends Guarded {
  verb: ItemsVerb;
  /** `notifiedId`: the id by which the fulfillment order manager knows the item; for rejections. */
  items: { itemId: string; notifiedId: string }[];
  rejection: { code: RejectionCode; reason: string } | null;
}

/** R73: each item is one guarded write of its own, as its own dialog would send it. */
export const actOnItems = createOperation<ItemsAction, ItemOutcome[]>()(
  'actOnItems',
  ({ orderId }) => orderId,
);

/** How far it is with one of them; reported by `actOnItems`, never asked for. */
export const actOnItem = createOperation<{ verb: ItemsVerb; itemId: string }, ItemResult>()(
  'actOnItem',
  ({ verb, itemId }) => `${verb} ${itemId}`,
);
