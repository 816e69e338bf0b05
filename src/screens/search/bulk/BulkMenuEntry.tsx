import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkVerb } from '#domain/bulk/bulkJob.ts';
import { bulkCoverage } from '#domain/bulk/bulkPlan.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectPermissions } from '#store/people/userSelectors.ts';
import { selectSelection } from '#store/results/selectionSelectors.ts';

/**
 * A bulk action, the number of selected orders that it covers, and why it excludes the others. How many
 * orders have failed events is unknown before the plan, so a text replaces that number.
 */
export function BulkMenuEntry({ verb, onChoose }: { verb: BulkVerb; onChoose: () => void }) {
  const { t } = useTranslation('bulk');
  const orders = useAppSelector(selectSelection);
  const permissions = useAppSelector(selectPermissions);
  const id = useId();
  const { covered, leftOut } = bulkCoverage(verb, orders, { permissions, now: Date.now() });
  // A reorder is offered even if it covers none of these orders, because it may include orders from the next
  // pages.
  const isOffered = covered > 0 || verb === 'reorder';
  const reasons = [...leftOut].map(([reason, count]) => t(`menu.left.${reason}`, { orders: count }));
  const figure = t('menu.covers', { covered, selected: orders.length });
  const isCounted = verb !== 'resendEvents' || covered === 0;
  // `menu.checkedNext` is last, because it is a sentence with a full stop.
  const facts = isCounted ? [figure, ...reasons] : [...reasons, t('menu.checkedNext')];
  return (
    <>
      <button
        type="button"
        className="menu-entry"
        aria-disabled={!isOffered}
        aria-describedby={id}
        onClick={() => isOffered && onChoose()}
      >
        {t(`menu.verb.${verb}`)}
      </button>
      <span id={id} className="menu-reason">
        {facts.join(' · ')}
      </span>
    </>
  );
}
