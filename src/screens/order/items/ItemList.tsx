import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Deferred } from '#components/Deferred.tsx';
import { Icon } from '#components/Icon.tsx';
import { PanelBoundary } from '#components/PanelBoundary.tsx';
import { Skeleton } from '#components/Skeleton.tsx';
import { byProblems } from '#domain/alerts.ts';
import type { Item } from '#domain/item.ts';
import { type ItemFilter, isFiltering, NO_ITEM_FILTER } from '#domain/itemFilter.ts';
import { ITEM_FILTER_MIN_ITEMS } from '#domain/limits.ts';
import type { Order } from '#domain/order.ts';
import { useOpenItems } from '../useOpenItems.ts';
import { ItemCard } from './ItemCard.tsx';
import { TickAll, TickedItems, tickOf, useTicking } from './TickedItems.tsx';
import { useItemFilter } from './useItemFilter.ts';
import { useItemsInReach } from './useItemsInReach.ts';
import { useNamedItem } from './useNamedItem.ts';

const loadFilter = async () => (await import('./ItemFilterDrawer.tsx')).ItemFilterDrawer;

interface ItemListProps {
  order: Order;
  /** Whether all items are here, or only those known so far. */
  isComplete: boolean;
  /** More items are loading. */
  isComing: boolean;
}

interface FilterBarProps {
  items: readonly Item[];
  found: number;
  filter: ItemFilter;
  onChange: (filter: ItemFilter) => void;
}

/** S2.76: the button of the item filter and its result; only for more than two items. */
function FilterBar({ items, found, filter, onChange }: FilterBarProps) {
  const { t } = useTranslation('order');
  const [isOpen, setIsOpen] = useState(false);
  const handleClose = () => setIsOpen(false);
  return (
    <div className="item-filter-bar">
      {isFiltering(filter) && (
        <>
          <span role="status">{t('items.filtered', { count: found, total: items.length })}</span>
          <button type="button" className="btn btn-link btn-sm" onClick={() => onChange(NO_ITEM_FILTER)}>
            {t('filter.clear')}
          </button>
        </>
      )}
      <button type="button" className="btn btn-outline-secondary btn-sm" onClick={() => setIsOpen(true)}>
        <Icon name="funnel" /> {t('filter.open')}
      </button>
      {isOpen && (
        <Deferred
          load={loadFilter}
          props={{ items, found, filter, onChange, onClose: handleClose }}
          title={t('filter.title')}
          onClose={handleClose}
        />
      )}
    </div>
  );
}

/** S8.17: the address names an item that the order does not have. */
function UnknownItem({ itemId }: { itemId: string }) {
  const { t } = useTranslation('order');
  return (
    <div className="alert alert-warning" role="alert">
      <Icon name="exclamation-triangle-fill" /> {t('items.unknown')} <code>{itemId}</code>
    </div>
  );
}

/** The items, those with problems first (S4.9); as many as fit, more as one scrolls (S2.75). */
export function ItemList({ order, isComplete, isComing }: ItemListProps) {
  const { t } = useTranslation('order');
  const openItems = useOpenItems();
  const sorted = useMemo(() => [...order.items].sort(byProblems(Date.now())), [order.items]);
  const { filter, setFilter, found } = useItemFilter(sorted, openItems.itemId);
  const { count, sentinel, showMore, reach } = useItemsInReach(found.length);
  const ticking = useTicking(order, found);
  const only = sorted.length === 1 ? (sorted[0] ?? null) : null;
  const named = useNamedItem({ items: found, only, openItems, isComplete, reach });
  const isUnknown = isComplete && openItems.itemId !== null && !sorted.some(isNamed(openItems.itemId));
  return (
    <section aria-labelledby="items-title" aria-busy={isComing}>
      <div className="items-head">
        <h2 className="h6 mb-0" id="items-title">
          {isComplete || sorted.length > 0 ? t('items.title', { count: sorted.length }) : t('summary.items')}
        </h2>
        <TickAll ticking={ticking} total={found.length} />
        {sorted.length > ITEM_FILTER_MIN_ITEMS && (
          <FilterBar items={sorted} found={found.length} filter={filter} onChange={setFilter} />
        )}
      </div>
      {isUnknown && <UnknownItem itemId={openItems.itemId ?? ''} />}
      {isComplete && sorted.length === 0 && <p className="text-body-secondary">{t('items.none')}</p>}
      <ul className="item-list">
        {found.slice(0, count).map((item) => (
          <li key={item.itemId} ref={item.itemId === openItems.itemId ? named : undefined}>
            <PanelBoundary title={t('items.one', { id: item.itemId })} resetKeys={[item]}>
              <ItemCard order={order} item={item} openItems={openItems} tick={tickOf(ticking, item)} />
            </PanelBoundary>
          </li>
        ))}
      </ul>
      <div ref={sentinel} />
      {count < found.length && (
        <p className="items-more">
          {t('items.shown', { count, total: found.length })}{' '}
          <button type="button" className="btn btn-outline-secondary btn-sm" onClick={showMore}>
            {t('items.showMore')}
          </button>
        </p>
      )}
      <TickedItems order={order} ticking={ticking} />
      {isComing && sorted.length === 0 && <Skeleton label={t('items.loading')} lines={6} />}
    </section>
  );
}

function isNamed(itemId: string): (item: Item) => boolean {
  return (item) => item.itemId === itemId;
}
