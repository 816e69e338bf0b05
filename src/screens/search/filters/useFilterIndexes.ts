import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { delayedSynonyms, statusSynonyms } from '#components/status/statusSynonyms.ts';
import { type FilterIndex, indexInOrder } from '#domain/search/filterIndex.ts';
import { FIXED_FILTER_VALUES, type FixedFilterName } from '#domain/search/filterValues.ts';
import { type FilterName, isStatusFilter } from '#domain/search/searchCriteria.ts';
import { IN_PRODUCTION } from '#domain/statusNames.ts';
import { useAppSelector } from '#store/hooks.ts';
import { FILTER_INDEX_SELECTORS } from '#store/search/filterSelectors.ts';
import { useFilterLabels } from '../views/useFilterLabels.ts';

type Indexes = Readonly<Record<FilterName, FilterIndex>>;

/** The statuses, with the parent check box 'in production' above its children (S2.28). */
const STATUS_ROWS = FIXED_FILTER_VALUES.statuses.flatMap((status) =>
  status === 'productionAccepted' ? [IN_PRODUCTION, status] : [status],
);

/** Returns the options of all filters, indexed for text matching. */
export function useFilterIndexes(): Indexes {
  const { t } = useTranslation('status');
  const { t: filterText } = useTranslation('filters');
  const label = useFilterLabels();
  const merchants = useAppSelector(FILTER_INDEX_SELECTORS.merchants);
  const fulfillers = useAppSelector(FILTER_INDEX_SELECTORS.fulfillers);
  const salesChannels = useAppSelector(FILTER_INDEX_SELECTORS.salesChannels);
  const productCategories = useAppSelector(FILTER_INDEX_SELECTORS.productCategories);
  // biome-ignore lint/correctness/useExhaustiveDependencies: fixed labels change only with the language
  const fixed = useMemo(() => {
    const otherWords = (name: FixedFilterName, value: string) => [
      ...(isStatusFilter(name) ? statusSynonyms(filterText, value) : []),
      ...(name === 'delayedStatuses' ? delayedSynonyms(filterText) : []),
    ];
    const index = (name: FixedFilterName, values: readonly string[] = FIXED_FILTER_VALUES[name]) =>
      indexInOrder(
        values.map((value) => ({
          value,
          label: value === IN_PRODUCTION ? t('name.inProduction') : label(name, value),
          hint: '',
          synonyms: otherWords(name, value),
        })),
      );
    return {
      statuses: index('statuses', STATUS_ROWS),
      errorStatuses: index('errorStatuses'),
      delayedStatuses: index('delayedStatuses'),
      orderTypes: index('orderTypes'),
      claimTypes: index('claimTypes'),
      complaintTypes: index('complaintTypes'),
      changeRequestTypes: index('changeRequestTypes'),
    };
  }, [t, filterText]);
  return useMemo(
    () => ({ ...fixed, merchants, fulfillers, salesChannels, productCategories }),
    [fixed, merchants, fulfillers, salesChannels, productCategories],
  );
}
