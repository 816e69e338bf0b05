import './orderHeader.css';
import './splitHeader.css';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { Button } from '#components/Button.tsx';
import { CopyButton, CopyStatus } from '#components/copy/CopyButton.tsx';
import { useCopy } from '#components/copy/useCopy.ts';
import { Icon } from '#components/Icon.tsx';
import { useCommand } from '#components/keyboard/useCommand.ts';
import { useShortcuts } from '#components/keyboard/useCommands.ts';
import { PanelBoundary } from '#components/loading/PanelBoundary.tsx';
import { useDocumentTitle } from '#components/page/useDocumentTitle.ts';
import { watchedOptions } from '#domain/actions/watch.ts';
import { orderLabel, shortId, shortOrderLabel } from '#domain/identifiers.ts';
import { SEARCH_PATH } from '#domain/links/paths.ts';
import type { Order } from '#domain/order/order.ts';
import { loadWatch } from '#store/actions/readOperations.ts';
import { useAppSelector, useOperation } from '#store/hooks.ts';
import { latestResult } from '#store/operation.ts';
import { loadOrder } from '#store/order/orderOperations.ts';
import { selectIsStatusKnown, selectOrderLoadResult } from '#store/order/orderSelectors.ts';
import { selectResultsQuery } from '#store/search/snapshotSelectors.ts';
import { ActionMenu } from '../actions/ActionMenu.tsx';
import { useModal } from '../dialogs/useModal.ts';
import { useShownOrder } from '../openOrder.ts';
import { useOrderReadOperation } from '../useOrderReadOperation.ts';
import { OrderAnnouncement } from './OrderAnnouncement.tsx';
import { OrderHeadline } from './OrderHeadline.tsx';
import { QuickSearch } from './QuickSearch.tsx';
import { RefreshButton } from './RefreshButton.tsx';
import { ResultStepper } from './ResultStepper.tsx';
import { useTicketText } from './useTicketText.ts';

interface BreadcrumbProps {
  orderId: string;
  /** The order's ID in the user's preferred format, abbreviated in `label` and in full in `wholeLabel`. */
  label: string;
  wholeLabel: string;
}

/**
 * S2.66: a link back to the page of the search results with this order, or else to the search.
 * R90: the heading shows the abbreviated ID, and the full ID on hover. The button copies the full ID.
 */
function Breadcrumb({ orderId, label, wholeLabel }: BreadcrumbProps) {
  const { t } = useTranslation(['order', 'shell']);
  const navigate = useNavigate();
  const query = useAppSelector((state) => selectResultsQuery(state, orderId));
  const back = query === null ? SEARCH_PATH : `${SEARCH_PATH}?${query}`;
  useShortcuts({ backToResults: () => void navigate(back) });
  return (
    <nav aria-label={t('breadcrumb')} className="order-crumbs">
      <ol className="breadcrumb mb-0">
        <li className="breadcrumb-item">
          <Link to={back}>{t(query === null ? 'search' : 'results')}</Link>
        </li>
        <li className="breadcrumb-item active" aria-current="page">
          <h1 className="order-title" title={wholeLabel}>
            {label}
          </h1>
          <CopyButton
            text={wholeLabel}
            label={t('shell:copy', { what: wholeLabel })}
            shortcut="copyOrderId"
          />
        </li>
      </ol>
    </nav>
  );
}

/** S2.70: opens the watch options of the order and shows whether the user is watching it. */
function WatchButton({ orderId }: { orderId: string }) {
  const { t } = useTranslation(['order', 'actions']);
  const { open } = useModal();
  const isEnabled = useShownOrder(orderId)?.isPreview === false;
  // A failure is shown only when the user opens the options.
  const watch = latestResult(useOrderReadOperation(loadWatch, { orderId }, { isEnabled }).state);
  const isWatched = watchedOptions(watch?.subscriptions ?? []).length > 0;
  const label = t(isWatched ? 'watched' : 'watch');
  const handleOpen = () => open('watch');
  useCommand({ id: 'watch', icon: 'bell', label: t('actions:label.watch'), run: handleOpen });
  return (
    <Button size="sm" aria-label={label} title={label} onClick={handleOpen}>
      <Icon name={isWatched ? 'bell-fill' : 'bell'} /> <span className="tool-text">{label}</span>
    </Button>
  );
}

function CopyTicketButton({ order }: { order: Order }) {
  const { t } = useTranslation('order');
  const ticketText = useTicketText(order);
  const { state, said, copy } = useCopy({ copied: t('ticket.copied') });
  const handleCopy = () => copy(ticketText());
  useCommand({ id: 'copyTicket', icon: 'copy', label: t('ticket.copy'), run: handleCopy });
  return (
    <>
      <Button size="sm" aria-label={t('ticket.copy')} title={said || undefined} onClick={handleCopy}>
        <Icon name={state === 'copied' ? 'check-circle-fill' : 'copy'} />{' '}
        <span className="tool-text">{t('ticket.copy')}</span>
      </Button>
      <CopyStatus state={state} said={said} />
    </>
  );
}

/**
 * S2.65: the header of an order with navigation, tools and headline. There are no actions until the order or its
 * preview is loaded. R389: while it loads, the parts that later ones would move are left out. On a phone, the
 * navigation is not sticky.
 */
export function OrderHeader({ orderId }: { orderId: string }) {
  const { t } = useTranslation('order');
  const idFormat = useAppSelector((state) => state.settings.idFormat);
  const order = useShownOrder(orderId)?.order ?? null;
  const hasResult = useAppSelector((state) => selectOrderLoadResult(state, orderId) !== null);
  const isLoading = useOperation(loadOrder, orderId).status !== 'failed' && !hasResult;
  const isStatusKnown = useAppSelector((state) => order !== null && selectIsStatusKnown(state, order));
  const label = order ? shortOrderLabel(order, idFormat) : shortId(orderId);
  const wholeLabel = order ? orderLabel(order, idFormat) : orderId;
  useDocumentTitle(t('title', { id: label }));
  return (
    <header className="order-header">
      <OrderAnnouncement orderId={orderId} label={label} />
      <div className="order-navigation">
        <Breadcrumb orderId={orderId} label={label} wholeLabel={wholeLabel} />
        <ResultStepper orderId={orderId} />
        <QuickSearch orderId={orderId} />
      </div>
      <div className="order-sticky">
        <div className="order-tools">
          {(order || !isLoading) && <RefreshButton orderId={orderId} order={order} />}
          {order && (
            <>
              <WatchButton orderId={orderId} />
              <CopyTicketButton order={order} />
              <PanelBoundary title={t('actions')} resetKeys={[order]}>
                <ActionMenu order={order} item={null} inPalette />
              </PanelBoundary>
            </>
          )}
        </div>
        {order && (isStatusKnown || !isLoading) ? (
          <PanelBoundary title={t('headline')} resetKeys={[order]}>
            <OrderHeadline order={order} />
          </PanelBoundary>
        ) : (
          isLoading && <div className="headline-empty" />
        )}
      </div>
    </header>
  );
}
