import type { SearchCriteria, SortField } from '#domain/searchCriteria.ts';
import { defaultRange, searchRange } from '#domain/searchRange.ts';

/** What the form shows: dates as UTC instants, null where a field is empty. */
export interface SearchDraft {
  term: string;
  start: string | null;
  end: string | null;
  sortField: SortField;
}

export function toDraft(criteria: SearchCriteria, now: number, timezone: string): SearchDraft {
  const range = searchRange(criteria, now, timezone);
  return { term: criteria.searchTerm, start: range.start, end: range.end, sortField: criteria.sortField };
}

/** The search that submitting asks for: page 1, and only the dates that are not the default range's own (S2.15). */
export function toCriteria(
  draft: SearchDraft,
  current: SearchCriteria,
  now: number,
  timezone: string,
): SearchCriteria {
  const shown = searchRange(current, now, timezone);
  const byDefault = defaultRange(now, timezone);
  // A relative period stays one as long as nobody touched the dates it filled in.
  const keepsPeriod =
    current.period !== null && isSameMinute(draft.start, shown.start) && isSameMinute(draft.end, shown.end);
  return {
    ...current,
    searchTerm: draft.term.trim(),
    period: keepsPeriod ? current.period : null,
    startDate: keepsPeriod || draft.start === byDefault.start ? null : draft.start,
    endDate: keepsPeriod || draft.end === byDefault.end ? null : draft.end,
    sortField: draft.sortField,
    page: 1,
  };
}

function isSameMinute(a: string | null, b: string): boolean {
  return a !== null && Math.abs(Date.parse(a) - Date.parse(b)) < 60_000;
}
