import { useTranslation } from 'react-i18next';
import { Icon } from '#components/Icon.tsx';
import { StatusLabel } from '#components/status/StatusLabel.tsx';
import { useStatusTypeName } from '#components/status/useStatusName.ts';
import { TitledSection } from '#components/TitledSection.tsx';
import { TextWithDates } from '#components/time/TextWithDates.tsx';
import { useNow } from '#components/time/useNow.ts';
import type { Item, StatusEntry } from '#domain/item/item.ts';
import { itemStatus } from '#domain/item/itemStatus.ts';
import { isOverdue } from '#domain/item/slaClock.ts';
import { currentEntries, needsReason } from '#domain/item/statusEntries.ts';
import { itemTone } from '#domain/item/statusTone.ts';
import { PLATFORM_TEXT_MAX } from '#domain/limits.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { useSlaClockText } from '../../facts/dueTexts.ts';
import { LongText } from '../../facts/LongText.tsx';
import { PrintJobLabel, usePrintJob } from '../../facts/printJob.tsx';
import { useStatusEntryName } from '../../facts/statusNames.ts';
import { HintNote } from '../HintNote.tsx';

/** The maximum number of characters of a detail that are shown initially. */
const DETAIL_SHOWN = 600;

interface CurrentEntryProps {
  item: Item;
  entry: StatusEntry;
  /** Epoch milliseconds. */
  now: number;
}

function CurrentEntry({ item, entry, now }: CurrentEntryProps) {
  const { t } = useTranslation('panels');
  const format = useFormat();
  const clock = useSlaClockText();
  const nameOf = useStatusEntryName();
  const detail = entry.detail || (needsReason(entry.name) ? t('notAvailable') : '');
  const due = entry.expectedCloseDate;
  const isLate = isOverdue(entry, now);
  const when = due === null ? '' : `${format.moment(due)} (${clock(due, now)})`;
  return (
    <li className="current-entry">
      <p className="mb-0">
        <strong>{nameOf(entry, now)}</strong>
        {entry.quantity !== null && (
          <span className="text-body-secondary">
            {' · '}
            {t('status.quantity', { quantity: entry.quantity })}
          </span>
        )}
        {entry.updatedDate !== null && (
          <span className="text-body-secondary">
            {' · '}
            <TextWithDates text={t('status.since', { when: format.moment(entry.updatedDate) })} />
          </span>
        )}
      </p>
      {detail !== '' && (
        <p className="mb-0">
          <LongText text={detail} limit={DETAIL_SHOWN} />
        </p>
      )}
      {due !== null && (
        <p className={isLate ? 'mb-0 text-late' : 'mb-0'}>
          <Icon name={isLate ? 'exclamation-triangle-fill' : 'clock'} />{' '}
          {isLate ? t('status.late', { when }) : t('status.due', { when })}
        </p>
      )}
      <HintNote detail={entry.detail} items={[item]} />
    </li>
  );
}

function PrintJobLine({ item }: { item: Item }) {
  const { t } = useTranslation('panels');
  const { job } = usePrintJob(item);
  if (!job || job.status === '') return null;
  const { status, shortId, message } = job;
  return (
    <p className="current-print-job">
      {t('status.printJob')} {shortId !== '' && <code>{shortId}</code>} <PrintJobLabel status={status} />
      {message !== '' && (
        <>
          {' '}
          <LongText text={message} limit={PLATFORM_TEXT_MAX} />
        </>
      )}
    </p>
  );
}

/** S2.82: the computed status and all current status entries. Errors, cancelled and on hold come first. */
export function CurrentStatusSection({ item }: { item: Item }) {
  const { t } = useTranslation('panels');
  const typeName = useStatusTypeName();
  const now = useNow();
  const status = itemStatus(item);
  const entries = currentEntries(item);
  return (
    <TitledSection title={t('status.title')} level={4} className="panel-section">
      <p className="current-status">
        <StatusLabel status={status} tone={itemTone(item, now)} withStep />
        {/* R560: the other pieces of a partly shipped or cancelled item still are in that status. */}
        {status.previousType && !status.partial && (
          <span className="text-body-secondary">
            {t('status.before', { status: typeName(status.previousType) })}
          </span>
        )}
        {status.isPendingCancellation && (
          <span className="status-label status-warning">
            <Icon name="hourglass-split" /> {t('status.pendingCancellation')}
          </span>
        )}
      </p>
      {entries.length === 0 ? (
        <p className="text-body-secondary">{t('status.noCurrent')}</p>
      ) : (
        <ul className="plain-list">
          {entries.map((entry) => (
            <CurrentEntry key={entry.name} item={item} entry={entry} now={now} />
          ))}
        </ul>
      )}
      <PrintJobLine item={item} />
    </TitledSection>
  );
}
