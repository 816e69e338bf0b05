import './ticked.css';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Item } from '#domain/item.ts';
import type { Order } from '#domain/order.ts';
import { withItems } from '#domain/reorderPlan.ts';
import { ActionButton } from '../actions/ActionButton.tsx';
import { useActionEntries } from '../actions/useActionEntries.ts';

/** The actions on the order whose dialogs take some of its items. */
const ACTIONS = ['reorder', 'clearAlerts', 'updateStatus'] as const;

export interface Ticking {
  /** Ids of the ticked items among those in the list: what a filter hides is not acted on. */
  ticked: readonly string[];
  tick: (itemId: string, isTicked: boolean) => void;
  all: () => void;
  none: () => void;
}

/** The ticked items of the list; null where there is one item only, or the person can do nothing with several. */
export function useTicking(order: Order, found: readonly Item[]): Ticking | null {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const tick = useCallback((itemId: string, isTicked: boolean) => {
    setIds((before) => {
      const others = [...before].filter((id) => id !== itemId);
      return new Set(isTicked ? [...others, itemId] : others);
    });
  }, []);
  const entries = useActionEntries(order, null);
  const isOffered = entries.some(({ action }) => ACTIONS.some((id) => id === action.id));
  if (order.items.length < 2 || !isOffered) return null;
  const inList = found.map(({ itemId }) => itemId);
  return {
    ticked: inList.filter((id) => ids.has(id)),
    tick,
    all: () => setIds(new Set(inList)),
    none: () => setIds(new Set()),
  };
}

/** Of one item in the list; null where items cannot be ticked. */
export function tickOf(ticking: Ticking | null, { itemId }: Item) {
  return ticking && { isTicked: ticking.ticked.includes(itemId), onTick: ticking.tick };
}

/** Ticks every item that the list has, also those that are drawn later. */
export function TickAll({ ticking, total }: { ticking: Ticking | null; total: number }) {
  const { t } = useTranslation('order');
  if (!ticking) return null;
  return (
    <button type="button" className="btn btn-link btn-sm items-all" onClick={ticking.all}>
      {t('ticked.all', { total })}
    </button>
  );
}

interface TickedItemsProps {
  order: Order;
  ticking: Ticking | null;
}

/** The actions on the selected items; they stay at the lower edge while the list scrolls. */
export function TickedItems({ order, ticking }: TickedItemsProps) {
  const { t } = useTranslation('order');
  if (!ticking || ticking.ticked.length === 0) return null;
  const { ticked, none } = ticking;
  const part = withItems(order, ticked);
  return (
    <section className="ticked-items" aria-label={t('ticked.label')}>
      <span role="status">{t('ticked.count', { count: ticked.length })}</span>
      {ACTIONS.map((id) => (
        <ActionButton key={id} id={id} order={part} item={null} target={{ items: ticked }} />
      ))}
      <button type="button" className="btn btn-link btn-sm" onClick={none}>
        {t('ticked.none')}
      </button>
    </section>
  );
}
