import { useTranslation } from 'react-i18next';
import { RemediationFields } from '#components/reorder/RemediationFields.tsx';
import { ReorderOptionFields } from '#components/reorder/ReorderOptionFields.tsx';
import { ReorderWarnings } from '#components/reorder/ReorderWarnings.tsx';
import type { BulkVerb } from '#domain/bulk/bulkJob.ts';
import { canRemediateAny } from '#domain/permissions.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectSelection } from '#store/results/selectionSelectors.ts';
import { selectPermissions } from '#store/selectors.ts';
import { type BulkDraft, hasBulkOptions } from './bulkDraft.ts';
import { NextPagesField } from './NextPagesField.tsx';

interface BulkChoicesProps {
  verb: BulkVerb;
  draft: BulkDraft;
  pagesLimit: number;
  onChange: (draft: BulkDraft) => void;
}

/** S2.63: the number of selected orders, a text about the action, and its options if it has any. */
export function BulkChoices({ verb, draft, pagesLimit, onChange }: BulkChoicesProps) {
  const { t } = useTranslation('bulk');
  const format = useFormat();
  const count = useAppSelector((state) => selectSelection(state).length);
  const canRemediate = canRemediateAny(useAppSelector(selectPermissions));
  return (
    <>
      <p>
        {t('dialog.selected', { count, orders: format.number(count) })} {t(`dialog.about.${verb}`)}
      </p>
      {hasBulkOptions(verb) && (
        <>
          <NextPagesField draft={draft} limit={pagesLimit} onChange={onChange} />
          <fieldset className="choices">
            <legend>{t('dialog.choicesLegend')}</legend>
            <ReorderOptionFields
              options={draft.options}
              onChange={(options) => onChange({ ...draft, options: { ...draft.options, ...options } })}
            />
          </fieldset>
          {canRemediate && (
            <RemediationFields
              options={draft.options}
              onChange={(chosen) => onChange({ ...draft, options: { ...draft.options, ...chosen } })}
            />
          )}
          <ReorderWarnings itemCount={0} options={draft.options} />
        </>
      )}
    </>
  );
}
