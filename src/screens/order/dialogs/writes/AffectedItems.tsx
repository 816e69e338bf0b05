import { StatusLabel } from '#components/StatusLabel.tsx';
import type { Item } from '#domain/item/item.ts';
import { itemStatus } from '#domain/item/itemStatus.ts';
import { itemTone } from '#domain/item/statusTone.ts';
import { useListOrder } from '../itemSequence.tsx';
import { ItemWithFulfiller } from './ItemLabel.tsx';

interface AffectedItemsProps {
  items: readonly Item[];
  /** Whether each item shows its status. */
  hasStatus?: boolean;
  /** Replaces the fulfiller's name for an item that has no fulfiller yet. */
  unrouted?: string;
}

export function AffectedItems({ items, hasStatus = false, unrouted }: AffectedItemsProps) {
  const inListOrder = useListOrder();
  return (
    <ul className="affected-items">
      {inListOrder(items).map((item) => (
        <li key={item.itemId} className="text-break">
          <ItemWithFulfiller item={item} unrouted={unrouted} />
          {hasStatus && (
            <>
              {' '}
              <StatusLabel status={itemStatus(item)} tone={itemTone(item, Date.now())} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
