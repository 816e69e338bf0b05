import './ticked.css';
import { useTranslation } from 'react-i18next';
import { withItems } from '#domain/actions/reorderPlan.ts';
import type { Order } from '#domain/order/order.ts';
import { ActionButton } from '../actions/ActionButton.tsx';
import { ALL_ACTIONS } from '../actions/allActions.ts';
import { useActionContext } from '../actions/useActionContext.ts';
import type { Ticking } from './useTicking.ts';

/** The actions on some items of the order. */
const ACTIONS = [
  'cancelItems',
  'reorder',
  'clearAlerts',
  'updateStatus',
  'rejectItems',
  'retryRoutings',
] as const;

/** Whether the user has any action on several items of the order. */
export function useTickingOffered(order: Order): boolean {
  const context = useActionContext(order, null);
  if (order.items.length < 2) return false;
  return ALL_ACTIONS.some(({ id, isPermitted }) => ACTIONS.some((one) => one === id) && isPermitted(context));
}

/** Selects every item of the list, including those not rendered yet. */
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

/** The actions on the selected items; sticky at the lower edge while the list scrolls. */
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
      {/* S4.51: the rule applies to the whole order. */}
      <ActionButton id="redirect" order={order} item={null} target={{ items: ticked }} />
      <button type="button" className="btn btn-link btn-sm" onClick={none}>
        {t('ticked.none')}
      </button>
    </section>
  );
}
