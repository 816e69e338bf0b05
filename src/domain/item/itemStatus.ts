import { begunStatus, currentStatus, type Item, type StatusEntry } from './item.ts';

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
} as const;

/** An overall status of an item (S4.2): a stage of the pipeline, or one outside it. */
export type StatusType = keyof typeof DISPLAY_STATUS_OF_TYPE;

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

/** S4.5: the status entries from which a type is derived; by default, the entry with the same name. */
const UNDERLYING: Partial<Record<StatusType, readonly string[]>> = {
  shipped: ['fulfilled'],
  processing: ['preparing'],
  docReview: ['documentReview', 'documentReviewRejected'],
  production: ['production', 'productionAccepted'],
};

/** A more specific state: stock is checked during preparation (S4.7), or the review was rejected (S4.5). */
export type SubStatus = 'inventoryCheck' | 'documentReviewRejected';

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
  /** R245: whether no piece is left that is neither shipped nor cancelled. */
  isFinished: boolean;
}

/**
 * The position of a type in the pipeline, 1 to 8, or 0 for a side type. Side types rank lowest, so a more
 * advanced item never hides a problem.
 */
export function pipelineNumber(type: StatusType): number {
  return (PIPELINE as readonly StatusType[]).indexOf(type) + 1;
}

/** The first entry that has begun of the statuses behind the type, or null. */
export function begunEntry(item: Item, type: StatusType): StatusEntry | null {
  for (const name of UNDERLYING[type] ?? [type]) {
    const entry = begunStatus(item, name);
    if (entry) return entry;
  }
  return null;
}

/** The number of pieces that are shipped or cancelled: all if the status has begun without a quantity. */
export function endedPieces(item: Item, type: 'shipped' | 'cancelled'): number {
  const entry = begunEntry(item, type);
  return entry ? (entry.quantity ?? item.quantity) : 0;
}

function subStatusOf(item: Item, type: StatusType): SubStatus | null {
  const name =
    type === 'processing' ? 'inventoryCheck' : type === 'docReview' ? 'documentReviewRejected' : null;
  return name !== null && currentStatus(item, name) ? name : null;
}

/** S4.4: all types with a status that has begun; the first one is the item's type. */
export function begunTypes(item: Item): StatusType[] {
  return PRIORITY.filter((type) => begunEntry(item, type));
}

/** The item's computed status (S4.4 to S4.7, S4.15, S4.16). */
export function itemStatus(item: Item): ItemStatus {
  const [type = 'unknown', previousType = null] = begunTypes(item);
  const isEnded = type === 'shipped' || type === 'cancelled';
  return {
    type,
    previousType,
    partial: isEnded && endedPieces(item, type) < item.quantity,
    subStatus: subStatusOf(item, type),
    isSuspended: currentStatus(item, 'suspended') !== null,
    isOnHold: currentStatus(item, 'onHold') !== null,
    isPendingCancellation: currentStatus(item, 'pendingCancellation') !== null,
    isRejected: currentStatus(item, 'rejected') !== null,
    isFinished: isEnded && endedPieces(item, 'shipped') + endedPieces(item, 'cancelled') >= item.quantity,
  };
}

export function isWhollyCancelled({ type, partial }: Pick<ItemStatus, 'type' | 'partial'>): boolean {
  return type === 'cancelled' && !partial;
}

/** The parts of a status that `openType` depends on. */
export type OpenTypeFacts = Pick<ItemStatus, 'type' | 'partial' | 'previousType'>;

/** R245: the type of an item, or of the other pieces if only a part of it is cancelled. */
export function openType({ type, partial, previousType }: OpenTypeFacts): StatusType {
  return partial && type === 'cancelled' ? (previousType ?? 'unknown') : type;
}
