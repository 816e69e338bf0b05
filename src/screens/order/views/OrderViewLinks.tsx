import './views.css';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { useShortcuts } from '#components/keyboard/useCommands.ts';
import { type OrderView, parseOrderView, withOrderView } from '#domain/orderView.ts';
import type { ShortcutId } from '#domain/shortcuts.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { loadEvents } from '#store/panelReadings.ts';
import { latestResult } from '#store/selectors.ts';
import { useOrderReading } from '../useOrderReading.ts';
import { usePartsAhead } from '../usePartsAhead.ts';
import { VIEWS_AHEAD } from './viewLoads.ts';

const VIEW_KEYS = {
  items: 'showItems',
  events: 'showEvents',
  changes: 'showChanges',
  related: 'showRelated',
  raw: 'showRaw',
} as const satisfies Record<OrderView, ShortcutId>;

/** R76: each view that the order has by its number, as its link would open it. */
function useViewKeys(views: readonly OrderView[]): void {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const open = (view: OrderView) =>
    void navigate(
      { search: `?${withOrderView(new URLSearchParams(search), view)}` },
      { state, replace: true, preventScrollReset: true },
    );
  useShortcuts(Object.fromEntries(views.map((view) => [VIEW_KEYS[view], () => open(view)])));
}

interface OrderViewLinksProps {
  orderId: string;
  views: readonly OrderView[];
  /** How many items the order has; none for an order that has none yet. */
  items?: number;
}

/** The view that the address names, or the first of those on offer. */
export function useOrderView(views: readonly OrderView[]): OrderView {
  const view = parseOrderView(new URLSearchParams(useLocation().search));
  return views.includes(view) ? view : (views[0] ?? 'items');
}

/** R70: the views of an order as links that replace the history entry, each with its count once known. */
export function OrderViewLinks({ orderId, views, items }: OrderViewLinksProps) {
  const { t } = useTranslation('order');
  const format = useFormat();
  const { search, state } = useLocation();
  useViewKeys(views);
  usePartsAhead(VIEWS_AHEAD);
  const current = useOrderView(views);
  const events = latestResult(useOrderReading(loadEvents, { orderId }).state)?.events;
  const counts: Partial<Record<OrderView, number | undefined>> = { items, events: events?.length };
  return (
    <nav className="order-views" aria-label={t('view.label')}>
      {views.map((view) => {
        const count = counts[view];
        return (
          <Link
            key={view}
            className={view === current ? 'order-view active' : 'order-view'}
            aria-current={view === current ? 'page' : undefined}
            to={{ search: `?${withOrderView(new URLSearchParams(search), view)}` }}
            state={state}
            replace
            preventScrollReset
          >
            {t(`view.${view}`)}{' '}
            {count !== undefined && <span className="order-view-count">{format.number(count)}</span>}
          </Link>
        );
      })}
    </nav>
  );
}
