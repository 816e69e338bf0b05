import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Deferred } from '#components/Deferred.tsx';
import { Icon } from '#components/Icon.tsx';
import { Menu } from '#components/Menu.tsx';
import { BULK_VERBS, type BulkVerb } from '#domain/bulkJob.ts';
import { canReorderAny } from '#domain/permissions.ts';
import { selectActiveRun } from '#store/bulkSelectors.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectSelection } from '#store/selectionSelectors.ts';
import { selectPermissions } from '#store/selectors.ts';

const loadBulkDialog = async () => (await import('./BulkDialog.tsx')).BulkDialog;

/** What can be done with the selected orders together (S2.62, S6.10); it says why where that is nothing now. */
export function BulkMenu() {
  const { t } = useTranslation('bulk');
  const mayReorder = canReorderAny(useAppSelector(selectPermissions));
  const hasSelection = useAppSelector((state) => selectSelection(state).length > 0);
  const isRunning = useAppSelector((state) => selectActiveRun(state) !== null);
  const [verb, setVerb] = useState<BulkVerb | null>(null);
  if (!mayReorder) return null;
  const reason = isRunning ? t('menu.running') : hasSelection ? null : t('menu.noneSelected');
  return (
    <>
      <Menu
        label={t('menu.label')}
        className="menu-end"
        buttonClassName="btn btn-outline-secondary btn-sm"
        disabledReason={reason}
        button={
          <>
            <Icon name="ui-checks" /> {t('menu.label')}
          </>
        }
      >
        {(close) => (
          <ul className="menu-entries">
            {BULK_VERBS.map((one) => (
              <li key={one}>
                <button
                  type="button"
                  className="menu-entry"
                  onClick={() => {
                    close();
                    setVerb(one);
                  }}
                >
                  {t(`menu.verb.${one}`)}
                </button>
              </li>
            ))}
          </ul>
        )}
      </Menu>
      {verb !== null && (
        <Deferred
          load={loadBulkDialog}
          props={{ verb, onClose: () => setVerb(null) }}
          title={t('menu.label')}
          onClose={() => setVerb(null)}
        />
      )}
    </>
  );
}
