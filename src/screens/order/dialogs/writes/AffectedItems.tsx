import type { Item } from '#domain/item/item.ts';
import { RoutedItem } from './NamedItem.tsx';

interface AffectedItemsProps {
  items: readonly Item[];
  /** Shown in place of the fulfiller's name if none is chosen yet. */
  unrouted?: string;
}

/** The items affected by a write, each with its fulfiller. */
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
