import './order.css';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '#components/page/useDocumentTitle.ts';
import { orderLabel, shortId, shortOrderLabel } from '#domain/identifiers.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { loadOrder, orderOpened } from '#store/order/orderOperations.ts';
import { selectOrderLoadResult } from '#store/order/orderSelectors.ts';
import { OrderHeader } from './header/OrderHeader.tsx';
import { OrderContent } from './OrderContent.tsx';
import { ORDER_NAMESPACES } from './orderNamespaces.ts';
import { useOrderId } from './useOrderId.ts';
import { useShownOrder } from './useShownOrder.ts';
import { useSkippedEntries } from './useSkippedEntries.ts';

/** S2.2, S2.65: when the user opens another order, only the part below the header is remounted. */
export function OrderScreen() {
  const { t } = useTranslation(ORDER_NAMESPACES);
  const orderId = useOrderId();
  const dispatch = useAppDispatch();
  const idFormat = useAppSelector((state) => state.settings.idFormat);
  const order = useShownOrder(orderId)?.order ?? null;
  const isOrderLoading = useAppSelector((state) => selectOrderLoadResult(state, orderId) === null);
  const label = order ? shortOrderLabel(order, idFormat) : shortId(orderId);
  const wholeLabel = order ? orderLabel(order, idFormat) : orderId;
  useDocumentTitle(t('title', { id: label }));
  useSkippedEntries();
  useEffect(() => {
    dispatch(orderOpened({ orderId }));
    // Pending reads of the order are aborted when the user leaves it.
    return () => void dispatch(loadOrder.abandoned(orderId));
  }, [dispatch, orderId]);
  return (
    <div className="order-screen">
      <OrderHeader
        orderId={orderId}
        label={label}
        wholeLabel={wholeLabel}
        order={order}
        isOrderLoading={isOrderLoading}
      />
      <OrderContent key={orderId} orderId={orderId} />
    </div>
  );
}
