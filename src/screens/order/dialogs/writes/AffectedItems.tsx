import type { Item } from '#domain/item/item.ts';
import { RoutedItem } from './NamedItem.tsx';

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
          <RoutedItem item={item} unrouted={unrouted} />
        </li>
      ))}
    </ul>
  );
}
