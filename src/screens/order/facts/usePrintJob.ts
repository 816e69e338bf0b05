import type { Item, PrintJob } from '#domain/item/item.ts';
import { firstLink } from '#domain/links/links.ts';
import { latestResult, type OperationState } from '#store/operation.ts';
import { loadPrintJob } from '#store/order/itemOperations.ts';
import { useOrderReadOperation } from '../useOrderReadOperation.ts';

/**
 * The fulfiller's print job: the linked one, or the item's own data about it until the linked one is loaded.
 * `reading` is null if none is linked.
 */
export function usePrintJob(item: Item): {
  job: PrintJob | null;
  reading: OperationState<PrintJob>['status'] | null;
} {
  const link = firstLink(item.links, 'printJob');
  const { state } = useOrderReadOperation(
    loadPrintJob,
    { href: link?.href ?? '' },
    { isEnabled: link !== null },
  );
  return { job: latestResult(state) ?? item.printJob, reading: link && state.status };
}
