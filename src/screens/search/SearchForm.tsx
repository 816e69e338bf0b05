import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { Icon } from '#components/Icon.tsx';
import { SEARCH_WINDOW_DAYS } from '#domain/limits.ts';
import { naturalOrder, type SearchCriteria, SORT_FIELDS } from '#domain/searchCriteria.ts';
import { type RangeProblems, rangeProblems } from '#domain/searchRange.ts';
import { searchPath } from '#domain/searchUrl.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { DateField } from './DateField.tsx';
import { type SearchDraft, toCriteria, toDraft } from './searchDraft.ts';

interface SearchFormProps {
  /** The search of the URL; the form starts from it. */
  criteria: SearchCriteria;
}

const NO_PROBLEMS: RangeProblems = { start: null, end: null };

/** One compact row: text, dates, sort, search. The text being typed stays here, never in the store. */
export function SearchForm({ criteria }: SearchFormProps) {
  const { t } = useTranslation('search');
  const { timezone } = useFormat();
  const navigate = useNavigate();
  const [draft, setDraft] = useState<SearchDraft>(() => toDraft(criteria, Date.now(), timezone));
  const [shown, setShown] = useState({ criteria, timezone });
  // Another search in the URL, by a link or by Back, is another starting point; the form itself stays, and so does the focus.
  if (shown.criteria !== criteria || shown.timezone !== timezone) {
    setShown({ criteria, timezone });
    setDraft(toDraft(criteria, Date.now(), timezone));
  }
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const termId = useId();
  const sortId = useId();
  const change = (part: Partial<SearchDraft>) => setDraft((current) => ({ ...current, ...part }));

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const now = Date.now();
    const found = rangeProblems(draft.start, draft.end, now, timezone);
    setProblems(found);
    if (found.start || found.end) return;
    void navigate(searchPath(toCriteria(draft, criteria, now, timezone)));
  };
  const problemText = (key: RangeProblems['start'] | RangeProblems['end']) =>
    key && t(`form.problem.${key}`, { days: SEARCH_WINDOW_DAYS });

  return (
    // biome-ignore lint/a11y/useSemanticElements: the oldest browsers we support do not know <search>
    <form
      role="search"
      aria-label={t('form.label')}
      className="search-form"
      onSubmit={handleSubmit}
      noValidate
    >
      <div className="search-form-term">
        <label htmlFor={termId} className="form-label">
          {t('form.term')}
        </label>
        <input
          id={termId}
          type="search"
          className="form-control"
          value={draft.term}
          placeholder={t('form.termPlaceholder')}
          onChange={(event) => change({ term: event.target.value })}
        />
      </div>
      <DateField
        label={t('form.start')}
        value={draft.start}
        edge="start"
        problem={problemText(problems.start)}
        onChange={(start) => change({ start })}
      />
      <DateField
        label={t('form.end')}
        value={draft.end}
        edge="end"
        problem={problemText(problems.end)}
        onChange={(end) => change({ end })}
      />
      <div>
        <label htmlFor={sortId} className="form-label">
          {t('form.sort')}
        </label>
        <select
          id={sortId}
          className="form-select"
          value={draft.sortField}
          onChange={({ target }) => {
            const sortField = SORT_FIELDS.find((field) => field === target.value) ?? 'createdDate';
            void navigate(
              searchPath({ ...criteria, sortField, sortOrder: naturalOrder(sortField), page: 1 }),
            );
          }}
        >
          {SORT_FIELDS.map((field) => (
            <option key={field} value={field}>
              {t(`sort.${field}`)}
            </option>
          ))}
        </select>
      </div>
      <div className="search-form-actions">
        <button type="submit" className="btn btn-primary">
          <Icon name="search" /> {t('form.submit')}
        </button>
        <Link to="/" className="btn btn-link">
          {t('form.clear')}
        </Link>
      </div>
    </form>
  );
}
