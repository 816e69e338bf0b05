import './ticked.css';
import { useTranslation } from 'react-i18next';
import type { Order } from '#domain/order.ts';
import { withItems } from '#domain/reorderPlan.ts';
import { ActionButton } from '../actions/ActionButton.tsx';
import { useActionEntries } from '../actions/useActionEntries.ts';
import type { Ticking } from './useTicking.ts';

/** The actions on the order whose dialogs take some of its items. */
const ACTIONS = ['reorder', 'clearAlerts', 'updateStatus'] as const;

/** Whether there is anything that the person can do with several items of the order together. */
export function useTickingOffered(order: Order): boolean {
  const entries = useActionEntries(order, null);
  const isOffered = entries.some(({ action }) => ACTIONS.some((id) => id === action.id));
  return order.items.length > 1 && isOffered;
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

/** What can be done with the ticked items together; it stays at the lower edge while the list is scrolled. */
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
