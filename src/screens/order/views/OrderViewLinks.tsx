import './views.css';
import { type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { useShortcuts } from '#components/keyboard/useCommands.ts';
import type { ShortcutId } from '#domain/console/shortcuts.ts';
import type { Order } from '#domain/order/order.ts';
import { type OrderView, parseOrderView, withOrderView } from '#domain/order/orderView.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { usePanelPreload } from '../panels/preloadPanels.ts';
import { useScrollToView } from './useScrollToView.ts';
import { useViewCounts } from './useViewCounts.ts';

const VIEW_KEYS = {
  items: 'showItems',
  events: 'showEvents',
  changes: 'showChanges',
  related: 'showRelated',
  raw: 'showRaw',
} as const satisfies Record<OrderView, ShortcutId>;

/**
 * R76: the number keys open the views of the order. The link to the view gets the focus, because the element
 * that has the focus may disappear with the current view.
 */
function useViewKeys(views: readonly OrderView[], links: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const open = (view: OrderView) => {
    links.current?.querySelectorAll('a')[views.indexOf(view)]?.focus({ preventScroll: true });
    void navigate(
      { search: `?${withOrderView(new URLSearchParams(search), view)}` },
      { state, replace: true, preventScrollReset: true },
    );
  };
  useShortcuts(Object.fromEntries(views.map((view) => [VIEW_KEYS[view], () => open(view)])));
}

interface OrderViewLinksProps {
  orderId: string;
  views: readonly OrderView[];
  /** The number of items; undefined if the order has no items yet. */
  items?: number;
  /** The order whose items and links are counted; null until all its items are loaded. */
  order: Order | null;
}

/** The counts of these views appear later. Their space is reserved, so that the links do not move. */
const COUNTED_LATER: readonly OrderView[] = ['events', 'related'];

/** Returns the view that the URL names if it is available, otherwise the first one. */
export function useOrderView(views: readonly OrderView[]): OrderView {
  const view = parseOrderView(new URLSearchParams(useLocation().search));
  return views.includes(view) ? view : (views[0] ?? 'items');
}

/** R70: links to the views of an order, each with its count once it is known. */
export function OrderViewLinks({ orderId, views, items, order }: OrderViewLinksProps) {
  const { t } = useTranslation('order');
  const format = useFormat();
  const { search, state } = useLocation();
  const links = useRef<HTMLElement>(null);
  useViewKeys(views, links);
  usePanelPreload();
  const current = useOrderView(views);
  useScrollToView(links, orderId, current, views[0]);
  const counts: Partial<Record<OrderView, number | undefined>> = { items, ...useViewCounts(orderId, order) };
  return (
    <nav className="order-views nav nav-tabs" aria-label={t('view.label')} ref={links}>
      {views.map((view) => {
        const count = counts[view];
        return (
          <Link
            key={view}
            className={view === current ? 'nav-link active' : 'nav-link'}
            aria-current={view === current ? 'page' : undefined}
            to={{ search: `?${withOrderView(new URLSearchParams(search), view)}` }}
            state={state}
            replace
            preventScrollReset
          >
            {t(`view.${view}`)}{' '}
            {(count !== undefined || COUNTED_LATER.includes(view)) && (
              <span className="order-view-count">{count !== undefined && format.number(count)}</span>
            )}
          </Link>
        );
      })}
    </nav>
  );
}
