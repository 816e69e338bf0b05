import './split.css';
import {
  type FocusEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Button } from '#components/Button.tsx';
import { CopyStatus } from '#components/copy/CopyButton.tsx';
import { useCopy } from '#components/copy/useCopy.ts';
import { useShortcuts } from '#components/keyboard/useCommands.ts';
import { Skeleton } from '#components/loading/Skeleton.tsx';
import { FailureNotice } from '#components/notice/FailureNotice.tsx';
import { useBodyClass } from '#components/page/useBodyClass.ts';
import { useNow } from '#components/time/useNow.ts';
import { useExactTimeTip } from '#components/tip/useExactTimeTip.tsx';
import { lookUp } from '#domain/byKey.ts';
import type { Order } from '#domain/order/order.ts';
import { withSameView } from '#domain/order/orderView.ts';
import { keptState } from '#domain/order/skippedEntries.ts';
import { pageCount } from '#domain/pages.ts';
import { type ListScroll, splitPath } from '#domain/results/splitView.ts';
import { criteriaKey } from '#domain/search/searchCriteria.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectHandledInResults } from '#store/results/handledOrdersSelectors.ts';
import { runSearch, searchOpened } from '#store/search/searchOperations.ts';
import { searchUrlOpened } from '#store/search/searchSlice.ts';
import { useCriteriaOfUrl } from '../form/useCriteriaOfUrl.ts';
import { SplitViewHead } from './SplitViewHead.tsx';
import { SplitViewRow } from './SplitViewRow.tsx';
import { useSplitViewNavigation } from './useSplitViewNavigation.ts';

interface RowsProps {
  orders: readonly Order[];
  orderId: string;
  query: string;
  scroll: RefObject<ListScroll | null>;
}

/**
 * Keeps the open order's row visible and restores the scroll position when the list is shown again. Returns a
 * ref for the list, and a function that records its position.
 */
function useListScroll({ orderId, query, scroll }: Omit<RowsProps, 'orders'>) {
  const list = useRef<HTMLOListElement>(null);
  const isRestored = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for the first order and its results
  useLayoutEffect(() => {
    const left = scroll.current;
    if (!list.current || left?.orderId !== orderId || left.query !== query) return;
    list.current.scrollTop = left.scrollTop;
    isRestored.current = true;
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each order that is opened
  useEffect(() => {
    if (isRestored.current) {
      isRestored.current = false;
      return;
    }
    const scrollIntoView = () =>
      list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
    // Scrolling now would force a layout, and the next frame would need another one.
    const frame = requestAnimationFrame(scrollIntoView);
    return () => cancelAnimationFrame(frame);
  }, [orderId]);
  const keepScroll = () => {
    scroll.current = { orderId, query, scrollTop: list.current?.scrollTop ?? 0 };
  };
  return { list, keepScroll };
}

/**
 * R520: `c` copies the ID of the row that has the focus, instead of that of the open order. Returns the event
 * handlers for the list, and the result.
 */
function useRowCopy() {
  const { copy, ...result } = useCopy();
  const [label, setLabel] = useState<string | null>(null);
  useShortcuts(label === null ? {} : { copyOrderId: () => copy(label) });
  const handlers = {
    onFocusCapture: ({ target }: FocusEvent) =>
      setLabel(target.querySelector<HTMLElement>('.split-id')?.title ?? null),
    onBlurCapture: () => setLabel(null),
  };
  return { handlers, result };
}

function Rows({ orders, ...where }: RowsProps) {
  const { orderId, query } = where;
  const { t } = useTranslation('split');
  const now = useNow();
  const { list, keepScroll } = useListScroll(where);
  const { search, state } = useLocation();
  const kept = useMemo(() => keptState(state), [state]);
  const idFormat = useAppSelector((state) => state.settings.idFormat);
  const handled = useAppSelector(selectHandledInResults);
  const exact = useExactTimeTip();
  const rowCopy = useRowCopy();
  return (
    <>
      <CopyStatus {...rowCopy.result} />
      <ol
        className="split-rows list-unstyled mb-0"
        ref={list}
        onScroll={keepScroll}
        aria-label={t('rows')}
        {...exact.handlers}
        {...rowCopy.handlers}
      >
        {orders.map((order) => (
          <SplitViewRow
            key={order.orderId}
            order={order}
            path={withSameView(splitPath(order.orderId, query), search)}
            state={kept}
            isOpen={order.orderId === orderId}
            outcome={lookUp(handled, order.orderId)}
            idFormat={idFormat}
            now={now}
          />
        ))}
      </ol>
      {exact.tip}
    </>
  );
}

interface PagesProps {
  page: number;
  total: number;
  onOpen: (page: number, end: 'first' | 'last') => void;
}

function Pages({ page, total, onOpen }: PagesProps) {
  const { t } = useTranslation('split');
  const pages = Math.max(1, pageCount(total));
  if (pages < 2 && page < 2) return null;
  const open = (to: number, end: 'first' | 'last') => {
    if (to >= 1 && to <= pages) onOpen(to, end);
  };
  const button = (to: number, end: 'first' | 'last', label: string) => (
    <Button size="sm" aria-disabled={to < 1 || to > pages} onClick={() => open(to, end)}>
      {label}
    </Button>
  );
  return (
    <footer className="split-pages">
      {button(Math.min(page - 1, pages), 'last', t('pages.previous'))}
      <span>{page <= pages && t('pages.position', { page, pages })}</span>
      {button(page + 1, 'first', t('pages.next'))}
    </footer>
  );
}

/** Runs the search of the split view unless its results are already loaded. Returns its criteria and columns. */
function useSplitViewSearch(query: string) {
  const dispatch = useAppDispatch();
  const { criteria, columns } = useCriteriaOfUrl(query);
  useEffect(() => {
    dispatch(searchOpened(criteria));
    dispatch(searchUrlOpened({ columns }));
  }, [dispatch, criteria, columns]);
  // The search screen starts its search in a layout effect: a passive effect would stop that search.
  useLayoutEffect(() => () => void dispatch(runSearch.abandoned('')), [dispatch]);
  return { criteria, columns };
}

interface SplitListProps {
  orderId: string;
  /** The query string of the search. */
  query: string;
  /** The last scroll position, which is restored when the list is shown again. */
  scroll: RefObject<ListScroll | null>;
}

/** The results beside the open order. Each links to its order. */
export function SplitViewList({ orderId, query, scroll }: SplitListProps) {
  const { t } = useTranslation(['split', 'search']);
  const dispatch = useAppDispatch();
  const { criteria, columns } = useSplitViewSearch(query);
  const { results, resultSet, status, failure } = useAppSelector((state) => state.search);
  const shown = results && criteriaKey(results.criteria) === criteriaKey(criteria) ? results : null;
  const total = results?.total ?? 0;
  const orders = shown?.orders ?? null;
  const isWhole = status === 'succeeded' && shown !== null;
  const { openPage } = useSplitViewNavigation({ orderId, query, criteria, columns, orders, isWhole, total });
  const retry = () => dispatch(searchOpened(criteria));
  useBodyClass('has-split-list', true);
  return (
    <aside className="split-list" aria-label={t('label')}>
      <SplitViewHead query={query} total={shown && Math.max(shown.total, resultSet?.total ?? 0)} />
      {status === 'failed' && failure && (
        <FailureNotice title={t('failed')} failure={failure} onRetry={retry} />
      )}
      {shown && <Rows orders={shown.orders} orderId={orderId} query={query} scroll={scroll} />}
      {!shown && status === 'running' && <Skeleton label={t('loading')} lines={12} />}
      {status === 'refused' && <p className="p-2">{t('search:refused.title')}</p>}
      {shown && <Pages page={criteria.page} total={shown.total} onOpen={openPage} />}
    </aside>
  );
}
