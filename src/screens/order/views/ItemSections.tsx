import { type ComponentType, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { PanelBoundary } from '#components/PanelBoundary.tsx';
import type { Item } from '#domain/item/item.ts';
import type { Order } from '#domain/order/order.ts';
import { ItemLabel } from '../dialogs/writes/ItemLabel.tsx';
import type { PanelProps } from '../panels/panels.ts';

/** The maximum number of items whose panels load initially, because an order may have a hundred items. */
export const READ_AT_FIRST = 5;

interface ItemSectionsProps {
  order: Order;
  /** The items that the panel has content for. */
  items: readonly Item[];
  Panel: ComponentType<PanelProps>;
}

function ItemSection({ order, item, Panel }: PanelProps & Pick<ItemSectionsProps, 'Panel'>) {
  const { t } = useTranslation('order');
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h3 className="h6 text-break" id={titleId}>
        <ItemLabel item={item} />
      </h3>
      <PanelBoundary title={t('items.one', { id: item.itemId })} resetKeys={[item]}>
        <Panel order={order} item={item} />
      </PanelBoundary>
    </section>
  );
}

/** Renders the same panel for several items, one below the other. A title identifies each item. */
export function ItemSections({ order, items, Panel }: ItemSectionsProps) {
  const { t } = useTranslation('order');
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? items : items.slice(0, READ_AT_FIRST);
  return (
    <div className="item-sections">
      {shown.map((item) => (
        <ItemSection key={item.itemId} order={order} item={item} Panel={Panel} />
      ))}
      {shown.length < items.length && (
        <Button size="sm" className="mt-3" onClick={() => setShowsAll(true)}>
          {t('view.allItems', { count: items.length })}
        </Button>
      )}
    </div>
  );
}
