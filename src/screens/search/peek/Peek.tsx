import './peek.css';
import { type KeyboardEvent, type MouseEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Icon } from '#components/Icon.tsx';
import { StatusLabel } from '#components/StatusLabel.tsx';
import { itemIdIn, orderLabel } from '#domain/identifiers.ts';
import type { Item } from '#domain/item.ts';
import { itemStatus } from '#domain/itemStatus.ts';
import type { Order } from '#domain/order.ts';
import { itemTone, orderStatus, statusTone } from '#domain/orderStatus.ts';
import { orderPath } from '#domain/paths.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { orderPicked } from '#store/searchSlice.ts';
import type { CellContext } from '../table/cellContext.ts';
import { useCellContext } from '../table/useCellContext.ts';
import { usePreviewPart } from '../table/usePreviewPart.ts';
import { warningTexts } from '../table/warningTexts.ts';
import { PeekFacts } from './PeekFacts.tsx';
import { usePeekedOrder } from './usePeekedOrder.ts';

const ITEMS_SHOWN = 10;

function PeekItem({ order, item, context }: { order: Order; item: Item; context: CellContext }) {
  const { t } = useTranslation('results');
  const format = useFormat();
  return (
    <li>
      <Link to={orderPath(order.orderId, item.itemId)}>
        <bdi>{item.productName || itemIdIn(item, context.idFormat) || item.itemId}</bdi>
      </Link>{' '}
      <span className="peek-quantity">
        {t('peek.pieces', { count: item.quantity, pieces: format.number(item.quantity) })}
      </span>
      <div>
        <StatusLabel status={itemStatus(item)} tone={itemTone(item, context.now)} withStep />
      </div>
    </li>
  );
}

function PeekItems({ order, context }: { order: Order; context: CellContext }) {
  const { t } = useTranslation('results');
  const shown = order.items.slice(0, ITEMS_SHOWN);
  return (
    <>
      <h3 className="h6">{t('peek.items', { count: order.items.length })}</h3>
      <ul className="peek-items">
        {shown.map((item) => (
          <PeekItem key={item.itemId} order={order} item={item} context={context} />
        ))}
      </ul>
      {order.items.length > shown.length && <p>{t('more', { count: order.items.length - shown.length })}</p>}
    </>
  );
}

function PeekedOrder({ order, context }: { order: Order; context: CellContext }) {
  const { Preview } = context;
  const status = orderStatus(order, context.now);
  const warnings = warningTexts(order, context);
  return (
    <>
      <p>{order.items.length > 0 && <StatusLabel status={status} tone={statusTone(status)} withStep />}</p>
      {warnings.length > 0 && (
        <ul className="peek-warnings">
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      )}
      {order.items.length > 0 && <PeekItems order={order} context={context} />}
      {Preview && <Preview items={order.items.slice(0, ITEMS_SHOWN)} />}
      <PeekFacts order={order} context={context} />
    </>
  );
}

interface PeekProps {
  orders: readonly Order[];
  /** Epoch milliseconds: what counts as late. */
  now: number;
  onClose: () => void;
}

/** What the results know of the order one is at, beside the list: nobody has to open it, or choose a column for it. */
export function Peek({ orders, now, onClose }: PeekProps) {
  const { t } = useTranslation('results');
  const titleId = useId();
  const Preview = usePreviewPart(true, orders);
  const context = useCellContext(now, true, Preview);
  const dispatch = useAppDispatch();
  const { order, focusRow, scrollTop } = usePeekedOrder(orders);
  const close = () => {
    focusRow();
    onClose();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  // Back from there, the list stands where it stood, with the focus on this row.
  const handleClick = ({ target }: MouseEvent) => {
    if (!order || !(target instanceof Element) || !target.closest('a')) return;
    dispatch(orderPicked({ orderId: order.orderId, scrollTop: scrollTop() }));
  };
  if (!order) return null;
  return (
    <aside className="peek" aria-labelledby={titleId} onKeyDown={handleKeyDown} onClick={handleClick}>
      <div className="peek-head">
        <h2 className="h6" id={titleId}>
          {t('peek.title', { id: orderLabel(order, context.idFormat) })}
        </h2>
        <button type="button" className="btn btn-icon" aria-label={t('peek.close')} onClick={close}>
          <Icon name="x-lg" />
        </button>
      </div>
      <Link to={orderPath(order.orderId)} className="btn btn-primary btn-sm">
        {t('peek.open')}
      </Link>
      <PeekedOrder key={order.orderId} order={order} context={context} />
    </aside>
  );
}
