import { useCallback, useState } from 'react';
import { changedParts, type SearchPart, withPicked } from '#domain/search/savedSearch.ts';
import { DEFAULT_CRITERIA, type FilterName, type SearchCriteria } from '#domain/search/searchCriteria.ts';
import { useDraft } from '#store/actions/useDraft.ts';
import type { StoredSearch } from '../saved/useStoredSearches.ts';

/** The parts of the draft that the selected search has replaced. They are known until the next change. */
export interface PickedSearch {
  name: string;
  replaced: readonly SearchPart[];
}

/** The changes in the drawer: parts of the search, and the columns of the selected saved search. */
interface Edits {
  parts: Partial<SearchCriteria> | null;
  picked: { columns: readonly string[] | null } | null;
}

const NO_EDITS: Edits = { parts: null, picked: null };

function differingParts(from: SearchCriteria, to: SearchCriteria): Partial<SearchCriteria> {
  const isChanged = (name: string) =>
    JSON.stringify(from[name as keyof SearchCriteria]) !== JSON.stringify(to[name as keyof SearchCriteria]);
  return Object.fromEntries(Object.entries(to).filter(([name]) => isChanged(name)));
}

/**
 * The drawer's copy of the search. Changes are kept until the user applies or discards them, as long as the
 * filters of the search are those that the copy was made from. The text and the dates belong to the form.
 */
export function useFilterDraft(criteria: SearchCriteria) {
  const { value, isRestored, change, discard } = useDraft(
    `advancedSearch:${JSON.stringify(criteria.filters)}`,
    NO_EDITS,
  );
  const [pick, setPick] = useState<PickedSearch | null>(null);
  const draft: SearchCriteria = { ...criteria, ...value.parts };
  const before = criteria.filters;
  const setDraft = (next: SearchCriteria) =>
    change((current) => ({ ...current, parts: differingParts(criteria, next) }));
  // The function must be stable, because a new one would render the lists of options again.
  const pickFilter = useCallback(
    (name: FilterName, values: readonly string[]) =>
      change((current) => {
        const filters = { ...before, ...current.parts?.filters, [name]: values };
        return { ...current, parts: { ...current.parts, filters } };
      }),
    [before, change],
  );
  const pickSearch = (search: StoredSearch) => {
    const next = withPicked(draft, search.criteria, search.isRecommended);
    setPick({ name: search.name, replaced: changedParts(draft, next) });
    change(() => ({ parts: differingParts(criteria, next), picked: { columns: search.columns } }));
  };
  /** S2.22: clears everything that narrows the search. The sort order does not. */
  const clear = () => {
    const { sortField, sortOrder } = draft;
    setPick(null);
    setDraft({ ...DEFAULT_CRITERIA, sortField, sortOrder });
  };
  const startOver = () => {
    setPick(null);
    discard();
  };
  const columns = value.picked?.columns;
  return { draft, columns, pick, isRestored, setDraft, pickFilter, pickSearch, clear, startOver, discard };
}
