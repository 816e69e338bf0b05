import './order.css';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '#store/hooks.ts';
import { loadOrder, orderOpened } from '#store/order/orderOperations.ts';
import { OrderHeader } from './header/OrderHeader.tsx';
import { OrderContent } from './OrderContent.tsx';
import { ORDER_NAMESPACES } from './orderNamespaces.ts';
import { useOrderId } from './useOrderId.ts';
import { useSkippedEntries } from './useSkippedEntries.ts';

/** S2.2, S2.65: when the user opens another order, only the part below the header is remounted. */
export function OrderScreen() {
  useTranslation(ORDER_NAMESPACES);
  const orderId = useOrderId();
  const dispatch = useAppDispatch();
  useSkippedEntries();
  useEffect(() => {
    dispatch(orderOpened({ orderId }));
    // Pending reads of the order are aborted when the user leaves it.
    return () => void dispatch(loadOrder.abandoned(orderId));
  }, [dispatch, orderId]);
  return (
    <div className="order-screen">
      <OrderHeader orderId={orderId} />
      <OrderContent key={orderId} orderId={orderId} />
    </div>
  );
}
