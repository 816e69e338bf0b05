import './searchForm.css';
import { type FormEvent, type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { Button, buttonClass } from '#components/Button.tsx';
import { useFocusOnProblem } from '#components/form/useFocusOnProblem.ts';
import { Icon } from '#components/Icon.tsx';
import { useShortcuts } from '#components/keyboard/useCommands.ts';
import { Deferred, preload } from '#components/loading/Deferred.tsx';
import { SEARCH_WINDOW_DAYS } from '#domain/limits.ts';
import { shortUrl } from '#domain/links/longUrl.ts';
import { SEARCH_PATH } from '#domain/links/paths.ts';
import {
  criteriaKey,
  DEFAULT_CRITERIA,
  defaultSortOrder,
  type Period,
  type SearchCriteria,
} from '#domain/search/searchCriteria.ts';
import { searchPath } from '#domain/search/searchUrl.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { resultSetEnded, searchRepeated } from '#store/search/searchOperations.ts';
import type { OpenedFilters } from '../filters/AdvancedSearch.tsx';
import { opensElsewhere } from '../opensElsewhere.ts';
import { CollapseButton, FiltersButton, PeriodSelect, SearchTermField, SortSelect } from './formControls.tsx';
import { InstantField } from './InstantField.tsx';
import {
  type DraftProblems,
  defaultSort,
  hasSameDates,
  periodCriteria,
  withTypedInput,
} from './searchDraft.ts';
import type { FormHandle, SearchOpener } from './searchOpener.ts';
import { useSearchDraft } from './useSearchDraft.ts';

const loadAdvancedSearch = async () => (await import('../filters/AdvancedSearch.tsx')).AdvancedSearch;

/**
 * Loads the code when the user is about to click. If that fails, the click tries again and reports the
 * failure.
 */
function prepareAdvancedSearch(): void {
  preload(loadAdvancedSearch).catch(() => undefined);
}

interface SearchFormProps {
  /** The search in the URL, which sets the initial values. */
  criteria: SearchCriteria;
  /** Whether the URL contains a search. If so, a new period or sort order runs the search immediately. */
  hasSearch: boolean;
  ref: Ref<FormHandle>;
}

interface FormActionsProps {
  filters: SearchCriteria['filters'];
  opened: OpenedFilters | null;
  onOpen: (opened: OpenedFilters | null) => void;
  onClear: () => void;
}

function FormActions({ filters, opened, onOpen, onClear }: FormActionsProps) {
  const { t } = useTranslation('search');
  return (
    <div className="search-form-actions">
      <Button type="submit" variant="primary">
        <Icon name="search" /> {t('form.submit')}
      </Button>
      <FiltersButton filters={filters} onIntent={prepareAdvancedSearch} opened={opened} onOpen={onOpen} />
      <Link
        to={SEARCH_PATH}
        className={buttonClass({ variant: 'link' })}
        onClick={(event) => opensElsewhere(event) || onClear()}
      >
        {t('form.clear')}
      </Link>
    </div>
  );
}

/**
 * Returns a function that opens a search. If a double click calls it twice before the next render, only one
 * history entry is added.
 */
function useOpenPath(): (path: string) => void {
  const navigate = useNavigate();
  return (path) => {
    void navigate(path, { replace: `${window.location.origin}${shortUrl(path)}` === window.location.href });
  };
}

/** S2.16: the search text, the dates, the sort order and the buttons. */
export function SearchForm({ criteria, hasSearch, ref }: SearchFormProps) {
  const { t } = useTranslation('search');
  const dispatch = useAppDispatch();
  const openPath = useOpenPath();
  const input = useSearchDraft(criteria);
  const { draft, problems, change } = input;
  const [isUnfolded, setIsUnfolded] = useState(false);
  const { formRef, focusProblem } = useFocusOnProblem<HTMLFormElement>();
  const termRef = useRef<HTMLInputElement>(null);
  const fieldsId = useId();
  const [drawer, setDrawer] = useState<OpenedFilters | null>(null);
  useShortcuts({
    openFilters: () => setDrawer({ group: null }),
    focusSearch: () => {
      termRef.current?.focus();
      termRef.current?.select();
    },
  });

  const shown = useAppSelector((state) => state.search.columns);
  const open: SearchOpener = (wanted, columns = shown) => {
    // Without this, the form would keep typed input that a saved search or a removed tag has replaced.
    input.reset(wanted);
    const isSame = criteriaKey(wanted) === criteriaKey(criteria) && String(columns) === String(shown);
    if (hasSearch && isSame) dispatch(searchRepeated(criteria));
    else openPath(searchPath(wanted, columns));
    return true;
  };
  const openWithInput: SearchOpener = (to, columns) => {
    const typed = input.check();
    return typed ? open(withTypedInput(to, criteria, typed), columns) : focusProblem();
  };
  // R256: dates that the filters set replace an invalid date in the form.
  const openFromFilters: SearchOpener = (to, columns) =>
    hasSameDates(to, criteria) && !input.check() ? focusProblem() : open(to, columns);
  useImperativeHandle(ref, () => ({ open: openWithInput, openFilters: (group) => setDrawer({ group }) }));
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (openWithInput({ ...criteria, page: 1 })) dispatch(resultSetEnded());
  };
  const isReversed =
    draft.sortField === criteria.sortField && criteria.sortOrder !== defaultSortOrder(criteria.sortField);
  const handleClear = () => input.reset(DEFAULT_CRITERIA);
  const showsFields = isUnfolded || problems.start !== null || problems.end !== null;
  const handlePeriod = (period: Period | null) =>
    hasSearch ? open({ ...input.soFar(), ...periodCriteria(period), page: 1 }) : input.pickPeriod(period);
  const handleSort = (sortField: SearchCriteria['sortField']) =>
    hasSearch ? openWithInput({ ...criteria, ...defaultSort(sortField), page: 1 }) : change({ sortField });
  const problemText = (key: DraftProblems['start'] | DraftProblems['end']) =>
    key && t(`form.problem.${key}`, { days: SEARCH_WINDOW_DAYS });
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: the oldest supported browsers do not know <search> */}
      <form
        role="search"
        aria-label={t('form.label')}
        className="search-form"
        ref={formRef}
        onSubmit={handleSubmit}
        noValidate
      >
        <SearchTermField ref={termRef} value={draft.term} onChange={(term) => change({ term })} />
        <CollapseButton
          draft={draft}
          isReversed={isReversed}
          isOpen={showsFields}
          controls={fieldsId}
          onToggle={setIsUnfolded}
        />
        <div id={fieldsId} className={`search-form-fields${showsFields ? ' unfolded' : ''}`}>
          {(['start', 'end'] as const).map((edge) => (
            <InstantField
              key={edge}
              edge={edge}
              value={draft[edge]}
              start={draft.start}
              problem={problemText(problems[edge])}
              onChange={(...date) => input.changeDate(edge, ...date)}
              onRange={input.changeRange}
            />
          ))}
          <PeriodSelect draft={draft} onChange={handlePeriod} />
          <SortSelect value={draft.sortField} isReversed={isReversed} onChange={handleSort} />
        </div>
        <FormActions filters={criteria.filters} opened={drawer} onOpen={setDrawer} onClear={handleClear} />
      </form>
      {drawer && (
        <Deferred
          load={loadAdvancedSearch}
          props={{
            criteria: input.soFar(),
            opened: drawer,
            onApply: openFromFilters,
            onClose: () => setDrawer(null),
          }}
          title={t('filters.title')}
          problem={t('filters.problem')}
          onClose={() => setDrawer(null)}
        />
      )}
    </>
  );
}
