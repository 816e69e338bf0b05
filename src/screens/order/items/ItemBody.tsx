import { currentStatus, type Item } from '#domain/item/item.ts';
import { ItemFacts } from './ItemFacts.tsx';
import { ItemPreview } from './ItemPreview.tsx';
import { ItemStatusLine } from './ItemStatusLine.tsx';
import { ItemTracking } from './ItemTracking.tsx';
import { ItemWarnings } from './ItemWarnings.tsx';

/** An open row shows the same as a card: the picture, all IDs, the problems of the item and its parcels (S2.79). */
export function ItemBody({ item }: { item: Item }) {
  // The row shows the status; the tooltip of the label gives the reason (S2.95).
  const hasReason = currentStatus(item, 'suspended') ?? currentStatus(item, 'rejected');
  return (
    <div className="item-card-body item-row-body">
      <ItemPreview item={item} />
      <div className="item-card-text">
        {hasReason && (
          <div>
            <ItemStatusLine item={item} />
          </div>
        )}
        <ItemFacts item={item} />
        <ItemWarnings item={item} />
        <ItemTracking item={item} />
      </div>
    </div>
  );
}
