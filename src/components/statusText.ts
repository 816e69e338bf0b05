import type { TFunction } from 'i18next';
import type { ItemStatus } from '#domain/itemStatus.ts';
import { isKnownStatus } from '#domain/statusNames.ts';

export type StatusTexts = TFunction<'status'>;

/** The status in words: partial, inventory check and 'Suspended In' included (S2.93, S4.6, S4.7). */
export function statusText(
  text: StatusTexts,
  {
    type,
    partial,
    subStatus,
    isSuspended,
    isOnHold,
  }: Pick<ItemStatus, 'type' | 'partial' | 'subStatus' | 'isSuspended' | 'isOnHold'>,
): string {
  const isHalf = partial && (type === 'shipped' || type === 'cancelled');
  const plain = isHalf ? text(`partial.${type}`) : text(`type.${type}`);
  const withSub = subStatus === 'inventoryCheck' ? text('inventoryCheck', { status: plain }) : plain;
  if (isSuspended && type !== 'suspended') return text('suspendedIn', { status: withSub });
  if (!isOnHold) return withSub;
  return type === 'unknown' ? text('name.onHold') : text('onHoldIn', { status: withSub });
}

/** The name of one status entry in words; one that the console does not know reads as the platform names it. */
export function statusNameText(text: StatusTexts, name: string): string {
  return isKnownStatus(name) ? text(`name.${name}`) : name;
}
