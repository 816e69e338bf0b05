import type { Order } from '#domain/order/order.ts';
import { printJobs } from '#domain/results/columnValues.ts';
import type { CellContext } from './cellContext.ts';

/** S2.57: describes whether the order's items are on a print job, and on which ones. */
export function printJobText(order: Order, { text, format }: CellContext): string {
  const { items, allItems, ids } = printJobs(order);
  if (items === 0) return allItems === 0 ? '' : text('printJob.none');
  const some = () => text('printJob.some', { items: format.number(items), of: format.number(allItems) });
  const scope = items === allItems ? text('printJob.all') : some();
  return ids.length === 0 ? scope : text('printJob.withIds', { scope, ids: ids.join(', ') });
}
