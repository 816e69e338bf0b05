import { useState } from 'react';
import { searchText } from '#domain/search/queryText.ts';
import type { Period, SearchCriteria } from '#domain/search/searchCriteria.ts';
import { isRefused, type RangeProblems, searchRange } from '#domain/search/searchRange.ts';
import { useFormat } from '#i18n/formatContext.ts';
import {
  draftProblems,
  rebaseDraft,
  type SearchDraft,
  toCriteria,
  toDraft,
  withPeriod,
} from './searchDraft.ts';

const NO_PROBLEMS: RangeProblems = { start: null, end: null };

interface FormState {
  criteria: SearchCriteria;
  timezone: string;
  draft: SearchDraft;
  /** Problems are shown from the first submit until the form is valid. */
  isChecked: boolean;
}

/** Invalid dates in the URL are reported immediately (R2). */
function isWrong(criteria: SearchCriteria, now: number, timezone: string): boolean {
  return isRefused(searchRange(criteria, now, timezone), now, timezone);
}

/** The form's input on top of the search in the URL. It is local state, so that typing re-renders only the form. */
export function useSearchDraft(criteria: SearchCriteria) {
  const { timezone } = useFormat();
  const now = Date.now();
  const [state, setState] = useState<FormState>(() => ({
    criteria,
    timezone,
    draft: toDraft(criteria, now, timezone),
    isChecked: isWrong(criteria, now, timezone),
  }));
  // The URL has another search, from a link or Back; the form is not remounted, so it keeps the focus.
  if (state.criteria !== criteria || state.timezone !== timezone) {
    const draft = rebaseDraft(state.draft, state.criteria, criteria, now, timezone);
    setState({ criteria, timezone, draft, isChecked: isWrong(criteria, now, timezone) });
  }
  const { draft, isChecked } = state;
  const problems = draftProblems(draft, criteria, now, timezone);
  const hasProblem = problems.start !== null || problems.end !== null;
  /** Repeating the same search changes nothing and does not re-render. */
  const become = (to: FormState) =>
    setState((current) => (JSON.stringify(current) === JSON.stringify(to) ? current : to));
  const wanted = () => toCriteria(draft, criteria, Date.now(), timezone);
  return {
    draft,
    problems: isChecked ? problems : NO_PROBLEMS,
    change: (part: Partial<SearchDraft>) =>
      setState((current) => ({ ...current, draft: { ...current.draft, ...part } })),
    /** Fills the dates from a period, or from the default range. */
    pickPeriod: (period: Period | null) =>
      setState((current) => ({
        ...current,
        draft: withPeriod(current.draft, period, Date.now(), timezone),
      })),
    /** Discards the input that was typed over these criteria. */
    reset: (to: SearchCriteria) => {
      const draft = toDraft(to, Date.now(), timezone);
      become({ criteria, timezone, draft, isChecked: isWrong(to, now, timezone) });
    },
    /** The form's current values; invalid dates stay as in the URL. */
    soFar: (): SearchCriteria =>
      hasProblem ? { ...criteria, searchTerm: searchText(draft.term) } : wanted(),
    /** The search to run, or null if its dates are invalid. */
    check: (): SearchCriteria | null => {
      become({ ...state, isChecked: hasProblem });
      return hasProblem ? null : wanted();
    },
  };
}
