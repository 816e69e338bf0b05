import { supportsCancellation } from '#domain/event/cancellation.ts';
import type { Item } from '#domain/item/item.ts';
import { firstLink } from '#domain/links/links.ts';
import { latestResult } from '#store/operation.ts';
import { loadSupportedProcesses } from '#store/order/panelOperations.ts';
import { useOrderReadOperation } from './useOrderReadOperation.ts';

/**
 * S7.13: returns whether the item's fulfiller accepts cancellations, according to the fulfillment
 * configuration that the item links to. Null if that is unknown or could not be loaded.
 */
export function useCancellationSupport({ links }: Item): boolean | null {
  const fulfillmentConfigurationUrl = firstLink(links, 'fulfillmentConfiguration')?.href ?? '';
  const { state } = useOrderReadOperation(
    loadSupportedProcesses,
    { fulfillmentConfigurationUrl },
    { isEnabled: fulfillmentConfigurationUrl !== '' },
  );
  return supportsCancellation(latestResult(state) ?? []);
}
