import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useShortcuts } from '#components/keyboard/useCommands.ts';
import { entriesOf, lookUp } from '#domain/byKey.ts';
import { PREFETCH_REST_MS } from '#domain/limits.ts';
import { type Order, orderIdsOf } from '#domain/order/order.ts';
import { hasOrderModal } from '#domain/order/orderModal.ts';
import { withSameView } from '#domain/order/orderView.ts';
import { keptState } from '#domain/order/skippedEntries.ts';
import { pageCount } from '#domain/pages.ts';
import { arrivalOn, nextOrderAfter, pageAfterLeaving, type WantedPage } from '#domain/results/nextOrder.ts';
import { splitPath, withSplit } from '#domain/results/splitView.ts';
import type { SearchCriteria } from '#domain/search/searchCriteria.ts';
import { searchQuery } from '#domain/search/searchUrl.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { orderPrefetched } from '#store/order/orderOperations.ts';
import { selectHandledInResults } from '#store/results/handledOrdersSelectors.ts';
import { selectResultPosition } from '#store/search/snapshotSelectors.ts';
import { useIsWide } from '../useMediaQuery.ts';

interface Place {
  orderId: string;
  query: string;
  criteria: SearchCriteria;
  /** The columns in the link; null if it has none. */
  columns: readonly string[] | null;
  /** The loaded orders of this page; null before the first response. */
  orders: readonly Order[] | null;
  /** Whether all orders of the page are loaded. */
  isWhole: boolean;
  total: number;
}

/** R104: prefetches the next order, so that it can be rendered immediately. */
function usePrefetchedNext(nextId: string | undefined): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (nextId === undefined) return;
    const timer = setTimeout(() => dispatch(orderPrefetched({ orderId: nextId })), PREFETCH_REST_MS);
    return () => clearTimeout(timer);
  }, [dispatch, nextId]);
}

/**
 * If automatic advance is on, opens the next order after a write on the current one has succeeded, no dialog is
 * open and the list has arrived: `openNext` is null until then (R536). R503: not in a window without the list,
 * where the user cannot see that it is on.
 */
function useAutoAdvance(orderId: string, openNext: (() => void) | null): void {
  const { isAutoAdvancing, handled } = useAppSelector((state) => state.handledOrders);
  const showsList = useIsWide();
  const showsRun = useAppSelector((state) => state.bulk.shownJobId !== null);
  const hasDialog = hasOrderModal(useLocation().search) || showsRun;
  const seen = useRef(handled.length);
  const [doneId, setDoneId] = useState<string | null>(null);
  useEffect(() => {
    const fresh = handled.slice(seen.current);
    seen.current = handled.length;
    if (
      isAutoAdvancing &&
      showsList &&
      fresh.some((one) => one.orderId === orderId && one.outcome === 'done')
    )
      setDoneId(orderId);
  }, [handled, isAutoAdvancing, showsList, orderId]);
  const go = useEffectEvent(() => openNext?.());
  const isWaiting = doneId === null || hasDialog || openNext === null;
  useEffect(() => {
    if (isWaiting) return;
    setDoneId(null);
    if (doneId === orderId) go();
  }, [doneId, isWaiting, orderId]);
}

/** R280: returns a function that shows another page of the results and opens one of its orders. */
function useWantedPage(place: Place, handled: number, open: (orderId: string) => void) {
  const { orderId, criteria, columns, orders, isWhole, total } = place;
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const [wanted, setWanted] = useState<WantedPage | null>(null);
  const show = (next: WantedPage) => {
    setWanted(next);
    const query = searchQuery({ ...criteria, page: next.page }, columns);
    void navigate({ search: withSplit(search, query) }, { replace: true, state });
  };
  const arrive = useEffectEvent(() => {
    if (!wanted || !orders) return;
    const arrival = arrivalOn(wanted, orderIdsOf(orders), total);
    if (arrival && 'page' in arrival) return show(arrival);
    setWanted(null);
    if (arrival) open(arrival.orderId);
  });
  // R525: opening an order now would close the dialog, or the other order that the user has opened.
  const isElsewhere = wanted !== null && wanted.orderId !== orderId;
  const isOvertaken = wanted !== null && wanted.opens !== 'same' && (isElsewhere || hasOrderModal(search));
  const callOff = useEffectEvent(() => {
    if (wanted && isElsewhere) show({ ...wanted, page: wanted.from, opens: 'same', orderId });
    else setWanted(null);
  });
  useEffect(() => {
    if (isOvertaken) callOff();
  }, [isOvertaken]);
  // Until the URL has changed, `orders` are those of the previous page.
  const isHere = isWhole && wanted?.page === criteria.page;
  useEffect(() => {
    if (isHere) arrive();
  }, [isHere]);
  return (page: number, opens: WantedPage['opens']) =>
    show({
      page,
      opens,
      orderId,
      from: criteria.page,
      total,
      leftIds: orderIdsOf(orders ?? []),
      earliest: pageAfterLeaving(page, handled),
    });
}

/**
 * Opens other orders in the results, including those on other pages, by shortcut or automatic advance.
 * Returns a function that opens another page.
 */
export function useSplitViewNavigation(place: Place) {
  const { orderId, query, criteria, orders, isWhole, total } = place;
  const navigate = useNavigate();
  const index = orders?.findIndex((order) => order.orderId === orderId) ?? -1;
  const next = orders?.[index + 1];
  const { search, state } = useLocation();
  const open = (id: string) =>
    void navigate(withSameView(splitPath(id, query), search), { replace: true, state: keptState(state) });
  const done = useAppSelector(selectHandledInResults);
  const showPage = useWantedPage(place, entriesOf(done).length, open);
  const lastPage = Math.max(1, pageCount(total));
  const openPage = (page: number, opens: 'first' | 'last') => {
    if (page >= 1 && page <= lastPage) showPage(page, opens);
  };
  const goNext = () => {
    if (next) open(next.orderId);
    else if (isWhole) openPage(criteria.page + 1, 'first');
  };
  const goBack = () => {
    const previous = orders?.[index - 1];
    if (previous) open(previous.orderId);
    else if (orders && (index === 0 || orders.length === 0))
      openPage(Math.min(criteria.page - 1, lastPage), 'last');
  };
  useShortcuts({ nextRow: goNext, previousRow: goBack });
  const resultPosition = useAppSelector((state) => selectResultPosition(state, orderId));
  const pageOfOrder = isWhole && index < 0 ? resultPosition?.page : undefined;
  const showPageOfOrder = useEffectEvent((page: number) => showPage(page, 'same'));
  // The buttons in the order's header can also open an order from another page. The list then shows that
  // page.
  useEffect(() => {
    if (pageOfOrder !== undefined && pageOfOrder !== criteria.page) showPageOfOrder(pageOfOrder);
  }, [pageOfOrder, criteria.page]);
  const openNext =
    orders &&
    (() => {
      const isDone = (id: string) => lookUp(done, id) === 'done';
      const isLastPage = criteria.page >= pageCount(total);
      const target = nextOrderAfter(orderId, orderIdsOf(orders), { isDone, isLastPage });
      if (target === 'nextPage') openPage(criteria.page + 1, 'first');
      else if (target) open(target.orderId);
    });
  // At the end of a page, the next order is known only after the order's header has loaded the next page.
  usePrefetchedNext(next?.orderId ?? resultPosition?.next.id ?? undefined);
  useAutoAdvance(orderId, openNext);
  return { openPage };
}
