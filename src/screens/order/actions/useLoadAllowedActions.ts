import { useEffect } from 'react';
import { lookUp } from '#domain/byKey.ts';
import type { Order } from '#domain/order/order.ts';
import { canReadMerchant } from '#domain/permissions.ts';
import { loadAllowedActions } from '#store/actions/readOperations.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectOperation, selectPermissions } from '#store/selectors.ts';

/** Loads the actions that the platform currently allows, for a loaded order and after each reload. */
export function useLoadAllowedActions({ orderId, merchantId }: Order, isPreview: boolean): void {
  const dispatch = useAppDispatch();
  const canAsk = useAppSelector((state) => canReadMerchant(selectPermissions(state), merchantId));
  const askedAt = useAppSelector((state) => lookUp(state.orders.askedAt, orderId) ?? 0);
  const isWanted = useAppSelector((state) => {
    const asked = selectOperation(state, loadAllowedActions, orderId);
    return asked.status === 'idle' || (asked.status !== 'running' && asked.at < askedAt);
  });
  useEffect(() => {
    if (canAsk && isWanted && !isPreview) dispatch(loadAllowedActions.requested({ orderId }));
  }, [dispatch, canAsk, isWanted, isPreview, orderId]);
}
