import { useMemo } from 'react';
import { useNow } from '#components/time/useNow.ts';
import type { Order } from '#domain/order/order.ts';
import { type OrderProblem, orderProblems } from '#domain/order/problems.ts';
import { useAppSelector, useLatestResult } from '#store/hooks.ts';
import { loadEvents } from '#store/order/panelOperations.ts';
import { selectPermissions } from '#store/people/userSelectors.ts';

/**
 * Returns the current problems of the order. Until another component has loaded the events, the console may
 * not know whether a cancellation was requested.
 */
export function useOrderProblems({ orderId, items }: Order): readonly OrderProblem[] {
  const now = useNow();
  const permissions = useAppSelector(selectPermissions);
  const events = useLatestResult(loadEvents, orderId)?.events ?? null;
  return useMemo(() => orderProblems(items, { events, permissions, now }), [items, events, permissions, now]);
}
