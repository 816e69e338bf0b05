import { memo, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#components/Icon.tsx';
import { Skeleton } from '#components/loading/Skeleton.tsx';
import { RetryLine } from '#components/notice/RetryLine.tsx';
import type { Failure } from '#domain/failure.ts';
import type { FilterOption } from '#domain/search/filterIndex.ts';
import { isFilterOffered, isFixedFilter } from '#domain/search/filterValues.ts';
import type { FilterName } from '#domain/search/searchCriteria.ts';
import { useAppSelector } from '#store/hooks.ts';
import type { OperationState } from '#store/operation.ts';
import { selectOfferedFilters } from '#store/search/filterSelectors.ts';
import { leadingRead } from '#store/useRetriable.ts';
import { FilterChoices } from './FilterChoices.tsx';
import { useFilterReads } from './useFilterReads.ts';

interface FilterSource {
  /** S2.26: whether to display the filter. A filter with too few values is not displayed. */
  isOffered: boolean;
  isLoading: boolean;
  /** S8.7: why a part could not be loaded; null if none failed. */
  failure: Failure | null;
  /** Loads what failed again, also that of other filters. */
  retry: () => void;
}

const FIXED: FilterSource = {
  isOffered: true,
  isLoading: false,
  failure: null,
  retry: () => undefined,
};

function useFilterSource(name: FilterName): FilterSource {
  const { reads, all } = useFilterReads();
  const available = useAppSelector(selectOfferedFilters);
  if (isFixedFilter(name)) return FIXED;
  const values = reads.salesChannels.state;
  const leading = leadingRead<OperationState>([reads.salesChannels, reads[name]]).state;
  const isLoading = values.status === 'idle' || (values.status === 'running' && values.previous === null);
  return {
    isOffered: isLoading || values.status === 'failed' || isFilterOffered(available[name]),
    isLoading,
    failure: leading.status === 'failed' ? leading.failure : null,
    retry: all.retry,
  };
}

interface FilterGroupProps {
  name: FilterName;
  options: readonly FilterOption[];
  values: readonly string[];
  /** The text that the user has typed. While there is one, all groups with a match are open. */
  text: string;
  onChange: (name: FilterName, values: readonly string[]) => void;
}

/** S2.25 to S2.28: one filter with its name, the number of selected values and, when open, its options. */
export const FilterGroup = memo(function FilterGroup({
  name,
  options,
  values,
  text,
  onChange,
}: FilterGroupProps) {
  const { t } = useTranslation(['filters', 'search']);
  const id = useId();
  const [isOpened, setIsOpened] = useState(values.length > 0);
  const { isOffered, isLoading, failure, retry } = useFilterSource(name);
  const isSearching = text !== '';
  if (!isOffered || (isSearching && options.length === 0 && failure === null)) return null;
  const isOpen = isOpened || isSearching;
  const title = t(`search:filters.name.${name}`);
  return (
    <section className="filter-group" data-filter={name} aria-labelledby={id}>
      <h3 className="filter-group-title" id={id}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-values`}
          onClick={() => setIsOpened(!isOpen)}
        >
          <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} /> {title}
          {values.length > 0 && <span className="count">{values.length}</span>}
          {failure !== null && <Icon name="exclamation-octagon-fill" label={t('failed')} />}
        </button>
      </h3>
      <div id={`${id}-values`} className="filter-group-values">
        {isOpen && failure !== null && (
          <p className="filter-failed" role="alert">
            <Icon name="exclamation-octagon-fill" />{' '}
            <RetryLine text={t('failed')} failure={failure} onRetry={retry} />
          </p>
        )}
        {isOpen && isLoading && <Skeleton label={t('loading')} lines={3} />}
        {isOpen && !isLoading && (
          <FilterChoices
            // A new text resets the list to its first twenty options.
            key={text}
            name={name}
            options={options}
            values={values}
            isFlat={isSearching}
            onChange={(next) => onChange(name, next)}
          />
        )}
      </div>
    </section>
  );
});
