import './views.css';
import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { useShortcuts } from '#components/keyboard/useCommands.ts';
import type { ShortcutId } from '#domain/console/shortcuts.ts';
import { hasChangeRequests } from '#domain/event/changeRequest.ts';
import { sharedChangeRequests } from '#domain/event/sharedChangeRequest.ts';
import { relatedItemHrefs } from '#domain/item/relatedItem.ts';
import type { Order } from '#domain/order/order.ts';
import { type OrderView, parseOrderView, withOrderView } from '#domain/order/orderView.ts';
import { relatedResources } from '#domain/order/relatedResources.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { useAppSelector, useLatestResult } from '#store/hooks.ts';
import { latestResult, selectLatestResult } from '#store/operation.ts';
import { loadClaims, loadComplaints } from '#store/order/orderOperations.ts';
import { loadChangeRequests, loadEvents } from '#store/order/panelOperations.ts';
import type { RootState } from '#store/rootReducer.ts';
import { usePanelPreload } from '../panels/preloadPanels.ts';
import { useOrderReadOperation } from '../useOrderReadOperation.ts';

/**
 * Returns the number of requested changes, or undefined until they are loaded for every item that has any. A
 * change that concerns several items counts once (R129).
 */
function selectChanges(state: RootState, order: Order | null): number | undefined {
  const changed = order?.items.filter(hasChangeRequests);
  const loaded = changed?.flatMap(({ itemId }) => {
    const requests = selectLatestResult(state, loadChangeRequests, itemId);
    return requests === null ? [] : [{ itemId, requests }];
  });
  return loaded?.length === changed?.length ? loaded && sharedChangeRequests(loaded).length : undefined;
}

/** Returns the number of related resources and items, or undefined until all are loaded. */
function useRelatedCount(order: Order | null, orderId: string): number | undefined {
  const claims = useLatestResult(loadClaims, orderId);
  const complaints = useLatestResult(loadComplaints, orderId);
  const events = useLatestResult(loadEvents, orderId);
  return useMemo(() => {
    if (!order || !claims || !complaints || !events) return undefined;
    const resources = relatedResources(order, claims, complaints, events.events);
    return resources.length + order.items.flatMap(relatedItemHrefs).length;
  }, [order, claims, complaints, events]);
}

/**
 * R98: returns the number of entries in each view, as far as it is known. Loads only the events, which other
 * parts of the screen need anyway. `order` is null until all its items are loaded.
 */
function useViewCounts(orderId: string, order: Order | null): Partial<Record<OrderView, number>> {
  const events = latestResult(useOrderReadOperation(loadEvents, { orderId }).state)?.events.length;
  const changes = useAppSelector((state) => selectChanges(state, order));
  const related = useRelatedCount(order, orderId);
  return {
    ...(events !== undefined && { events }),
    ...(changes !== undefined && { changes }),
    ...(related !== undefined && { related }),
  };
}

/**
 * R393: scrolls to the views' links when another view is shown and they are above the window or in its lower
 * half, because the summary and the problems can fill the window. The first view of an order is shown without
 * scrolling if it is the default one.
 */
function useScrollToView(
  links: RefObject<HTMLElement | null>,
  orderId: string,
  view: OrderView,
  defaultView: OrderView | undefined,
): void {
  const shown = useRef({ orderId: '', view: defaultView });
  // A layout effect, as in `useScrollToItemInUrl`.
  useLayoutEffect(() => {
    const { orderId: lastId, view: lastView } = shown.current;
    shown.current = { orderId, view };
    if (view === (lastId === orderId ? lastView : defaultView)) return;
    const frame = requestAnimationFrame(() => {
      const top = links.current?.getBoundingClientRect().top ?? 0;
      if (top < 0 || top > window.innerHeight / 2) links.current?.scrollIntoView({ block: 'start' });
    });
    return () => cancelAnimationFrame(frame);
  }, [links, orderId, view, defaultView]);
}

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
            {t(`view.${view}`)} {/* R524: some counts appear later, and the links do not move then. */}
            {view !== 'raw' && (
              <span className="order-view-count">{count !== undefined && format.number(count)}</span>
            )}
          </Link>
        );
      })}
    </nav>
  );
}
