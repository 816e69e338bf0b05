import { useTranslation } from 'react-i18next';
import type { Item, PrintJob } from '#domain/item/item.ts';
import { isPrintJobStatus, printJobTone } from '#domain/item/printJob.ts';
import { firstLink } from '#domain/links/links.ts';
import { latestResult } from '#store/operation.ts';
import { loadPrintJob } from '#store/order/itemOperations.ts';
import { useOrderReadOperation } from '../useOrderReadOperation.ts';
import { ToneLabel } from './ToneLabel.tsx';

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

/** S4.31: an unknown state of a print job is shown unchanged. */
export function PrintJobLabel({ status }: { status: string }) {
  const { t } = useTranslation('panels');
  const name = isPrintJobStatus(status) ? t(`printJob.${status}`) : status;
  return <ToneLabel tone={printJobTone(status)}>{name}</ToneLabel>;
}
