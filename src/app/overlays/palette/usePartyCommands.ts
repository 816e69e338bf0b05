import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Command } from '#components/keyboard/commandRegistry.ts';
import type { NamesById } from '#domain/names.ts';
import { type FilterIndex, matchOptions } from '#domain/search/filterIndex.ts';
import { criteriaWithFilters } from '#domain/search/recommendedSearches.ts';
import { searchPath } from '#domain/search/searchUrl.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { selectFulfillerNames, selectMerchantNames } from '#store/console/referenceSelectors.ts';
import { useAppSelector } from '#store/hooks.ts';
import { FILTER_INDEX_SELECTORS } from '#store/search/filterSelectors.ts';

/** A single character would match most of the names. */
const MIN_CHARACTERS = 2;
/** The number of merchants, and of fulfillers, that the palette offers at once. */
const MAX_OFFERED = 5;

/** The best matches that have a name. The list is cut before it is rendered, so that typing stays fast. */
function useMatches(index: FilterIndex, names: NamesById, typed: string) {
  return useMemo(
    () =>
      typed.length < MIN_CHARACTERS
        ? []
        : matchOptions(index, typed)
            .filter(({ value }) => names.has(value))
            .slice(0, MAX_OFFERED),
    [index, names, typed],
  );
}

/**
 * Commands that open a search for one of the merchants and fulfillers that match the text. Only those that
 * the user can search by are offered.
 */
export function usePartyCommands(term: string): Command[] {
  const { t } = useTranslation('keys');
  const format = useFormat();
  const navigate = useNavigate();
  const typed = term.trim();
  const merchants = useMatches(
    useAppSelector(FILTER_INDEX_SELECTORS.merchants),
    useAppSelector(selectMerchantNames),
    typed,
  );
  const fulfillers = useMatches(
    useAppSelector(FILTER_INDEX_SELECTORS.fulfillers),
    useAppSelector(selectFulfillerNames),
    typed,
  );
  const toCommand =
    (filter: 'merchants' | 'fulfillers', kind: string) =>
    ({ value, label }: { value: string; label: string }): Command => ({
      id: `${filter}/${value}`,
      icon: 'search',
      label: format.labelled(kind, label),
      // The name decides how well the command matches; a user may paste the ID.
      keywords: [label, value],
      run: () => void navigate(searchPath(criteriaWithFilters({ [filter]: [value] }), null)),
    });
  return [
    ...merchants.map(toCommand('merchants', t('palette.merchant'))),
    ...fulfillers.map(toCommand('fulfillers', t('palette.fulfiller'))),
  ];
}
