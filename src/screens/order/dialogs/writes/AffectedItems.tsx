import { StatusLabel } from '#components/status/StatusLabel.tsx';
import type { Item } from '#domain/item/item.ts';
import { itemStatus } from '#domain/item/itemStatus.ts';
import { itemTone } from '#domain/item/statusTone.ts';
import { ItemWithFulfiller } from '../../facts/ItemLabel.tsx';
import { ItemsInSequence } from '../itemSequence.tsx';

interface AffectedItemsProps {
  items: readonly Item[];
  hasStatus?: boolean;
  /** Replaces the fulfiller's name for an item that has no fulfiller yet. */
  unrouted?: string;
}

export function AffectedItems({ items, hasStatus = false, unrouted }: AffectedItemsProps) {
  return (
    <ItemsInSequence items={items} className="affected-items">
      {(item) => (
        <>
          <ItemWithFulfiller item={item} unrouted={unrouted} />{' '}
          {hasStatus && <StatusLabel status={itemStatus(item)} tone={itemTone(item, Date.now())} />}
        </>
      )}
    </ItemsInSequence>
  );
}
