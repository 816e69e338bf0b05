import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionModal } from '#components/dialog/ActionModal.tsx';
import { CheckField } from '#components/form/CheckField.tsx';
import { SelectField } from '#components/form/SelectField.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { Notice } from '#components/notice/Notice.tsx';
import { DEFAULT_COLUMNS } from '#domain/results/columns.ts';
import {
  findByName,
  SAVED_SEARCH_NAME_MAX,
  toSavedSearch,
  withSavedSearch,
} from '#domain/search/savedSearch.ts';
import { criteriaKey, type Period, type SearchCriteria } from '#domain/search/searchCriteria.ts';
import { formatPeriod, parsePeriod } from '#domain/search/searchUrl.ts';
import { useDraft } from '#store/console/useDraft.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { savedSearchesChanged } from '#store/people/settingsSlice.ts';
import { selectColumns } from '#store/search/searchSelectors.ts';
import { usePeriodOptions } from '../form/usePeriodOptions.ts';
import { FilterTags } from '../views/FilterTags.tsx';
import { SavedSearchNotes } from './SavedSearchNotes.tsx';

interface PeriodFieldProps {
  /** The period in the form that the URL uses; '' for none. */
  value: string;
  /** The period of the current search, offered even if it is not a usual one; null for none. */
  current: Period | null;
  onChange: (period: string) => void;
}

/** S3.50: selects the period of a saved search. The period ends when the search is run. */
function PeriodField({ value, current, onChange }: PeriodFieldProps) {
  const { t } = useTranslation('saved');
  const { options, nameOf } = usePeriodOptions(current);
  return (
    <SelectField
      label={t('save.period')}
      className="mb-3"
      value={value}
      options={['', ...options]}
      name={(option) => nameOf(option) ?? t('save.noPeriod')}
      onChange={onChange}
    />
  );
}

interface SaveDraft {
  name: string;
  /** The period in the form that the URL uses; '' for none. */
  period: string;
  keepsColumns: boolean;
}

function emptyDraft({ period }: SearchCriteria): SaveDraft {
  return { name: '', period: period ? formatPeriod(period) : '', keepsColumns: false };
}

/** The change is visible immediately. The settings service receives it in the background. */
function useSave(criteria: SearchCriteria, onSaved: () => void) {
  const dispatch = useAppDispatch();
  const saved = useAppSelector((state) => state.settings.savedSearches);
  const columns = useAppSelector(selectColumns) ?? DEFAULT_COLUMNS;
  const [nameToReplace, setNameToReplace] = useState<string | null>(null);
  const existing = (name: string) => findByName(saved, name);
  return {
    existing,
    /** The existing name that the user tried to use; null if none. Saving again replaces that search. */
    nameToReplace,
    save: ({ name, period, keepsColumns }: SaveDraft) => {
      if (existing(name) && nameToReplace !== name.trim()) return setNameToReplace(name.trim());
      const kept = { period: parsePeriod(period), columns: keepsColumns ? columns : null };
      dispatch(savedSearchesChanged(withSavedSearch(saved, toSavedSearch(name, criteria, kept))));
      return onSaved();
    },
  };
}

/** S3.51: takes the focus from the name, so that a second Enter does not answer the question unread. */
function NameExists({ name }: { name: string }) {
  const { t } = useTranslation('saved');
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} tabIndex={-1}>
      <Notice severity="warning">{t('save.exists', { name })}</Notice>
    </div>
  );
}

/** S2.21, S5.11: saves the drawer's search under a name. Asks for confirmation if the name already exists. */
export function SaveSearchDialog({ criteria, onClose }: { criteria: SearchCriteria; onClose: () => void }) {
  const { t } = useTranslation(['saved', 'search']);
  const {
    value: draft,
    isRestored,
    change: changeDraft,
    discard,
  } = useDraft(`saveSearch:${criteriaKey({ ...criteria, page: 1 })}`, emptyDraft(criteria));
  const { existing, nameToReplace, save } = useSave(criteria, () => {
    discard();
    onClose();
  });
  const change = (part: Partial<SaveDraft>) => changeDraft((current) => ({ ...current, ...part }));
  const name = draft.name.trim();
  const asks = name !== '' && nameToReplace === name;
  return (
    <ActionModal
      title={t('save.title')}
      submitLabel={asks ? t('save.replace') : t('save.submit')}
      disabledReason={name === '' ? t('save.nameRequired') : null}
      onSubmit={() => save(draft)}
      onClose={onClose}
      draft={{ isRestored, startOver: isRestored ? discard : null }}
    >
      {asks && <NameExists name={existing(name)?.name ?? name} />}
      <SavedSearchNotes />
      <TextField
        label={t('save.name')}
        className="mb-3"
        maxLength={SAVED_SEARCH_NAME_MAX}
        isRequired
        takesFocus
        value={draft.name}
        onChange={(typed) => change({ name: typed })}
      />
      <p className="form-label">{t('save.what')}</p>
      <FilterTags criteria={{ ...criteria, startDate: null, endDate: null, period: null }} isWhole />
      <PeriodField value={draft.period} current={criteria.period} onChange={(period) => change({ period })} />
      <CheckField
        label={t('save.columns')}
        checked={draft.keepsColumns}
        onChange={(keepsColumns) => change({ keepsColumns })}
      />
    </ActionModal>
  );
}
