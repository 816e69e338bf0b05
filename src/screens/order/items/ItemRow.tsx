import './itemRows.css';
import './narrowItemRows.css';
import { memo, Suspense, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#components/Icon.tsx';
import { PanelBoundary } from '#components/loading/PanelBoundary.tsx';
import { Skeleton } from '#components/loading/Skeleton.tsx';
import { DueFactText } from '#components/status/DueFactText.tsx';
import { useStatusName } from '#components/status/useStatusName.ts';
import type { OfferContext } from '#domain/actions/actionDefinition.ts';
import { offersActions } from '#domain/actions/offeredActions.ts';
import type { CurrentTime } from '#domain/currentTime.ts';
import { type IdFormat, itemIdInFormat, shortItemLabel } from '#domain/identifiers.ts';
import { currentStatus, type Item, itemFulfillerId } from '#domain/item/item.ts';
import { itemIssues } from '#domain/item/itemIssues.ts';
import { isBeforeRouting } from '#domain/item/itemStage.ts';
import { DISPLAY_STATUS_OF_TYPE, itemStatus } from '#domain/item/itemStatus.ts';
import { linksOf } from '#domain/links.ts';
import { itemDueFact } from '#domain/order/dueFact.ts';
import type { Order } from '#domain/order/order.ts';
import { OfferedActionMenu } from '../actions/ActionMenu.tsx';
import type { useFulfillerNameOf } from '../facts/useFulfillerName.ts';
import { ItemBody } from './ItemBody.tsx';
import { ItemCheckbox } from './ItemCheckbox.tsx';
import { ItemPreview } from './ItemPreview.tsx';
import { BriefItemStatus } from './ItemStatusLine.tsx';
import { ItemTabs, scrollToPanel } from './ItemTabs.tsx';
import { ItemTracking } from './ItemTracking.tsx';
import { requestNotes } from './requestNotes.ts';
import type { ItemSelection } from './useItemSelection.ts';
import { usePartialQuantityText } from './usePartialQuantityText.ts';

/** These functions must not change between renders, so that a row renders only when its own data changes. */
export interface ItemRowHandlers {
  onToggle: (itemId: string) => void;
  onTab: (itemId: string, tab: string) => void;
  onSelectedChange: ItemSelection['setSelected'];
}

/**
 * The data that an order's rows share, read once for all of them. A row that read it from the store itself
 * would be one more subscriber for every change of the store, a hundred times: in an order of 130 items at a
 * quarter of the CPU, the longest task of filtering then took 243 ms instead of 145 (medians of four runs).
 */
export interface SharedRowFacts {
  idFormat: IdFormat;
  fulfillerName: ReturnType<typeof useFulfillerNameOf>;
  /** Together with the order and the item, this determines which actions the row's menu offers. */
  offerContext: Pick<OfferContext, 'permissions' | 'pages'>;
}

interface RowHeadProps {
  order: Order;
  item: Item;
  isOpen: boolean;
  /** Whether the row loads the picture and the parcels (S2.75, R184). */
  loadsDetails: boolean;
  current: CurrentTime;
  /** null if items cannot be selected. */
  isSelected: boolean | null;
  handlers: ItemRowHandlers;
  shared: SharedRowFacts;
}

function Facts({ item, shared }: Pick<RowHeadProps, 'item' | 'shared'>) {
  const { idFormat, fulfillerName } = shared;
  const { t } = useTranslation('item');
  const part = usePartialQuantityText(item);
  const pieces = item.quantity > 0 ? t('pieces', { count: item.quantity }) : '';
  const fulfillerId = itemFulfillerId(item);
  const noMaker = isBeforeRouting(item) ? t('noFulfiller') : '';
  const maker = fulfillerId ? fulfillerName(fulfillerId, item.fulfillerName) : noMaker;
  return (
    <span className="item-row-facts">
      {part || pieces}{' '}
      <code title={itemIdInFormat(item, idFormat) ?? item.itemId}>{shortItemLabel(item, idFormat)}</code>{' '}
      <bdi title={maker || undefined}>{maker}</bdi>
    </span>
  );
}

function RequestNotes({ item }: { item: Item }) {
  const { t } = useTranslation('item');
  const notes = requestNotes(item);
  if (notes.length === 0) return null;
  return (
    <span className="item-row-notes">
      {notes.map(({ text, icon, tone }) => (
        <span key={text} className={`item-row-issue ${tone}`} title={t(text)}>
          <Icon name={icon} /> <span>{t(text)}</span>
        </span>
      ))}
    </span>
  );
}

interface ParcelAndDueDateProps extends Pick<RowHeadProps, 'order' | 'item' | 'current' | 'loadsDetails'> {
  onOpenShipments: () => void;
}

/**
 * The item's parcel status, requests (R114) and due date. If the item links to no shipments, its worst
 * problem replaces the parcel status.
 */
function ParcelAndDueDate({ order, item, current, loadsDetails, onOpenShipments }: ParcelAndDueDateProps) {
  const statusName = useStatusName();
  const { type, subStatus, isOnHold, isSuspended } = itemStatus(item);
  const labelled = statusName(subStatus ?? DISPLAY_STATUS_OF_TYPE[type]);
  // R209: what the status labels of the row already say.
  const isShownAlready = (status: string) =>
    statusName(status) === labelled ||
    (status === 'onHold' && isOnHold && (!isSuspended || type === 'suspended')) ||
    (status === 'suspended' && isSuspended) ||
    (status === 'rejected' && currentStatus(item, 'rejected') !== null);
  const [worst] = itemIssues(item, current.epochMs).filter(({ status }) => !isShownAlready(status));
  const shown = linksOf(item.links, 'shipments').length === 0 ? worst : undefined;
  const fact = itemDueFact(item, order, current);
  const missed = fact && 'status' in fact ? fact.status : null;
  // R224: the time is that of the text beside it, or else names its status.
  const isNamed = missed === null || (shown ? shown.status === missed : isShownAlready(missed));
  return (
    <span className="item-row-urgency">
      {loadsDetails && <ItemTracking item={item} onOpen={onOpenShipments} />}
      {shown && (
        <span
          className={`item-row-issue alert-line-${shown.kind === 'error' ? 'danger' : 'warning'}`}
          title={shown.detail}
        >
          <Icon name={shown.kind === 'error' ? 'exclamation-octagon-fill' : 'exclamation-triangle-fill'} />{' '}
          {statusName(shown.status)}
        </span>
      )}
      <RequestNotes item={item} />
      {fact && <DueFactText fact={fact} current={current} label={isNamed ? undefined : ''} />}
    </span>
  );
}

interface RowHeadIds {
  titleId: string;
  panelsId: string;
}

function RowHead(props: RowHeadProps & RowHeadIds & Pick<ParcelAndDueDateProps, 'onOpenShipments'>) {
  const { order, item, isOpen, loadsDetails, current, isSelected, handlers, shared, titleId, panelsId } =
    props;
  const { t } = useTranslation('item');
  const name = item.productName || t('noName');
  const hasActions = offersActions({ ...shared.offerContext, order, item });
  return (
    <div className="item-row">
      <ItemCheckbox item={item} isSelected={isSelected} onSelectedChange={handlers.onSelectedChange} />
      {loadsDetails ? <ItemPreview item={item} isSmall /> : <span className="thumbnail" />}
      <div className="item-row-name">
        <h3 className="item-row-title" id={titleId}>
          <button
            type="button"
            className="item-row-toggle"
            data-item-toggle
            title={name}
            aria-expanded={isOpen}
            aria-controls={panelsId}
            onClick={() => handlers.onToggle(item.itemId)}
          >
            <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
            <bdi>{name}</bdi>
          </button>
        </h3>
        <Facts item={item} shared={shared} />
      </div>
      <ParcelAndDueDate
        order={order}
        item={item}
        current={current}
        loadsDetails={loadsDetails}
        onOpenShipments={props.onOpenShipments}
      />
      <BriefItemStatus item={item} now={current.epochMs} />
      {hasActions && <OfferedActionMenu order={order} item={item} inPalette={isOpen} />}
    </div>
  );
}

interface ItemRowProps extends RowHeadProps {
  /** The selected tab; null if the first one is selected. */
  tab: string | null;
}

function Row({ tab, ...head }: ItemRowProps) {
  const { order, item, isOpen, handlers } = head;
  const { t } = useTranslation('item');
  const titleId = useId();
  const panelsId = useId();
  const panels = useRef<HTMLDivElement>(null);
  const isTabChosen = useRef(false);
  const openShipments = () => {
    if (isOpen && tab === 'shipments') scrollToPanel(panels.current?.querySelector('[role="tabpanel"]'));
    else {
      isTabChosen.current = true;
      handlers.onTab(item.itemId, 'shipments');
    }
  };
  return (
    <article className="item-row-frame" aria-labelledby={titleId}>
      <RowHead {...head} titleId={titleId} panelsId={panelsId} onOpenShipments={openShipments} />
      <div id={panelsId} ref={panels} hidden={!isOpen}>
        {isOpen && (
          <Suspense fallback={<Skeleton label={t('loading')} lines={6} />}>
            <ItemBody item={item} />
            <ItemTabs
              order={order}
              item={item}
              tab={tab}
              isChosen={isTabChosen}
              onSelect={(chosen) => handlers.onTab(item.itemId, chosen)}
            />
          </Suspense>
        )}
      </div>
    </article>
  );
}

/** R72: one of many items as a row. An open row also has the content of a card and the panels. */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { t } = useTranslation('order');
  const { item } = props;
  return (
    <PanelBoundary title={t('items.one', { id: item.itemId })} resetKeys={[item]}>
      <Row {...props} />
    </PanelBoundary>
  );
});
