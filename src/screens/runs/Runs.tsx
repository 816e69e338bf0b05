import './runs.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { itemNameWithId } from '#domain/item/itemName.ts';
import { GUARDED_WRITE_ROWS, pathToCheckWrite } from '#domain/writes/guardedWrites.ts';
import { type SentWrite, writeKey } from '#domain/writes/sentWrite.ts';
import { selectRuns, selectShownRun } from '#store/bulk/bulkSelectors.ts';
import type { BulkRun } from '#store/bulk/bulkSlice.ts';
import { isRunActive } from '#store/bulk/runStatus.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectLoadedItem } from '#store/order/orderSelectors.ts';
import { selectUncheckedWrites } from '#store/writes/sentWriteSelectors.ts';
import { RunBar, RunOutcomes } from './RunBar.tsx';
import { RunDialog } from './RunDialog.tsx';
import { RunGuard } from './RunGuard.tsx';

/**
 * R515: names the item of a write on one item, because other items of the order can have the same link
 * otherwise. Its name is known only while the order is loaded.
 */
function UncheckedWriteLink({ write }: { write: SentWrite }) {
  const { t } = useTranslation(['runs', 'actions']);
  const { operation, subject, orderId } = write;
  const item = useAppSelector((state) => selectLoadedItem(state, orderId, subject));
  const { dialog } = GUARDED_WRITE_ROWS[operation];
  const action = t(`actions:label.${dialog ?? 'resendEvents'}`);
  const text = t('runs:unchecked.one', { action, order: orderId });
  const itemText = subject !== orderId && (item ? itemNameWithId(item) : subject);
  return <Link to={pathToCheckWrite(write)}>{[text, itemText].filter(Boolean).join(' · ')}</Link>;
}

function UncheckedWriteList({ writes }: { writes: readonly SentWrite[] }) {
  const { t } = useTranslation('runs');
  return (
    <section className="banner run-bar" aria-label={t('unchecked.label')}>
      <p className="mb-0">
        <Icon name="exclamation-triangle-fill" /> {t('unchecked.text', { count: writes.length })}
      </p>
      <ul className="unchecked-writes list-unstyled mb-0">
        {writes.map((write) => (
          <li key={writeKey(write)}>
            <UncheckedWriteLink write={write} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Single requests whose outcome is unknown, from any tab and from earlier visits. */
function UncheckedWrites() {
  const writes = useAppSelector(selectUncheckedWrites);
  return writes.length > 0 && <UncheckedWriteList writes={writes} />;
}

/** If more runs than this have ended or were interrupted, they share one bar to save space. */
const MAX_IDLE_BARS = 2;

/** R192: the runs that this tab is not processing. */
function IdleRunBars({ runs }: { runs: readonly BulkRun[] }) {
  const { t } = useTranslation('runs');
  const [isExpanded, setIsExpanded] = useState(false);
  const bars = runs.map((run) => <RunBar key={run.job.jobId} run={run} />);
  if (runs.length <= MAX_IDLE_BARS) return bars;
  return (
    <>
      <div className="banner run-bar">
        <p className="mb-0">
          <Icon name="layers" /> {t('bar.idle', { count: runs.length })}
        </p>
        <Button
          size="sm"
          className="run-bar-open"
          aria-expanded={isExpanded}
          onClick={() => setIsExpanded(!isExpanded)}
        >
          {t(isExpanded ? 'bar.fewer' : 'bar.all')}
        </Button>
      </div>
      {isExpanded && bars}
    </>
  );
}

/**
 * The bars of the runs that this tab knows, and the dialog of the run that the user has opened. Also shows
 * single requests with an unknown outcome, and asks for confirmation before the user leaves the page during a
 * run.
 */
export function Runs() {
  const { t } = useTranslation('runs');
  const runs = useAppSelector(selectRuns);
  const shown = useAppSelector(selectShownRun);
  const active = runs.filter(isRunActive);
  const idle = runs.filter((run) => !isRunActive(run) && run.status !== 'closing');
  return (
    <>
      <section aria-label={t('bar.label')}>
        {active.map((run) => (
          <RunBar key={run.job.jobId} run={run} />
        ))}
        <IdleRunBars runs={idle} />
      </section>
      {/* Outside of the bars, because the bar of a run moves when the run ends. */}
      <RunOutcomes runs={runs.filter(({ status }) => status === 'ended')} shown={shown} />
      <UncheckedWrites />
      {shown && <RunDialog run={shown} />}
      <RunGuard isActive={active.length > 0} />
    </>
  );
}
