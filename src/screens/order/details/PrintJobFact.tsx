import { useTranslation } from 'react-i18next';
import { CopyableId } from '#components/CopyableId.tsx';
import type { Item, PrintJob } from '#domain/item/item.ts';
import { PLATFORM_TEXT_MAX } from '#domain/limits.ts';
import { Fact } from '../Fact.tsx';
import { LongText } from '../LongText.tsx';
import { PrintJobLabel } from '../panels/PrintJobLabel.tsx';
import { usePrintJob } from '../usePrintJob.ts';

function Job({ job: { status, message, shortId } }: { job: PrintJob }) {
  const { t } = useTranslation('item');
  return (
    <span className="print-job">
      {status === '' ? t('printJob.unknown') : <PrintJobLabel status={status} />}
      {shortId !== '' && <CopyableId id={shortId} idKind={t('printJob.id')} />}
      {message !== '' && (
        <span className="fact-note">
          <LongText text={message} limit={PLATFORM_TEXT_MAX} />
        </span>
      )}
    </span>
  );
}

/** S2.81, S4.31: the fulfiller's print job. */
export function PrintJobFact({ item }: { item: Item }) {
  const { t } = useTranslation('item');
  const { job, reading } = usePrintJob(item);
  const isLoading = reading !== null && reading !== 'failed';
  return (
    <Fact name={t('fact.printJob')}>
      {job ? <Job job={job} /> : isLoading && <span aria-busy="true">{t('reading')}</span>}
    </Fact>
  );
}
