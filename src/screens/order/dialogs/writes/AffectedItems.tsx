import type { Item } from '#domain/item/item.ts';
import { ItemWithFulfiller } from './ItemLabel.tsx';

interface AffectedItemsProps {
  items: readonly Item[];
  /** Replaces the fulfiller's name for an item that has no fulfiller yet. */
  unrouted?: string;
}

export function AffectedItems({ items, unrouted }: AffectedItemsProps) {
  return (
    <ul className="affected-items">
      {items.map((item) => (
        <li key={item.itemId} className="text-break">
          <ItemWithFulfiller item={item} unrouted={unrouted} />
        </li>
      ))}
    </ul>
  );
}
