import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '#components/Button.tsx';
import { filterValueText } from '#components/filterValueText.ts';
import { Icon } from '#components/Icon.tsx';
import { useNow } from '#components/time/useNow.ts';
import { shownColumns } from '#domain/results/columns.ts';
import { csvSeparatorOf } from '#domain/results/ordersFile.ts';
import { type FilterTag, tagGroups } from '#domain/search/filterValues.ts';
import { defaultSortOrder, type Filters, type SearchCriteria } from '#domain/search/searchCriteria.ts';
import { hasInvalidRange } from '#domain/search/searchRange.ts';
import { searchPath } from '#domain/search/searchUrl.ts';
import { currentTime } from '#domain/time/currentTime.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectPermissions, selectTimezone } from '#store/people/userSelectors.ts';
import { exportRequested } from '#store/results/exportSlice.ts';
import { selectFilterValueNames } from '#store/search/searchSelectors.ts';

/** Returns a function that returns a text for each group of filters in use, worded like their tags. */
function useFilterTexts(): (filters: Filters) => string[] {
  const { t } = useTranslation(['search', 'status']);
  const names = useAppSelector(selectFilterValueNames);
  const tagText = ({ name, value }: FilterTag, index: number, group: readonly FilterTag[]) => {
    const shown = value === null ? t('tags.all') : filterValueText(t, names, name, value);
    const isNamed = group[index - 1]?.name === name;
    return isNamed ? shown : t('tags.value', { filter: t(`filters.name.${name}`), value: shown });
  };
  return (filters) => tagGroups(filters).map((group) => group.map(tagText).join(` ${t('tags.or')} `));
}

/** R139: returns a function that describes a search in one line. */
function useSearchDescription(): (criteria: SearchCriteria) => string {
  const { t } = useTranslation(['reports', 'search']);
  const format = useFormat();
  const filterTexts = useFilterTexts();
  return ({ searchTerm, period, startDate, endDate, filters, sortField, sortOrder }) => {
    const parts = [
      searchTerm && t('term', { term: searchTerm }),
      period && t(`search:period.${period.unit}`, { count: period.value }),
      !period && startDate && t('from', { date: format.date(startDate) }),
      !period && endDate && t('until', { date: format.date(endDate) }),
      ...filterTexts(filters),
    ].filter((part) => typeof part === 'string' && part !== '');
    const isReversed = sortField !== 'relevance' && sortOrder !== defaultSortOrder(sortField);
    const sort = t(isReversed ? `search:sort.reversed.${sortField}` : `search:sort.${sortField}`);
    return parts.length === 0 ? t('everything', { sort }) : t('described', { parts: parts.join(', '), sort });
  };
}

interface ReportRowProps {
  name: string;
  criteria: SearchCriteria;
  /** The columns saved with the search; null for the user's own columns. */
  columns: readonly string[] | null;
}

/** A search of the reports list, which is shown only if no reporter application can create a report. */
export function ReportRow({ name, criteria, columns }: ReportRowProps) {
  const { t } = useTranslation('reports');
  const dispatch = useAppDispatch();
  const searchText = useSearchDescription();
  const isExporting = useAppSelector((state) => state.export.status === 'running');
  const permissions = useAppSelector(selectPermissions);
  const ownColumns = useAppSelector((state) => state.settings.columns);
  const region = useAppSelector((state) => state.settings.regionalSettings);
  const id = useId();
  // The form would refuse these dates, so they are not sent (S5.3).
  const areDatesRefused = hasInvalidRange(criteria, currentTime(useNow(), useAppSelector(selectTimezone)));
  const whyNot = areDatesRefused ? t('datesRefused') : isExporting ? t('downloadRunning') : null;
  const handleDownload = () => {
    if (whyNot !== null) return;
    const shown = shownColumns(columns ?? ownColumns, permissions);
    dispatch(exportRequested({ criteria, range: null, columns: shown, separator: csvSeparatorOf(region) }));
  };
  return (
    <li className="report-row">
      <div className="report-name">
        <h3 className="h6 mb-0" id={`${id}-name`}>
          <Link to={searchPath(criteria, columns)}>{name}</Link>
        </h3>
        <p className="mb-0 text-body-secondary text-break">{searchText(criteria)}</p>
      </div>
      <div className="report-actions">
        <Button
          variant="outline-primary"
          size="sm"
          aria-disabled
          aria-describedby={`${id}-name ${id}-reporter`}
        >
          <Icon name="file-earmark-bar-graph" /> {t('create')}
        </Button>
        <Button
          size="sm"
          aria-disabled={whyNot !== null}
          aria-describedby={whyNot === null ? `${id}-name` : `${id}-name ${id}-whyNot`}
          onClick={handleDownload}
        >
          <Icon name="download" /> {t('download')}
        </Button>
        <p id={`${id}-reporter`} className="disabled-reason">
          {t('noReporter')}
        </p>
        {whyNot !== null && (
          <p id={`${id}-whyNot`} className="disabled-reason">
            {whyNot}
          </p>
        )}
      </div>
    </li>
  );
}
