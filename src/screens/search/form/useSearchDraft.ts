import { useState } from 'react';
import { useNow } from '#components/time/useNow.ts';
import type { Period, SearchCriteria } from '#domain/search/searchCriteria.ts';
import type { RangeEdge } from '#domain/search/searchDates.ts';
import { type DateRange, hasInvalidRange } from '#domain/search/searchRange.ts';
import { currentTime } from '#domain/time/currentTime.ts';
import { useFormat } from '#i18n/formatContext.ts';
import {
  type DateTextProblem,
  datesOf,
  NO_DATE_TEXT_PROBLEMS,
  periodCriteria,
  rebaseDraft,
  type SearchDraft,
  searchDraftProblems,
  toCriteria,
  toSearchDraft,
  withDates,
  withDatesOfToday,
} from './searchDraft.ts';

interface FormState {
  criteria: SearchCriteria;
  timezone: string;
  /** The calendar day for which the dates of the draft were calculated (R548). */
  today: string;
  draft: SearchDraft;
  /** Whether problems are shown: after an attempt to search, or if the dates in the URL are invalid (R2). */
  isChecked: boolean;
}

/**
 * Returns the form's input, its problems, and functions that change it. The search in the URL sets the
 * initial input. The state is local, so that typing renders only the form.
 */
export function useSearchDraft(criteria: SearchCriteria) {
  const { timezone } = useFormat();
  const { today } = currentTime(useNow(), timezone);
  const now = () => currentTime(Date.now(), timezone);
  const stateOf = (to: SearchCriteria, draft: SearchDraft): FormState => {
    return { criteria, timezone, today, draft, isChecked: hasInvalidRange(to, now()) };
  };
  const [state, setState] = useState(() => stateOf(criteria, toSearchDraft(criteria, now())));
  // The search in the URL or the display time zone has changed. The form stays mounted, so that it keeps the
  // focus.
  if (state.criteria !== criteria || state.timezone !== timezone)
    setState(stateOf(criteria, rebaseDraft(state.draft, state.criteria, criteria, now())));
  else if (state.today !== today) setState({ ...state, today, draft: withDatesOfToday(state.draft, now()) });
  const { draft, isChecked } = state;
  const problems = searchDraftProblems(draft, criteria, now());
  const hasProblem = problems.start !== null || problems.end !== null;
  const wanted = () => toCriteria(draft, criteria, now());
  const change = (part: Partial<SearchDraft>) =>
    setState((previous) => ({ ...previous, draft: { ...previous.draft, ...part } }));
  return {
    draft,
    problems: isChecked ? problems : NO_DATE_TEXT_PROBLEMS,
    change,
    changeDate: (edge: RangeEdge, instant: string | null, problem: DateTextProblem | null) =>
      change({ [edge]: instant, textProblems: { ...draft.textProblems, [edge]: problem } }),
    changeRange: (range: DateRange) => change({ ...range, textProblems: NO_DATE_TEXT_PROBLEMS }),
    /** Fills the dates from a period, or from the default range if `period` is null. */
    pickPeriod: (period: Period | null) =>
      setState((previous) => ({
        ...previous,
        draft: withDates(previous.draft, periodCriteria(period), now()),
      })),
    reset: (to: SearchCriteria) => setState(stateOf(to, toSearchDraft(to, now()))),
    /** Returns the values of the form. If a date is invalid, the dates come from the URL. */
    soFar: (): SearchCriteria => ({ ...wanted(), ...(hasProblem && datesOf(criteria)) }),
    /** Returns the search to run. If its dates are invalid, returns null and shows the problems. */
    check: (): SearchCriteria | null => {
      setState({ ...state, isChecked: hasProblem });
      return hasProblem ? null : wanted();
    },
  };
}
