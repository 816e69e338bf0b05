import { useTranslation } from 'react-i18next';
import { Icon } from '#components/Icon.tsx';
import type { Item, PrintJob } from '#domain/item/item.ts';
import { isPrintJobStatus, printJobTone } from '#domain/item/printJob.ts';
import { firstLink } from '#domain/links/links.ts';
import { latestResult } from '#store/operation.ts';
import { loadPrintJob } from '#store/order/itemOperations.ts';
import { STATUS_TONE_ICONS } from '../panels/toneIcons.ts';
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

/**
 * S4.31: the state of a fulfiller's print job as text, icon and color. An unknown state is shown unchanged.
 */
export function PrintJobLabel({ status }: { status: string }) {
  const { t } = useTranslation('panels');
  const tone = printJobTone(status);
  return (
    <span className={`status-label status-${tone}`}>
      <Icon name={STATUS_TONE_ICONS[tone]} /> {isPrintJobStatus(status) ? t(`printJob.${status}`) : status}
    </span>
  );
}
