import { useNow } from '#components/time/useNow.ts';
import { currentStatus, type Item } from '#domain/item/item.ts';
import { ItemIssueList } from './ItemIssueList.tsx';
import { ItemKeyFacts } from './ItemKeyFacts.tsx';
import { ItemPreview } from './ItemPreview.tsx';
import { ItemStatusLine } from './ItemStatusLine.tsx';
import { ItemTracking } from './ItemTracking.tsx';

/** S2.79: the part of an open row that a card always shows. */
export function ItemBody({ item }: { item: Item }) {
  const now = useNow();
  // The row already shows the status. It is repeated here only if a tooltip has to show its reason (S2.95).
  const hasReason = currentStatus(item, 'suspended') ?? currentStatus(item, 'rejected');
  return (
    <div className="item-card-body item-row-body">
      <ItemPreview item={item} />
      <div className="item-card-text">
        {hasReason && (
          <div>
            <ItemStatusLine item={item} now={now} />
          </div>
        )}
        <ItemKeyFacts item={item} />
        <ItemIssueList item={item} />
        <ItemTracking item={item} />
      </div>
    </div>
  );
}
