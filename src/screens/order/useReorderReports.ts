import type { ReorderReports } from '#domain/actions/olderReorders.ts';
import { useLatestResult } from '#store/hooks.ts';
import { loadClaims, loadComplaints } from '#store/order/orderOperations.ts';
import { loadEvents } from '#store/order/panelOperations.ts';

/** Returns the loaded claims, complaints and events of the order. Other parts of the screen load them. */
export function useReorderReports(orderId: string): Pick<ReorderReports, 'claims' | 'events'> {
  const claims = useLatestResult(loadClaims, orderId) ?? [];
  const complaints = useLatestResult(loadComplaints, orderId) ?? [];
  const events = useLatestResult(loadEvents, orderId)?.events ?? [];
  return { claims: [...claims, ...complaints], events };
}
