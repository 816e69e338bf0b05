import { currentStatus, type Item } from '#domain/item.ts';
import { ItemFacts } from './ItemFacts.tsx';
import { ItemPreview } from './ItemPreview.tsx';
import { ItemStatusLine } from './ItemStatusLine.tsx';
import { ItemTracking } from './ItemTracking.tsx';
import { ItemWarnings } from './ItemWarnings.tsx';

/** What an open row says as a card does: the picture, all ids, what ails the item and where its parcels are (S2.79). */
export function ItemBody({ item }: { item: Item }) {
  // Its row says the status; why it stands there is behind the label (S2.95).
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
