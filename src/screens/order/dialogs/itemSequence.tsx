import { createContext, type ReactNode, useContext, useState } from 'react';
import { StatusLabel } from '#components/status/StatusLabel.tsx';
import type { Item } from '#domain/item/item.ts';
import { itemStatus } from '#domain/item/itemStatus.ts';
import { problemsFirst } from '#domain/item/problemsFirst.ts';
import { itemTone } from '#domain/item/statusTone.ts';
import { ItemWithFulfiller } from '../facts/ItemLabel.tsx';

/** The IDs of the order's items in the sequence of the order's list (S4.9) when the dialog opened. */
const ItemSequence = createContext<readonly string[]>([]);

/** R204: fixes the sequence of the items, so that none moves while a user reads or selects them. */
export function FixedItemSequence({ items, children }: { items: readonly Item[]; children: ReactNode }) {
  const [sequence] = useState(() => problemsFirst(items, Date.now()).map(({ itemId }) => itemId));
  return <ItemSequence value={sequence}>{children}</ItemSequence>;
}

/**
 * R204: returns a function that sorts items like the order's list. Items that were added since the dialog
 * opened come first.
 */
export function useItemSequence(): (items: readonly Item[]) => Item[] {
  const sequence = useContext(ItemSequence);
  const position = ({ itemId }: Item) => sequence.indexOf(itemId);
  return (items) => items.toSorted((a, b) => position(a) - position(b));
}

interface ItemsInSequenceProps {
  items: readonly Item[];
  className: 'affected-items' | 'plan-items';
  children: (item: Item) => ReactNode;
}

export function ItemsInSequence({ items, className, children }: ItemsInSequenceProps) {
  const inSequence = useItemSequence();
  return (
    <ul className={className}>
      {inSequence(items).map((item) => (
        <li key={item.itemId} className="text-break">
          {children(item)}
        </li>
      ))}
    </ul>
  );
}

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
