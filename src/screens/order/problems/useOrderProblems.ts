import { useCallback, useMemo } from 'react';
import { useNow } from '#components/time/useNow.ts';
import { publicFulfillerId } from '#domain/order/merchant.ts';
import type { Order } from '#domain/order/order.ts';
import { type OrderProblem, orderProblems } from '#domain/order/problems.ts';
import { selectFulfillers } from '#store/console/referenceSelectors.ts';
import { useAppSelector, useLatestResult } from '#store/hooks.ts';
import { loadEvents } from '#store/order/panelOperations.ts';
import { selectPermissions } from '#store/people/userSelectors.ts';

/**
 * Returns a function that finds the problems that the order has at a time (epoch milliseconds). Until another
 * component has loaded the events, the console may not know whether a cancellation was requested.
 */
export function useProblemsAt({ orderId, items }: Order): (now: number) => readonly OrderProblem[] {
  const permissions = useAppSelector(selectPermissions);
  const known = useAppSelector(selectFulfillers);
  const events = useLatestResult(loadEvents, orderId)?.events ?? null;
  return useCallback(
    (now) =>
      orderProblems(items, {
        events,
        permissions,
        publicId: (id) => publicFulfillerId(id, known ?? []),
        now,
      }),
    [items, events, permissions, known],
  );
}

/** Returns the current problems of the order. */
export function useOrderProblems(order: Order): readonly OrderProblem[] {
  const now = useNow();
  const problemsAt = useProblemsAt(order);
  return useMemo(() => problemsAt(now), [problemsAt, now]);
}
