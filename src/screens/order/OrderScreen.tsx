import './order.css';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { furtherStepsBack } from '#domain/order/skippedEntries.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { loadOrder, orderOpened } from '#store/order/orderOperations.ts';
import { OrderHeader } from './header/OrderHeader.tsx';
import { OrderContent } from './OrderContent.tsx';
import { ORDER_NAMESPACES } from './orderNamespaces.ts';
import { useOrderId } from './useOrderId.ts';

/**
 * R394: lets Back leave an order in one step after modals were closed. The browser offers no way to remove the
 * entry from which a modal was opened, so this goes on when Back reaches it.
 */
function useSkippedEntries(): void {
  const location = useLocation();
  const isTraversal = useNavigationType() === 'POP';
  const navigate = useNavigate();
  const left = useRef(location);
  // A layout effect, because the entry that is skipped must not be painted.
  useLayoutEffect(() => {
    const steps = isTraversal ? furtherStepsBack(left.current, location) : 0;
    left.current = location;
    if (steps > 0) void navigate(-steps);
  }, [location, isTraversal, navigate]);
}

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
