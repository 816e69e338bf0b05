import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { RestoredNote } from '#components/dialog/RestoredNote.tsx';
import { CheckField } from '#components/form/CheckField.tsx';
import { Note } from '#components/notice/Notice.tsx';
import {
  RemediationFields,
  ReorderOptionFields,
  ReorderWarnings,
} from '#components/reorder/ReorderFields.tsx';
import { useStatusName } from '#components/status/useStatusName.ts';
import type { BulkVerb } from '#domain/bulk/bulkJob.ts';
import { offersRemediation } from '#domain/bulk/bulkPermissions.ts';
import type { BulkReorderOptions } from '#domain/bulk/bulkPlan.ts';
import { parseNextPages } from '#domain/bulk/nextPages.ts';
import type { Draft } from '#store/console/useDraft.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectPermissions } from '#store/people/userSelectors.ts';
import {
  selectHiddenCount,
  selectSelection,
  selectShownSelection,
} from '#store/results/selectionSelectors.ts';
import { hasBulkOptions, type NextPagesInput } from './bulkDraft.ts';
import type { AlertKindChoice } from './useAlertKinds.ts';

interface NextPagesFieldProps {
  value: NextPagesInput;
  limit: number;
  onChange: (value: NextPagesInput) => void;
}

/** S5.17: lets a reorder include the orders on the next result pages, at most five pages. */
function NextPagesField({ value, limit, onChange }: NextPagesFieldProps) {
  const { t } = useTranslation('bulk');
  const id = useId();
  if (limit === 0) return <p className="field-hint">{t('dialog.nextPages.none')}</p>;
  const isWrong = value.isIncluded && parseNextPages(value.count, limit) === null;
  return (
    <>
      <CheckField
        label={t('dialog.nextPages.label')}
        checked={value.isIncluded}
        onChange={(isIncluded) => onChange({ ...value, isIncluded })}
      />
      {value.isIncluded && (
        <div className="next-pages">
          <label htmlFor={id}>{t('dialog.nextPages.count')}</label>
          <input
            id={id}
            className={`form-control form-control-sm ${isWrong ? 'is-invalid' : ''}`}
            inputMode="numeric"
            value={value.count}
            aria-invalid={isWrong}
            aria-describedby={`${id}-hint`}
            onChange={(event) => onChange({ ...value, count: event.target.value })}
          />
          <span className={isWrong ? 'invalid-feedback d-inline' : 'field-hint mb-0'} id={`${id}-hint`}>
            {t('dialog.nextPages.hint', { max: limit })}
          </span>
        </div>
      )}
    </>
  );
}

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

interface HiddenOrdersNoteProps {
  /** Whether the plan excludes the selected orders that are not on screen. */
  isOnlyShown: boolean;
  onChange: (isOnlyShown: boolean) => void;
}

/** R140: says how many selected orders are not on screen, and offers to exclude them. */
export function HiddenOrdersNote({ isOnlyShown, onChange }: HiddenOrdersNoteProps) {
  const { t } = useTranslation('bulk');
  const hidden = useAppSelector(selectHiddenCount);
  const shown = useAppSelector(selectShownSelection).length;
  if (hidden === 0) return null;
  return (
    <Note tone="warning">
      <p className="mb-1">{t('dialog.hidden', { count: hidden })}</p>
      {(shown > 0 || isOnlyShown) && (
        <CheckField
          label={t('dialog.onlyShown', { count: shown })}
          checked={isOnlyShown}
          onChange={onChange}
        />
      )}
    </Note>
  );
}
