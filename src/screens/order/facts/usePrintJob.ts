import type { Item, PrintJob } from '#domain/item/item.ts';
import { firstLink } from '#domain/links/links.ts';
import { latestResult } from '#store/operation.ts';
import { loadPrintJob } from '#store/order/itemOperations.ts';
import { useOrderReadOperation } from '../useOrderReadOperation.ts';

/**
 * The fulfiller's print job: the linked one, or the item's own data about it until the linked one is loaded.
 * `read` is null if none is linked.
 */
export function usePrintJob(item: Item) {
  const link = firstLink(item.links, 'printJob');
  const read = useOrderReadOperation(loadPrintJob, { href: link?.href ?? '' }, { isEnabled: link !== null });
  const job: PrintJob | null = latestResult(read.state) ?? item.printJob;
  return { job, read: link && read };
}
