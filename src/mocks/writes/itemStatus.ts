import { toIso } from '#domain/time/time.ts';
import { fulfillerIdOf } from '../access.ts';
import { fulfillerData } from '../data/fulfillers.ts';
import { STEPS, type Step } from '../data/stages.ts';
import type { ItemDocument, StatusDocument } from '../documents.ts';

function statusOf(item: ItemDocument, name: string): StatusDocument | null {
  return item.statuses?.[name] ?? null;
}

export function isStatusCurrent(item: ItemDocument, name: string): boolean {
  return statusOf(item, name)?.state === 'current';
}

function hasBegun(item: ItemDocument, name: string): boolean {
  const state = statusOf(item, name)?.state;
  return state === 'current' || state === 'closed';
}

export function setStatus(
  item: ItemDocument,
  name: string,
  state: StatusDocument['state'],
  now: number,
  more: Partial<Pick<StatusDocument, 'detail' | 'expectedCloseDate' | 'quantity'>> = {},
): void {
  item.statuses ??= {};
  item.statuses[name] = {
    name,
    state,
    detail: '',
    expectedCloseDate: null,
    quantity: item.quantity ?? 1,
    updatedDate: toIso(now),
    ...more,
  };
}

export function closeAllStatuses(item: ItemDocument, now: number): void {
  for (const [name, entry] of Object.entries(item.statuses ?? {})) {
    if (entry?.state === 'current') setStatus(item, name, 'closed', now);
  }
}

/** Moves the item to a step of its pipeline and closes the earlier steps. */
export function moveToStep(item: ItemDocument, step: Step, now: number): void {
  for (const earlier of STEPS.slice(0, STEPS.indexOf(step))) {
    if (!hasBegun(item, earlier) || isStatusCurrent(item, earlier)) setStatus(item, earlier, 'closed', now);
  }
  setStatus(item, step, 'current', now);
}

/**
 * Whether all or part of the item was cancelled, rejected or shipped. The item can then no longer be
 * cancelled or rejected, and its address can no longer be changed.
 */
export function hasFinalStatus(item: ItemDocument): boolean {
  return ['cancelled', 'rejected', 'fulfilled'].some((name) => hasBegun(item, name));
}

/** Whether a fulfiller has the item. The platform must then ask the fulfiller before it changes the item. */
export function isSentToFulfiller(item: ItemDocument): boolean {
  return hasBegun(item, 'awaitingFulfillerResponse') && fulfillerIdOf(item) !== '';
}

export function isCancellable(item: ItemDocument): boolean {
  if (hasFinalStatus(item) || isStatusCurrent(item, 'pendingCancellation')) return false;
  const fulfiller = fulfillerData(fulfillerIdOf(item));
  return !isSentToFulfiller(item) || fulfiller === null || fulfiller.supportOrderCancellations;
}

export function isAddressChangeable(item: ItemDocument): boolean {
  const fulfiller = fulfillerData(fulfillerIdOf(item));
  return !hasFinalStatus(item) && (fulfiller === null || fulfiller.supportDeliveryAddressChanges);
}
