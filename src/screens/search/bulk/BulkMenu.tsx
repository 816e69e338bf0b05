import { Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#components/Icon.tsx';
import { PanelBoundary } from '#components/loading/PanelBoundary.tsx';
import { Menu } from '#components/menu/Menu.tsx';
import type { BulkVerb } from '#domain/bulk/bulkJob.ts';
import { bulkVerbsOf } from '#domain/bulk/bulkPermissions.ts';
import { bulkCoverage } from '#domain/bulk/bulkPlan.ts';
import { selectActiveRun } from '#store/bulk/bulkSelectors.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectOperation } from '#store/operation.ts';
import { selectPermissions } from '#store/people/userSelectors.ts';
import { selectAllResults } from '#store/results/selectionOperations.ts';
import { selectSelection } from '#store/results/selectionSelectors.ts';
import type { RootState } from '#store/rootReducer.ts';
import { BulkDialog } from './BulkDialog.tsx';

/**
 * A bulk action, the number of selected orders that it covers, and why it excludes the others. How many
 * orders have failed events is unknown before the plan, so a text replaces that number.
 */
function BulkMenuEntry({ verb, onChoose }: { verb: BulkVerb; onChoose: () => void }) {
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

/** Why no bulk action can start now, as a key of the `menu` texts; null if one can. */
function selectObstacle(state: RootState): 'running' | 'restoring' | 'selecting' | 'noneSelected' | null {
  if (selectActiveRun(state) !== null) return 'running';
  // R528: the selection is incomplete until then, and a plan would not include the orders that are added later.
  if (state.selection.isRestoring) return 'restoring';
  if (selectOperation(state, selectAllResults, '').status === 'running') return 'selecting';
  return selectSelection(state).length > 0 ? null : 'noneSelected';
}

/** S2.62, S6.10: the actions on the selected orders, or why none is available now. */
export function BulkMenu() {
  const { t } = useTranslation('bulk');
  const verbs = bulkVerbsOf(useAppSelector(selectPermissions));
  const obstacle = useAppSelector(selectObstacle);
  const [verb, setVerb] = useState<BulkVerb | null>(null);
  if (verbs.length === 0) return null;
  return (
    <>
      <Menu
        label={t('menu.label')}
        className="menu-end"
        shortcut="bulkActions"
        variant="outline-secondary"
        size="sm"
        disabledReason={obstacle && t(`menu.${obstacle}`)}
        button={
          <>
            <Icon name="ui-checks" /> {t('menu.label')}
          </>
        }
      >
        {(close) => (
          <ul className="menu-entries">
            {verbs.map((one) => (
              <li key={one}>
                <BulkMenuEntry
                  verb={one}
                  onChoose={() => {
                    close();
                    setVerb(one);
                  }}
                />
              </li>
            ))}
          </ul>
        )}
      </Menu>
      {verb !== null && (
        <PanelBoundary title={t('menu.label')} isAwaited onClose={() => setVerb(null)}>
          <Suspense>
            <BulkDialog verb={verb} onClose={() => setVerb(null)} />
          </Suspense>
        </PanelBoundary>
      )}
    </>
  );
}
