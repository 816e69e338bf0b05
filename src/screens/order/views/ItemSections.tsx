import { type ComponentType, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PanelBoundary } from '#components/PanelBoundary.tsx';
import type { Item } from '#domain/item/item.ts';
import type { Order } from '#domain/order/order.ts';
import { ItemLabel } from '../dialogs/writes/ItemLabel.tsx';
import type { PanelProps } from '../panels/panels.ts';
import { FirstItems } from './FirstItems.tsx';

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
  return (
    <div className="item-sections">
      <FirstItems items={items}>
        {(shown) =>
          shown.map((item) => <ItemSection key={item.itemId} order={order} item={item} Panel={Panel} />)
        }
      </FirstItems>
    </div>
  );
}
