import { useTranslation } from 'react-i18next';
import { RestoredNote } from '#components/dialog/RestoredNote.tsx';
import { CheckField } from '#components/form/CheckField.tsx';
import { useStatusName } from '#components/status/useStatusName.ts';
import type { AlertKindChoice } from './useAlertKinds.ts';

/** R150: a check box for each kind of alert in the plan, with the number of its alerts. */
export function AlertKindFields({ choice }: { choice: AlertKindChoice }) {
  const { t } = useTranslation('bulk');
  const statusName = useStatusName();
  const { kinds, chosen, isSearched, isRestored, change, discard } = choice;
  if (kinds.length === 0) return null;
  return (
    <>
      {isRestored && <RestoredNote onStartOver={discard} />}
      <fieldset className="choices">
        <legend>{t('dialog.kindsLegend')}</legend>
        {isSearched && <p className="field-hint">{t('dialog.kindsSearched')}</p>}
        {kinds.map(({ status, count }) => (
          <CheckField
            key={status}
            label={t('dialog.kind', { kind: statusName(status), count })}
            checked={chosen.includes(status)}
            onChange={(isChosen) => change(status, isChosen)}
          />
        ))}
      </fieldset>
    </>
  );
}
