import type { KnownItemStatus } from '#domain/statusNames.ts';
import { begunStatus, currentStatus, type Item, type StatusEntry } from './item.ts';

/** The overall statuses that an item can have (S4.2): the stages of the pipeline, and those outside it. */
export type StatusType =
  | 'standardizingOrder'
  | 'docReview'
  | 'routing'
  | 'shippingAggregation'
  | 'processing'
  | 'awaitingFulfillerResponse'
  | 'production'
  | 'shipped'
  | 'cancelled'
  | 'rejected'
  | 'suspended'
  | 'unknown';

/** The pipeline in order; a type's number is its position, counted from 1 (S4.2). */
export const PIPELINE = [
  'standardizingOrder',
  'docReview',
  'routing',
  'shippingAggregation',
  'processing',
  'awaitingFulfillerResponse',
  'production',
  'shipped',
] as const satisfies readonly StatusType[];

/** S4.4: the item's type is the first of these whose status entry has begun. */
const PRIORITY = [
  'shipped',
  'cancelled',
  'rejected',
  'production',
  'awaitingFulfillerResponse',
  'processing',
  'shippingAggregation',
  'routing',
  'docReview',
  'standardizingOrder',
  'suspended',
] as const satisfies readonly StatusType[];

/**
 * S4.5: the status entries from which a type is derived. A type that is not listed is derived from the entry
 * with the same name.
 */
const UNDERLYING: Partial<Record<StatusType, readonly string[]>> = {
  shipped: ['fulfilled'],
  processing: ['preparing'],
  docReview: ['documentReview', 'documentReviewRejected'],
  production: ['production', 'productionAccepted'],
};

/**
 * R88: for each type, the status with the name that the console shows. Production covers two statuses, so it
 * has the name of the stage that contains both (S4.2).
 */
export const DISPLAY_STATUS_OF_TYPE = {
  standardizingOrder: 'standardizingOrder',
  docReview: 'documentReview',
  routing: 'routing',
  shippingAggregation: 'shippingAggregation',
  processing: 'preparing',
  awaitingFulfillerResponse: 'awaitingFulfillerResponse',
  production: 'inProduction',
  shipped: 'fulfilled',
  cancelled: 'cancelled',
  rejected: 'rejected',
  suspended: 'suspended',
  unknown: 'unknown',
} as const satisfies Record<StatusType, KnownItemStatus | 'unknown'>;

/**
 * A more specific state than the type: stock is checked during preparation (S4.7), or the review was rejected
 * (S4.5).
 */
export type SubStatus = 'inventoryCheck' | 'documentReviewRejected';

/** R88: every type and sub-status, in the order of the pipeline. */
export const TYPES_AND_SUB_STATUSES = [
  'standardizingOrder',
  'docReview',
  'documentReviewRejected',
  'routing',
  'shippingAggregation',
  'processing',
  'inventoryCheck',
  'awaitingFulfillerResponse',
  'production',
  'shipped',
  'cancelled',
  'rejected',
  'suspended',
  'unknown',
] as const satisfies readonly (StatusType | SubStatus)[];

export interface ItemStatus {
  type: StatusType;
  /** The next type in PRIORITY that also applies, or null (S4.7). */
  previousType: StatusType | null;
  /** Whether only a part of the item's quantity is shipped or cancelled (S4.6). */
  partial: boolean;
  /** A current state within the type, which the console shows instead of the type; null if there is none. */
  subStatus: SubStatus | null;
  isSuspended: boolean;
  /** Whether the status onHold is current (S4.19). */
  isOnHold: boolean;
  isPendingCancellation: boolean;
  isRejected: boolean;
}

/**
 * The position of a type in the pipeline, 1 to 8, or 0 for a side type. Side types rank lowest, so a more
 * advanced item never hides a problem.
 */
export function pipelineNumber(type: StatusType): number {
  return (PIPELINE as readonly StatusType[]).indexOf(type) + 1;
}

function entriesOf(item: Item, type: StatusType): StatusEntry[] {
  return (UNDERLYING[type] ?? [type])
    .map((name) => begunStatus(item, name))
    .filter((entry) => entry !== null);
}

/** The quantity of the status entry that the type is derived from; null if it has none. */
export function statusQuantity(item: Item, type: StatusType): number | null {
  return entriesOf(item, type)[0]?.quantity ?? null;
}

function isPartial(item: Item, type: StatusType): boolean {
  if (type !== 'shipped' && type !== 'cancelled') return false;
  const quantity = statusQuantity(item, type);
  return quantity !== null && quantity < item.quantity;
}

function subStatusOf(item: Item, type: StatusType): SubStatus | null {
  const name =
    type === 'processing' ? 'inventoryCheck' : type === 'docReview' ? 'documentReviewRejected' : null;
  return name !== null && currentStatus(item, name) ? name : null;
}

/** The item's computed status (S4.3 to S4.7, S4.15, S4.16). */
export function itemStatus(item: Item): ItemStatus {
  const counting = PRIORITY.filter((type) => entriesOf(item, type).length > 0);
  const type = counting[0] ?? 'unknown';
  return {
    type,
    previousType: counting[1] ?? null,
    partial: isPartial(item, type),
    subStatus: subStatusOf(item, type),
    isSuspended: currentStatus(item, 'suspended') !== null,
    isOnHold: currentStatus(item, 'onHold') !== null,
    isPendingCancellation: currentStatus(item, 'pendingCancellation') !== null,
    isRejected: currentStatus(item, 'rejected') !== null,
  };
}

/** S4.20: whether the item is both in routing and suspended. Only then can routing be retried. */
export function isRoutingSuspended(item: Item): boolean {
  return currentStatus(item, 'routing') !== null && currentStatus(item, 'suspended') !== null;
}

/** Whether the item is not past routing, so that a missing fulfiller is normal. */
export function isBeforeRouting(item: Item): boolean {
  const { type } = itemStatus(item);
  return type === 'standardizingOrder' || type === 'docReview' || type === 'routing';
}

/**
 * S4.46: whether the item can be reordered: it is neither cancelled nor shipped, not even in part, and no
 * cancellation is pending.
 */
export function isReorderable(item: Item): boolean {
  const { type, isPendingCancellation } = itemStatus(item);
  return type !== 'cancelled' && type !== 'shipped' && !isPendingCancellation;
}

/** Whether the order or item is neither completely shipped nor completely cancelled. */
export function isUnfinished({ type, partial }: Pick<ItemStatus, 'type' | 'partial'>): boolean {
  return partial || (type !== 'shipped' && type !== 'cancelled');
}

/**
 * R96: whether the item is completely shipped or cancelled, even if the platform still reports other current
 * statuses.
 */
export function isFinished(item: Item): boolean {
  return !isUnfinished(itemStatus(item));
}
