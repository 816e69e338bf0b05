import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import {
  changedParts,
  type SearchPart,
  withChangedParts,
  withSelectedSearch,
} from '#domain/search/savedSearch.ts';
import { DEFAULT_CRITERIA, type FilterName, type SearchCriteria } from '#domain/search/searchCriteria.ts';
import { useDraft } from '#store/console/useDraft.ts';
import type { NamedSearch } from '../saved/useStoredSearches.ts';

/**
 * The search that the user selected last, and the parts of the draft that it replaced. Any later change to
 * the draft resets this.
 */
export interface PickedSearch {
  name: string;
  replaced: readonly SearchPart[];
}

interface Edits {
  parts: Partial<SearchCriteria> | null;
  /** The form's values when `parts` was determined; null if `parts` contains only filters. */
  form: SearchCriteria | null;
  picked: { columns: readonly string[] | null } | null;
}

const NO_EDITS: Edits = { parts: null, form: null, picked: null };

/**
 * R454: returns a function that discards the draft once the form has the applied values. Discarded earlier, the
 * draft would have the former values for a moment, which screen readers would announce.
 */
function useDiscardWhenApplied(criteria: SearchCriteria, draft: SearchCriteria, discard: () => void) {
  const current = JSON.stringify(criteria);
  const [appliedTo, setAppliedTo] = useState<string | null>(null);
  const finish = useEffectEvent(() => {
    setAppliedTo(null);
    discard();
  });
  useEffect(() => {
    if (appliedTo !== null && appliedTo !== current) finish();
  }, [appliedTo, current]);
  const isSame = JSON.stringify(differingParts(criteria, draft)) === '{}';
  return isSame ? discard : () => setAppliedTo(current);
}

function differingParts(from: SearchCriteria, to: SearchCriteria): Partial<SearchCriteria> {
  const isChanged = (name: string) =>
    JSON.stringify(from[name as keyof SearchCriteria]) !== JSON.stringify(to[name as keyof SearchCriteria]);
  return Object.fromEntries(Object.entries(to).filter(([name]) => isChanged(name)));
}

/**
 * Returns the drawer's copy of the search and functions that change it. Changes are kept until the user
 * applies or discards them, also if the applied filters change meanwhile. The text, the dates and the sort
 * order come from the form unless the drawer changes them; R255: a later change in the form replaces that.
 */
export function useFilterDraft(criteria: SearchCriteria) {
  const { value, isRestored, change, discard } = useDraft(
    `advancedSearch:${JSON.stringify(criteria.filters)}`,
    NO_EDITS,
  );
  const [pick, setPick] = useState<PickedSearch | null>(null);
  const draft: SearchCriteria = { ...criteria, ...value.parts };
  const before = criteria.filters;
  const setDraft = (next: SearchCriteria) => {
    setPick(null);
    change((current) => ({ ...current, parts: differingParts(criteria, next), form: criteria }));
  };
  const typed = { ...criteria, filters: value.form?.filters ?? before };
  if (value.form !== null && changedParts(value.form, typed).length > 0)
    setDraft(withChangedParts(draft, value.form, typed));
  // A new function each time would render the lists of options again.
  const pickFilter = useCallback(
    (name: FilterName, values: readonly string[]) => {
      setPick(null);
      change((current) => {
        const filters = { ...before, ...current.parts?.filters, [name]: values };
        return { ...current, parts: { ...current.parts, filters } };
      });
    },
    [before, change],
  );
  const pickSearch = (search: NamedSearch) => {
    const next = withSelectedSearch(draft, search.criteria, search.isRecommended);
    setPick({ name: search.name, replaced: changedParts(draft, next) });
    change(() => ({
      parts: differingParts(criteria, next),
      form: criteria,
      picked: { columns: search.columns },
    }));
  };
  /**
   * S2.22: clears everything that narrows the search, and the columns of the selected search, but keeps the
   * sort order.
   */
  const clear = () => {
    const { sortField, sortOrder } = draft;
    setDraft({ ...DEFAULT_CRITERIA, sortField, sortOrder });
    change((current) => ({ ...current, picked: null }));
  };
  const startOver = () => {
    setPick(null);
    discard();
  };
  const discardWhenApplied = useDiscardWhenApplied(criteria, draft, discard);
  const columns = value.picked?.columns;
  return {
    draft,
    columns,
    pick,
    isRestored,
    setDraft,
    pickFilter,
    pickSearch,
    clear,
    startOver,
    discard,
    discardWhenApplied,
  };
}
