import { type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { SelectField } from '#components/form/SelectField.tsx';
import { Icon } from '#components/Icon.tsx';
import { Deferred } from '#components/loading/Deferred.tsx';
import { filterTags } from '#domain/search/filterValues.ts';
import { type Filters, type Period, SORT_FIELDS, type SortField } from '#domain/search/searchCriteria.ts';
import { formatPeriod } from '#domain/search/searchUrl.ts';
import { useFormat } from '#i18n/formatContext.ts';
import type { OpenedFilters } from '../filters/AdvancedSearch.tsx';
import { useIsWide } from '../useMediaQuery.ts';
import { hasCustomDates, type SearchDraft } from './searchDraft.ts';
import { usePeriodOptions } from './usePeriodOptions.ts';

const loadSyntaxTip = async () => (await import('./SyntaxTip.tsx')).SyntaxTip;

/** Returns a function that names a sort order; `isReversed` if the user has reversed it in the table header. */
function useSortName(): (field: SortField, isReversed: boolean) => string {
  const { t } = useTranslation('search');
  return (field, isReversed) =>
    t(isReversed && field !== 'relevance' ? `sort.reversed.${field}` : `sort.${field}`);
}

interface CollapseButtonProps {
  draft: SearchDraft;
  isReversed: boolean;
  isOpen: boolean;
  controls: string;
  onToggle: (isOpen: boolean) => void;
}

/**
 * On a narrow page, summarizes the dates and the sort order in one line. A click shows or hides the fields.
 */
export function CollapseButton({ draft, isReversed, isOpen, controls, onToggle }: CollapseButtonProps) {
  const { t } = useTranslation('search');
  const sortName = useSortName();
  const format = useFormat();
  const { period } = draft.dates;
  const range = hasCustomDates(draft)
    ? `${format.date(draft.start)} – ${format.date(draft.end)}`
    : period
      ? t(`period.${period.unit}`, { count: period.value })
      : t('form.halfYear');
  return (
    <Button
      className="search-form-fold"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={() => onToggle(!isOpen)}
    >
      <span className="search-form-fold-text">
        {range} · {sortName(draft.sortField, isReversed)}
      </span>
      <Icon name="chevron-down" />
    </Button>
  );
}

interface FiltersButtonProps {
  filters: Filters;
  /** Called when the user is about to click, so that the code can be loaded in advance. */
  onIntent: () => void;
  opened: OpenedFilters | null;
  onOpen: (opened: OpenedFilters | null) => void;
}

/** R197: opens the filters. If they are beside the list, the button also closes them. */
export function FiltersButton({ filters, onIntent, opened, onOpen }: FiltersButtonProps) {
  const { t } = useTranslation('search');
  const count = filterTags(filters).length;
  const isBeside = useIsWide();
  return (
    <Button
      id="filters"
      {...(isBeside ? { 'aria-expanded': opened !== null } : { 'aria-haspopup': 'dialog' })}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      // The second click of a double click must not close a drawer that is still loading.
      onClick={() => onOpen(isBeside && opened ? null : { group: null })}
    >
      <Icon name="sliders" /> {t('form.advanced')}
      {count > 0 && <span className="count">{count}</span>}
    </Button>
  );
}

/** The option for dates that match no period. No period in the URL has this value. */
const OWN_DATES = '-';

interface PeriodSelectProps {
  draft: SearchDraft;
  /** null selects the default range. */
  onChange: (period: Period | null) => void;
}

export function PeriodSelect({ draft, onChange }: PeriodSelectProps) {
  const { t } = useTranslation('search');
  const { period } = draft.dates;
  const isOwn = hasCustomDates(draft);
  const { options, find, nameOf } = usePeriodOptions(period);
  return (
    <SelectField
      label={t('form.period')}
      className="search-form-period"
      value={isOwn ? OWN_DATES : period ? formatPeriod(period) : ''}
      options={[...(isOwn ? [OWN_DATES] : []), '', ...options]}
      name={(option) => nameOf(option) ?? t(option === OWN_DATES ? 'form.ownDates' : 'form.halfYear')}
      onChange={(option) => onChange(find(option))}
    />
  );
}

interface TermFieldProps {
  ref: Ref<HTMLInputElement>;
  value: string;
  onChange: (term: string) => void;
}

/** S2.16, S5.6: the search text, with a tip about its syntax. */
export function SearchTermField({ ref, value, onChange }: TermFieldProps) {
  const { t } = useTranslation('search');
  const id = useId();
  return (
    <div className="search-form-term">
      <span className="label-row">
        <label htmlFor={id} className="form-label">
          {t('form.term')}
        </label>
        <Deferred load={loadSyntaxTip} props={{}} title={t('form.term')} failure="none" isLowPriority />
      </span>
      <input
        id={id}
        ref={ref}
        type="search"
        className="form-control"
        value={value}
        placeholder={t('form.termPlaceholder')}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

interface SortSelectProps {
  value: SortField;
  isReversed: boolean;
  onChange: (field: SortField) => void;
}

/** S9.18: selects the sort order: relevance, newest created, or earliest promised. */
export function SortSelect({ value, isReversed, onChange }: SortSelectProps) {
  const { t } = useTranslation('search');
  const sortName = useSortName();
  return (
    <SelectField
      label={t('form.sort')}
      className="search-form-sort"
      value={value}
      options={SORT_FIELDS}
      name={(field) => sortName(field, isReversed && field === value)}
      onChange={onChange}
    />
  );
}
