import type { ReorderReports } from '#domain/actions/olderReorders.ts';
import { useOperation } from '#store/hooks.ts';
import { latestResult } from '#store/operation.ts';
import { loadClaims, loadComplaints } from '#store/order/orderOperations.ts';
import { loadEvents } from '#store/order/panelOperations.ts';

/** Returns the loaded claims, complaints and events of the order. Other parts of the screen load them. */
export function useReorderReports(orderId: string): Pick<ReorderReports, 'claims' | 'events'> {
  const claims = latestResult(useOperation(loadClaims, orderId)) ?? [];
  const complaints = latestResult(useOperation(loadComplaints, orderId)) ?? [];
  const events = latestResult(useOperation(loadEvents, orderId))?.events ?? [];
  return { claims: [...claims, ...complaints], events };
}
