import type { TFunction } from 'i18next';
import {
  DISPLAY_STATUS_OF_TYPE,
  type ItemStatus,
  type StatusType,
  type SubStatus,
} from '#domain/item/itemStatus.ts';
import { isKnownStatus } from '#domain/statusNames.ts';

export type StatusTFunction = TFunction<'status'>;

/**
 * R88: returns the text of a computed type or of a sub-status. A type has the name of the status from which
 * it is derived.
 */
export function statusTypeText(text: StatusTFunction, type: StatusType | SubStatus): string {
  const isSubStatus = type === 'inventoryCheck' || type === 'documentReviewRejected';
  return text(`name.${isSubStatus ? type : DISPLAY_STATUS_OF_TYPE[type]}`);
}

/** The parts of an item's or order's status that its text depends on. */
export type StatusFacts = Pick<ItemStatus, 'type' | 'partial' | 'subStatus' | 'isSuspended' | 'isOnHold'>;

/**
 * Returns the text of a status, including a partial status, sub-status, hold or suspension (S2.93, S4.6,
 * S4.7).
 */
export function statusText(
  text: StatusTFunction,
  { type, partial, subStatus, isSuspended, isOnHold }: StatusFacts,
): string {
  const isHalf = partial && (type === 'shipped' || type === 'cancelled');
  const status = isHalf ? text(`partial.${type}`) : statusTypeText(text, subStatus ?? type);
  // 'In production' would repeat the preposition.
  if (isSuspended && type !== 'suspended')
    return text('suspendedIn', { status: type === 'production' ? text('name.production') : status });
  if (!isOnHold) return status;
  return type === 'unknown' ? text('name.onHold') : text('onHoldIn', { status });
}

/** Returns the name of a status entry, or the platform's own name if the console does not know it. */
export function statusNameText(text: StatusTFunction, name: string): string {
  return isKnownStatus(name) ? text(`name.${name}`) : name;
}
