import './filters.css';
import { useCallback, useDeferredValue, useId, useState } from 'react';
import Offcanvas from 'react-bootstrap/Offcanvas';
import { useTranslation } from 'react-i18next';
import { Deferred } from '#components/Deferred.tsx';
import { Icon } from '#components/Icon.tsx';
import { changedParts, type SearchPart, withPicked } from '#domain/savedSearch.ts';
import { DEFAULT_CRITERIA, type FilterName, type SearchCriteria } from '#domain/searchCriteria.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { SavedSearchSelect } from '../saved/SavedSearchSelect.tsx';
import type { StoredSearch } from '../saved/useStoredSearches.ts';
import { FilterTags } from '../views/FilterTags.tsx';
import { FilterGroups } from './FilterGroups.tsx';

const loadSaveSearch = async () => (await import('../saved/SaveSearch.tsx')).SaveSearch;
const loadEditSavedSearches = async () => (await import('../saved/EditSavedSearches.tsx')).EditSavedSearches;

interface AdvancedSearchProps {
  /** What the form says so far; the drawer works on a copy of it. */
  criteria: SearchCriteria;
  /** With the columns of the saved search that was picked; those on screen stay where there was none. */
  onApply: (criteria: SearchCriteria, columns?: readonly string[] | null) => void;
  onClose: () => void;
}

/** What a picked search replaced in the copy, until something else changes it. */
interface Pick {
  name: string;
  replaced: readonly SearchPart[];
}

/** The copy, and the columns that a picked search brings along (S2.29: it overwrites the filters). */
function useFilterDraft(criteria: SearchCriteria) {
  const [draft, setDraft] = useState(criteria);
  const [columns, setColumns] = useState<readonly string[] | null>();
  const [pick, setPick] = useState<Pick | null>(null);
  const pickFilter = useCallback(
    (name: FilterName, values: readonly string[]) =>
      setDraft((current) => ({ ...current, filters: { ...current.filters, [name]: values } })),
    [],
  );
  const pickSearch = (search: StoredSearch) => {
    const picked = withPicked(draft, search.criteria, search.isRecommended);
    setPick({ name: search.name, replaced: changedParts(draft, picked) });
    setDraft(picked);
    setColumns(search.columns);
  };
  /** S2.22: everything that narrows the search; the sort does not. */
  const clear = () => {
    const { sortField, sortOrder } = draft;
    setPick(null);
    setDraft({ ...DEFAULT_CRITERIA, sortField, sortOrder });
  };
  return { draft, columns, pick, setDraft, pickFilter, pickSearch, clear };
}

/** Says what picking a search replaced: text and dates stand behind the drawer. */
function PickNotice({ pick }: { pick: Pick | null }) {
  const { t } = useTranslation('saved');
  const format = useFormat();
  return (
    <p role="status" className="pick-notice">
      {pick &&
        pick.replaced.length > 0 &&
        t('picked.replaced', {
          name: pick.name,
          parts: format.list(pick.replaced.map((part) => t(`picked.${part}`))),
        })}
    </p>
  );
}

/** The Advanced Search drawer (S2.17): nothing happens to the search before Apply. */
export function AdvancedSearch({ criteria, onApply, onClose }: AdvancedSearchProps) {
  const { t } = useTranslation(['filters', 'saved', 'search']);
  const id = useId();
  const { draft, columns, pick, setDraft, pickFilter, pickSearch, clear } = useFilterDraft(criteria);
  const [text, setText] = useState('');
  // The lists follow the typing, they never hold it up.
  const wanted = useDeferredValue(text);
  const [dialog, setDialog] = useState<'save' | 'edit' | null>(null);
  const closeDialog = () => setDialog(null);
  const handleApply = () => {
    onApply({ ...draft, page: 1 }, columns);
    onClose();
  };
  return (
    <Offcanvas
      show
      placement="end"
      className="advanced-search"
      aria-labelledby={`${id}-title`}
      onHide={onClose}
    >
      <Offcanvas.Header>
        <Offcanvas.Title as="h2" className="h5" id={`${id}-title`}>
          {t('search:filters.title')}
        </Offcanvas.Title>
        <button type="button" className="btn btn-icon" aria-label={t('close')} onClick={onClose}>
          <Icon name="x-lg" />
        </button>
      </Offcanvas.Header>
      <Offcanvas.Body>
        <SavedSearchSelect criteria={draft} onPick={pickSearch} onEdit={() => setDialog('edit')} />
        <PickNotice pick={pick} />
        <div className="filter-search">
          <label htmlFor={`${id}-text`} className="form-label">
            {t('search')}
          </label>
          <input
            id={`${id}-text`}
            type="search"
            className="form-control"
            value={text}
            placeholder={t('searchPlaceholder')}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <FilterTags criteria={draft} onChange={setDraft} isWhole />
        <FilterGroups filters={draft.filters} text={wanted} onChange={pickFilter} />
      </Offcanvas.Body>
      <div className="offcanvas-footer">
        <button type="button" className="btn btn-link" onClick={clear}>
          {t('clear')}
        </button>
        <button type="button" className="btn btn-outline-secondary" onClick={() => setDialog('save')}>
          <Icon name="bookmark" /> {t('save')}
        </button>
        <button type="button" className="btn btn-primary" onClick={handleApply}>
          {t('apply')}
        </button>
      </div>
      {dialog === 'save' && (
        <Deferred
          load={loadSaveSearch}
          props={{ criteria: draft, onClose: closeDialog }}
          title={t('saved:save.title')}
          onClose={closeDialog}
        />
      )}
      {dialog === 'edit' && (
        <Deferred
          load={loadEditSavedSearches}
          props={{ onClose: closeDialog }}
          title={t('saved:edit.title')}
          onClose={closeDialog}
        />
      )}
    </Offcanvas>
  );
}
