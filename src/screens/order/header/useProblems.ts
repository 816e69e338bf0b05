import { useMemo } from 'react';
import { useNow } from '#components/useNow.ts';
import type { Order } from '#domain/order/order.ts';
import { type Problem, problemsOf } from '#domain/order/problems.ts';
import { useAppSelector, useOperation } from '#store/hooks.ts';
import { loadEvents } from '#store/order/panelReadings.ts';
import { latestResult, selectPermissions } from '#store/selectors.ts';

/** The order's current problems. The related facts load its events; until then it is unknown who cancelled. */
export function useProblems({ orderId, items }: Order): readonly Problem[] {
  const now = useNow();
  const permissions = useAppSelector(selectPermissions);
  const events = latestResult(useOperation(loadEvents, orderId))?.events ?? null;
  return useMemo(() => problemsOf(items, { events, permissions, now }), [items, events, permissions, now]);
}
