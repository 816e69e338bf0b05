import { useTranslation } from 'react-i18next';
import { EarlierIntentList } from '#components/dialog/EarlierIntentList.tsx';
import { CheckField } from '#components/form/CheckField.tsx';
import { Note } from '#components/notice/Note.tsx';
import { hasKey, lookUp } from '#domain/byKey.ts';
import type { BulkProposal } from '#store/bulk/bulkOperations.ts';
import type { ShownIntents } from '#store/writes/followIntents.ts';
import { useCurrentIntents } from '#store/writes/useCurrentIntents.ts';

function EarlierIntentsOfOrder(shown: Omit<ShownIntents, 'itemIds'>) {
  return <EarlierIntentList earlier={useCurrentIntents({ ...shown, itemIds: [] })} />;
}

interface EarlierInPlanProps {
  proposal: BulkProposal;
  includedIds: ReadonlySet<string>;
  onIncludedChange: (includedIds: ReadonlySet<string>) => void;
}

/** Orders with earlier intents. Each is excluded unless the user selects it. */
export function EarlierIntentsInPlan({ proposal, includedIds, onIncludedChange }: EarlierInPlanProps) {
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
            <code>{orderId}</code> {merchantOrderId}
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
