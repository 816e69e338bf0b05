import { normalizedSearchText } from '#domain/search/queryText.ts';
import {
  criteriaKey,
  DEFAULT_CRITERIA,
  defaultSortOrder,
  type Period,
  type SearchCriteria,
  type SortField,
} from '#domain/search/searchCriteria.ts';
import type { RangeEdge } from '#domain/search/searchDates.ts';
import {
  type DateRange,
  defaultRange,
  type RangeProblems,
  rangeProblems,
  searchRange,
} from '#domain/search/searchRange.ts';
import type { CurrentTime } from '#domain/time/currentTime.ts';

/** Why the text of a date field is not a valid instant. */
export type DateTextProblem = 'startUnreadable' | 'endUnreadable' | 'noSuchDay';
export const NO_DATE_TEXT_PROBLEMS: Readonly<Record<RangeEdge, null>> = { start: null, end: null };

export interface DraftProblems {
  start: RangeProblems['start'] | DateTextProblem;
  end: RangeProblems['end'] | DateTextProblem;
}

/** The form's values. Dates are UTC instants, or null for an empty field. */
export interface SearchDraft {
  term: string;
  start: string | null;
  end: string | null;
  /** Why the text of a field is not a valid instant, in which case its date is null. */
  textProblems: Record<RangeEdge, DateTextProblem | null>;
  sortField: SortField;
  /** The dates or the period from which the fields got their initial values. */
  dates: Dates;
  /** The range for `dates`. A date that equals the one in this range was not edited. */
  shown: DateRange;
}

type Dates = Pick<SearchCriteria, 'startDate' | 'endDate' | 'period'>;

export function datesOf({ startDate, endDate, period }: SearchCriteria): Dates {
  return { startDate, endDate, period };
}

export function toSearchDraft(criteria: SearchCriteria, current: CurrentTime): SearchDraft {
  const shown = searchRange(criteria, current);
  return {
    term: criteria.searchTerm,
    start: shown.start,
    end: shown.end,
    textProblems: NO_DATE_TEXT_PROBLEMS,
    sortField: criteria.sortField,
    dates: datesOf(criteria),
    shown,
  };
}

/** Returns the date criteria for a period that ends now, or for the default range if `period` is null. */
export function periodCriteria(period: Period | null): Dates {
  return { startDate: null, endDate: null, period };
}

/** Returns the draft with these dates in place of its own. */
export function withDates(draft: SearchDraft, dates: Dates, current: CurrentTime): SearchDraft {
  const { term, sortField } = draft;
  return { ...toSearchDraft({ ...DEFAULT_CRITERIA, ...dates }, current), term, sortField };
}

export function hasSameDates(a: Dates, b: Dates): boolean {
  const period = (dates: Dates) => JSON.stringify(dates.period);
  return a.startDate === b.startDate && a.endDate === b.endDate && period(a) === period(b);
}

function hasTouchedDates({ start, end, shown }: SearchDraft): boolean {
  return start !== shown.start || end !== shown.end;
}

/** R548: calculates dates that the user has not edited again, because the calendar day has changed. */
export function withDatesOfToday(draft: SearchDraft, current: CurrentTime): SearchDraft {
  return hasTouchedDates(draft) ? draft : withDates(draft, draft.dates, current);
}

/**
 * Returns the draft after the search in the URL has changed from `from` to `to`. Keeps the input that this
 * change does not affect.
 */
export function rebaseDraft(
  draft: SearchDraft,
  from: SearchCriteria,
  to: SearchCriteria,
  current: CurrentTime,
): SearchDraft {
  const fresh = toSearchDraft(to, current);
  const keepsDates = hasSameDates(from, to) && (hasTouchedDates(draft) || !hasSameDates(draft.dates, from));
  return {
    ...(keepsDates ? draft : fresh),
    term: from.searchTerm === to.searchTerm ? draft.term : fresh.term,
    sortField: from.sortField === to.sortField ? draft.sortField : fresh.sortField,
  };
}

/**
 * Adds the form's input to a search that another control opens, such as a tab, the sort order, the page or a
 * removed filter. If the input differs from the open search, the result is on page 1 (S2.15).
 */
export function withTypedInput(
  to: SearchCriteria,
  open: SearchCriteria,
  typed: SearchCriteria,
): SearchCriteria {
  const isSorted = to.sortField !== open.sortField || to.sortOrder !== open.sortOrder;
  const { sortField, sortOrder } = isSorted ? to : typed;
  const isTyped = criteriaKey({ ...typed, page: 1 }) !== criteriaKey({ ...open, page: 1 });
  return {
    ...to,
    searchTerm: to.searchTerm === open.searchTerm ? typed.searchTerm : to.searchTerm,
    ...datesOf(hasSameDates(to, open) ? typed : to),
    sortField,
    sortOrder,
    page: isTyped ? 1 : to.page,
  };
}

/**
 * Returns the dates of the search. If no date was edited, they stay as they were, including a period. A date
 * that equals the limit of the default range becomes null.
 */
function toDates(draft: SearchDraft, current: CurrentTime): Dates {
  const { dates } = draft;
  if (!hasTouchedDates(draft)) return dates;
  const byDefault = defaultRange(current);
  const isOwn = dates.period === null;
  const startDate = isOwn && draft.start === draft.shown.start ? dates.startDate : draft.start;
  const endDate = isOwn && draft.end === draft.shown.end ? dates.endDate : draft.end;
  return {
    startDate: startDate === byDefault.start ? null : startDate,
    endDate: endDate === byDefault.end ? null : endDate,
    period: null,
  };
}

/** Returns the sort field with its default direction (S9.18). */
export function defaultSort(sortField: SortField): Pick<SearchCriteria, 'sortField' | 'sortOrder'> {
  return { sortField, sortOrder: defaultSortOrder(sortField) };
}

/** Returns the search to submit, which starts on page 1 (S2.15). */
export function toCriteria(draft: SearchDraft, open: SearchCriteria, current: CurrentTime): SearchCriteria {
  return {
    ...open,
    ...toDates(draft, current),
    searchTerm: normalizedSearchText(draft.term),
    ...(draft.sortField !== open.sortField && defaultSort(draft.sortField)),
    page: 1,
  };
}

/** S5.2, S5.3: returns for each date why it is invalid; null for a valid one. */
export function searchDraftProblems(
  draft: SearchDraft,
  open: SearchCriteria,
  current: CurrentTime,
): DraftProblems {
  const range = searchRange(toCriteria(draft, open, current), current);
  const { start, end } = rangeProblems(draft.start && range.start, draft.end && range.end, current);
  return { start: draft.textProblems.start ?? start, end: draft.textProblems.end ?? end };
}

/** Whether the search has dates that the user set, instead of a period or the default range. */
export function hasCustomDates(draft: SearchDraft): boolean {
  const { startDate, endDate } = draft.dates;
  return hasTouchedDates(draft) || (startDate ?? endDate) !== null;
}
