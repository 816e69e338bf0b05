import './filters.css';
import { useDeferredValue, useId, useState } from 'react';
import Offcanvas from 'react-bootstrap/Offcanvas';
import { useTranslation } from 'react-i18next';
import { Deferred } from '#components/Deferred.tsx';
import { Icon } from '#components/Icon.tsx';
import { RestoredNote } from '#components/RestoredNote.tsx';
import type { SearchCriteria } from '#domain/searchCriteria.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { SavedSearchSelect } from '../saved/SavedSearchSelect.tsx';
import { FilterTags } from '../views/FilterTags.tsx';
import { FilterGroups } from './FilterGroups.tsx';
import { type Pick, useFilterDraft } from './useFilterDraft.ts';

const loadSaveSearch = async () => (await import('../saved/SaveSearch.tsx')).SaveSearch;
const loadEditSavedSearches = async () => (await import('../saved/EditSavedSearches.tsx')).EditSavedSearches;

interface AdvancedSearchProps {
  /** What the form says so far; the drawer works on a copy of it. */
  criteria: SearchCriteria;
  /** With the columns of the saved search that was picked; those on screen stay where there was none. */
  onApply: (criteria: SearchCriteria, columns?: readonly string[] | null) => void;
  onClose: () => void;
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

/** The Advanced Search drawer (S2.17): nothing happens to the search before Apply, and what was ticked is kept until then. */
export function AdvancedSearch({ criteria, onApply, onClose }: AdvancedSearchProps) {
  const { t } = useTranslation(['filters', 'saved', 'search']);
  const id = useId();
  const { draft, columns, pick, isRestored, setDraft, pickFilter, pickSearch, clear, startOver, discard } =
    useFilterDraft(criteria);
  const [text, setText] = useState('');
  // The lists follow the typing, they never hold it up.
  const wanted = useDeferredValue(text);
  const [dialog, setDialog] = useState<'save' | 'edit' | null>(null);
  const closeDialog = () => setDialog(null);
  const handleApply = () => {
    onApply({ ...draft, page: 1 }, columns);
    discard();
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
        {isRestored && <RestoredNote onStartOver={startOver} />}
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
