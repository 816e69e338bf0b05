import { useTranslation } from 'react-i18next';
import { RestoredNote } from '#components/dialog/RestoredNote.tsx';
import { RemediationFields } from '#components/reorder/RemediationFields.tsx';
import { ReorderOptionFields } from '#components/reorder/ReorderOptionFields.tsx';
import { ReorderWarnings } from '#components/reorder/ReorderWarnings.tsx';
import type { BulkVerb } from '#domain/bulk/bulkJob.ts';
import { offersRemediation } from '#domain/bulk/bulkPermissions.ts';
import type { BulkReorderOptions } from '#domain/bulk/bulkPlan.ts';
import type { Draft } from '#store/console/useDraft.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectPermissions } from '#store/people/userSelectors.ts';
import { selectSelection } from '#store/results/selectionSelectors.ts';
import { hasBulkOptions, type NextPagesInput } from './bulkDraft.ts';
import { NextPagesField } from './NextPagesField.tsx';

interface BulkChoicesProps {
  verb: BulkVerb;
  draft: Draft<BulkReorderOptions>;
  pages: NextPagesInput;
  pagesLimit: number;
  onPagesChange: (pages: NextPagesInput) => void;
}

/** S2.63: the number of selected orders, a text about the action, and its options if it has any. */
export function BulkChoices({ verb, draft, pages, pagesLimit, onPagesChange }: BulkChoicesProps) {
  const { t } = useTranslation('bulk');
  const selected = useAppSelector(selectSelection);
  const permissions = useAppSelector(selectPermissions);
  const count = selected.length;
  const options = draft.value;
  const handleOptions = (chosen: Partial<BulkReorderOptions>) =>
    draft.change((current) => ({ ...current, ...chosen }));
  return (
    <>
      <p>
        {t('dialog.selected', { count })} {t(`dialog.about.${verb}`)}
      </p>
      {hasBulkOptions(verb) && (
        <>
          {draft.isRestored && <RestoredNote onStartOver={draft.discard} />}
          <NextPagesField value={pages} limit={pagesLimit} onChange={onPagesChange} />
          <fieldset className="choices">
            <legend>{t('dialog.choicesLegend')}</legend>
            <ReorderOptionFields options={options} onChange={handleOptions} />
          </fieldset>
          {offersRemediation(permissions, selected, pages.isIncluded) && (
            <RemediationFields options={options} onChange={handleOptions} />
          )}
          <ReorderWarnings itemCount={0} options={options} />
        </>
      )}
    </>
  );
}
