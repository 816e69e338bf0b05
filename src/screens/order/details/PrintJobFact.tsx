import { useTranslation } from 'react-i18next';
import { CopyableId } from '#components/CopyableId.tsx';
import type { Item, PrintJob } from '#domain/item/item.ts';
import { firstLink } from '#domain/links.ts';
import { loadPrintJob } from '#store/order/itemOperations.ts';
import { latestResult } from '#store/selectors.ts';
import { Fact } from '../Fact.tsx';
import { LongText } from '../LongText.tsx';
import { PrintJobLabel } from '../panels/PrintJobLabel.tsx';
import { useOrderReadOperation } from '../useOrderReadOperation.ts';

function Job({ job: { status, message, shortId } }: { job: PrintJob }) {
  const { t } = useTranslation('item');
  return (
    <span className="print-job">
      {status === '' ? t('printJob.unknown') : <PrintJobLabel status={status} />}
      {shortId !== '' && <CopyableId id={shortId} idKind={t('printJob.id')} />}
      {message !== '' && (
        <span className="fact-note">
          <LongText text={message} />
        </span>
      )}
    </span>
  );
}

/** The linked print job. Until it is loaded, the item's own data about the job is shown. */
function LinkedJob({ href, known }: { href: string; known: PrintJob | null }) {
  const { t } = useTranslation(['item', 'order']);
  const { state } = useOrderReadOperation(loadPrintJob, { href });
  const job = latestResult(state) ?? known;
  if (job) return <Job job={job} />;
  return state.status === 'failed' ? t('order:notAvailable') : <span aria-busy="true">{t('reading')}</span>;
}

/** S2.81, S4.31: the fulfiller's print job. */
export function PrintJobFact({ item }: { item: Item }) {
  const { t } = useTranslation('item');
  const link = firstLink(item.links, 'printJob');
  return (
    <Fact name={t('fact.printJob')}>
      {link ? (
        <LinkedJob href={link.href} known={item.printJob} />
      ) : (
        item.printJob && <Job job={item.printJob} />
      )}
    </Fact>
  );
}
