import './itemRows.css';
import './narrowItemRows.css';
import { memo, Suspense, useId, useRef } from 'react';
import { Icon } from '#components/Icon.tsx';
import { PanelBoundary } from '#components/loading/PanelBoundary.tsx';
import { Skeleton } from '#components/loading/Skeleton.tsx';
import { offersActions } from '#domain/actions/offeredActions.ts';
import { itemLabel, shortItemLabel } from '#domain/identifiers.ts';
import { currentStatus, type Item, itemFulfillerId } from '#domain/item/item.ts';
import { distinctItemName } from '#domain/item/itemName.ts';
import { isBeforeRouting } from '#domain/item/itemStage.ts';
import type { Order } from '#domain/order/order.ts';
import type { CurrentTime } from '#domain/time/currentTime.ts';
import { OfferedActionMenu } from '../../actions/ActionMenu.tsx';
import { ItemBody, ItemPreview } from '../content/ItemBody.tsx';
import { BriefItemStatus, ItemStatusLine, partialQuantityText } from '../content/ItemStatusLine.tsx';
import { ItemTabs, scrollToPanel } from '../content/ItemTabs.tsx';
import { ItemCheckbox } from '../selection/ItemCheckbox.tsx';
import type { ItemSelection } from '../selection/useItemSelection.ts';
import { ParcelAndDueDate } from './ParcelAndDueDate.tsx';
import type { SharedRowFacts } from './useSharedRowFacts.ts';

/** These functions must not change between renders, so that a row renders only when its own data changes. */
export interface ItemRowHandlers {
  onToggle: (itemId: string) => void;
  onTab: (itemId: string, tab: string) => void;
  onSelectedChange: ItemSelection['setSelected'];
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
  const { texts, idFormat, fulfillerName } = shared;
  const { item: t } = texts;
  const part = partialQuantityText(t, item);
  const pieces = item.quantity > 0 ? t('pieces', { count: item.quantity }) : '';
  const fulfillerId = itemFulfillerId(item);
  const noMaker = isBeforeRouting(item) ? t('noFulfiller') : '';
  const maker = fulfillerId ? fulfillerName(fulfillerId, item.fulfillerName) : noMaker;
  return (
    <span className="item-row-facts">
      {part || pieces} <code title={itemLabel(item, idFormat)}>{shortItemLabel(item, idFormat)}</code>{' '}
      <bdi title={maker || undefined}>{maker}</bdi>
    </span>
  );
}

interface PlacedRowHeadProps extends RowHeadProps {
  titleId: string;
  panelsId: string;
  onOpenShipments: () => void;
}

function RowHead(props: PlacedRowHeadProps) {
  const { order, item, isOpen, loadsDetails, current, isSelected, handlers, shared, titleId, panelsId } =
    props;
  const { texts } = shared;
  const name = item.productName || texts.item('noName');
  const hasActions = offersActions({ ...shared.offerContext, order, item });
  return (
    <div className="item-row">
      <ItemCheckbox
        item={item}
        label={texts.order('selection.one', { name: distinctItemName(name, item, order.items) })}
        isSelected={isSelected}
        onSelectedChange={handlers.onSelectedChange}
      />
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
        shared={shared}
        onOpenShipments={props.onOpenShipments}
      />
      <BriefItemStatus item={item} now={current.epochMs} text={texts.status} />
      {hasActions && <OfferedActionMenu order={order} item={item} inPalette={isOpen} text={texts.actions} />}
    </div>
  );
}

interface ItemRowProps extends RowHeadProps {
  /** The selected tab; null if the first one is selected. */
  tab: string | null;
}

function Row({ tab, ...head }: ItemRowProps) {
  const { order, item, isOpen, handlers, shared } = head;
  const titleId = useId();
  const panelsId = useId();
  const panels = useRef<HTMLDivElement>(null);
  const isTabChosen = useRef(false);
  // The row already shows the status. It is repeated here only if a tooltip has to show its reason (S2.95).
  const hasReason = currentStatus(item, 'suspended') ?? currentStatus(item, 'rejected');
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
          <Suspense fallback={<Skeleton label={shared.texts.item('loading')} lines={6} />}>
            <ItemBody item={item} className="item-row-body">
              {hasReason && (
                <div>
                  <ItemStatusLine item={item} now={head.current.epochMs} />
                </div>
              )}
            </ItemBody>
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
  const { item, shared } = props;
  return (
    <PanelBoundary title={shared.texts.order('items.one', { id: item.itemId })} resetKeys={[item]}>
      <Row {...props} />
    </PanelBoundary>
  );
});
