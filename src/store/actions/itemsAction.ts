import type { ItemsVerb, ItemWithResult, ItemWriteResult } from '#domain/actions/itemsAction.ts';
import type { RejectionCode } from '#domain/actions/rejection.ts';
import { writeKey } from '#domain/writes/sentWrite.ts';
import { createOperation } from '#store/operation.ts';
import type { GuardedParams } from './writeOperations.ts';

export interface ActOnItemsParams extends GuardedParams {
  verb: ItemsVerb;
  /**
   * `itemIdForFulfiller`: the item's ID in the fulfillment order manager; needed for rejections. `label`: its
   * name with its short ID.
   */
  items: { itemId: string; itemIdForFulfiller: string; label: string }[];
  rejection: { code: RejectionCode; reason: string } | null;
  dialogKey: string;
  /** Whether the dialog has no other items, for which its input would still be needed. */
  isLast: boolean;
}

/**
 * Performs the action with one guarded write per item, like the dialog of a single item (R73). Each
 * dialog is a subject of its own, because it shows only its own results (R240).
 */
export const actOnItems = createOperation<ActOnItemsParams, ItemWithResult[]>()('actOnItems', 'dialogKey');

/** The action on one item. Only the saga of `actOnItems` dispatches it, to report its progress. */
export const actOnItem = createOperation<{ verb: ItemsVerb; itemId: string }, ItemWriteResult>()(
  'actOnItem',
  ({ verb, itemId }) => writeKey({ operation: verb, subject: itemId }),
);
