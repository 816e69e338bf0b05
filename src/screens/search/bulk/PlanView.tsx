import { useTranslation } from 'react-i18next';
import { EarlierIntentList } from '#components/dialog/EarlierIntentList.tsx';
import { CheckField } from '#components/form/CheckField.tsx';
import { Note } from '#components/notice/Notice.tsx';
import { ReorderWarnings } from '#components/reorder/ReorderFields.tsx';
import { planFigures } from '#domain/bulk/bulkFigures.ts';
import type { JournaledRun } from '#domain/bulk/bulkJob.ts';
import type { BulkWarnings } from '#domain/bulk/bulkWarnings.ts';
import { hasKey, lookUp } from '#domain/byKey.ts';
import type { BulkProposal } from '#store/bulk/bulkOperations.ts';
import type { ShownIntents } from '#store/writes/followIntents.ts';
import { useCurrentIntents } from '#store/writes/useCurrentIntents.ts';
import { PlannedOrderTable, SkippedOrders } from './PlanLists.tsx';

function EarlierIntentsOfOrder(shown: Omit<ShownIntents, 'itemIds'>) {
  return <EarlierIntentList earlier={useCurrentIntents({ ...shown, itemIds: [] })} />;
}

interface EarlierInPlanProps {
  proposal: BulkProposal;
  includedIds: ReadonlySet<string>;
  onIncludedChange: (includedIds: ReadonlySet<string>) => void;
}

/** Orders with earlier intents. Each is excluded unless the user selects it. */
function EarlierIntentsInPlan({ proposal, includedIds, onIncludedChange }: EarlierInPlanProps) {
  const { t } = useTranslation(['bulk', 'intents']);
  const { run, earlier } = proposal;
  const runOrders = run.runOrders.filter(({ orderId }) => hasKey(earlier, orderId));
  if (runOrders.length === 0) return null;
  const isCancellation = run.job.verb === 'cancel';
  const handleIncludedChange = (orderId: string, isIncluded: boolean) => {
    const next = new Set(includedIds);
    if (isIncluded) next.add(orderId);
    else next.delete(orderId);
    onIncludedChange(next);
  };
  return (
    <Note tone="warning">
      <p className="fw-semibold mb-1">
        {t(isCancellation ? 'bulk:plan.earlier.cancel' : 'bulk:plan.earlier.reorder', {
          count: runOrders.length,
        })}
      </p>
      <ul>
        {runOrders.map(({ orderId, merchantOrderId }) => (
          <li key={orderId}>
            <code>{orderId}</code> <code>{merchantOrderId}</code>
            <EarlierIntentsOfOrder orderId={orderId} earlier={lookUp(earlier, orderId) ?? []} />
            <CheckField
              label={t(isCancellation ? 'intents:anyway.cancelling' : 'intents:anyway.placing')}
              checked={includedIds.has(orderId)}
              onChange={(isIncluded) => handleIncludedChange(orderId, isIncluded)}
            />
          </li>
        ))}
      </ul>
    </Note>
  );
}

function Figures({ run, cancelsOriginals }: Pick<BulkProposal, 'run' | 'cancelsOriginals'>) {
  const { t } = useTranslation('bulk');
  const { verb, options, today } = run.job;
  const figures = planFigures(run, cancelsOriginals);
  const items = t('plan.items', { count: figures.items });
  const line = (key: 'orders' | 'split' | 'notCancelled', count: number) => t(`plan.${key}`, { count });
  return (
    <ul className="plan-figures">
      <li>{line('orders', run.runOrders.length)}</li>
      {verb === 'reorder' && (
        <>
          <li>{t('plan.reorder', { count: figures.creates, items })}</li>
          {figures.split > 0 && <li>{line('split', figures.split)}</li>}
          <li>{t(options.keepDates ? 'plan.datesKept' : 'plan.dates', { day: today })}</li>
        </>
      )}
      {figures.cancels > 0 && <li>{t('plan.cancel', { count: figures.cancels })}</li>}
      {figures.notCancelled > 0 && <li>{line('notCancelled', figures.notCancelled)}</li>}
      {figures.clears > 0 && <li>{t('plan.alerts', { count: figures.clears })}</li>}
    </ul>
  );
}

/** S5.20: each kind of warning with the number of orders that it affects. */
function Warnings({ warnings }: { warnings: BulkWarnings }) {
  const { t } = useTranslation('bulk');
  return (['closedItems', 'inProgress', 'severalItems'] as const)
    .filter((kind) => warnings[kind] > 0)
    .map((kind) => (
      <Note key={kind} tone="warning">
        {t(`warning.${kind}`, { count: warnings[kind] })}
      </Note>
    ));
}

interface ReadyPlan {
  proposal: BulkProposal;
  /** The proposed run with the orders that the user has included. */
  run: JournaledRun;
}

function Summary({ proposal, run }: ReadyPlan) {
  const { t } = useTranslation('bulk');
  const { skipped } = proposal.run.job;
  if (run.runOrders.length > 0) return <Figures run={run} cancelsOriginals={proposal.cancelsOriginals} />;
  const isForbidden =
    run.job.verb === 'reorder' &&
    skipped.length > 0 &&
    skipped.every(({ reason }) => reason === 'notPermitted');
  const isNoneChosen = skipped.some(({ reason }) => reason === 'kindNotChosen');
  return <p>{t(isForbidden ? 'plan.nonePermitted' : isNoneChosen ? 'plan.noKind' : 'plan.nothing')}</p>;
}

function Details({ proposal, run }: ReadyPlan) {
  const { verb, options } = run.job;
  const plannedIds = new Set(run.runOrders.map(({ orderId }) => orderId));
  const rows = proposal.rows.filter(({ orderId }) => plannedIds.has(orderId));
  return (
    <>
      {verb === 'reorder' && run.runOrders.length > 0 && (
        <>
          <Warnings warnings={proposal.warnings} />
          <ReorderWarnings itemCount={0} options={options} />
        </>
      )}
      {run.runOrders.length > 0 && <PlannedOrderTable verb={verb} rows={rows} />}
      <SkippedOrders verb={verb} skipped={proposal.run.job.skipped} />
    </>
  );
}

interface PlanViewProps {
  /** Null until the plan is ready. */
  plan: ReadyPlan | null;
  /** IDs of the orders whose earlier intents the user has accepted. */
  includedIds: ReadonlySet<string>;
  onIncludedChange: (includedIds: ReadonlySet<string>) => void;
}

/** The status is there before the plan, because screen readers only announce changes of a status (R380). */
export function PlanView({ plan, includedIds, onIncludedChange }: PlanViewProps) {
  return (
    <>
      {plan && (
        <EarlierIntentsInPlan
          proposal={plan.proposal}
          includedIds={includedIds}
          onIncludedChange={onIncludedChange}
        />
      )}
      <div role="status">{plan && <Summary {...plan} />}</div>
      {plan && <Details {...plan} />}
    </>
  );
}
