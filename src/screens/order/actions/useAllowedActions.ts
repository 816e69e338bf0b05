import { useEffect } from 'react';
import type { Order } from '#domain/order.ts';
import { canReadMerchant } from '#domain/permissions.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { loadAllowedActions } from '#store/orderActions.ts';
import { selectOperation, selectPermissions } from '#store/selectors.ts';

/** Asks what may be done with the order now, once the order itself is here; only who reads the merchant may ask. */
export function useAllowedActions({ orderId, merchantId }: Order, isPreview: boolean): void {
  const dispatch = useAppDispatch();
  const mayAsk = useAppSelector((state) => canReadMerchant(selectPermissions(state), merchantId));
  const isIdle = useAppSelector(
    (state) => selectOperation(state, loadAllowedActions, orderId).status === 'idle',
  );
  useEffect(() => {
    if (mayAsk && isIdle && !isPreview) dispatch(loadAllowedActions.requested({ orderId }));
  }, [dispatch, mayAsk, isIdle, isPreview, orderId]);
}
