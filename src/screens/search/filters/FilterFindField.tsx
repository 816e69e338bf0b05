import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '#components/form/Field.tsx';
import { hasModifier } from '#components/keyboard/hasModifier.ts';
import { firstMatch, toggledValues } from '#domain/search/firstMatch.ts';
import type { FilterName, Filters } from '#domain/search/searchCriteria.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectCategories, selectOfferedFilters } from '#store/search/filterSelectors.ts';
import { useFilterIndexes } from './useFilterIndexes.ts';

interface FilterFindFieldProps {
  filters: Filters;
  text: string;
  onType: (text: string) => void;
  onChange: (name: FilterName, values: readonly string[]) => void;
}

/**
 * Whether the key is Enter without a modifier key, and is neither repeated nor part of an input method's
 * composition.
 */
function isEnter(event: KeyboardEvent): boolean {
  const { key, shiftKey, repeat, nativeEvent } = event;
  return key === 'Enter' && !hasModifier(event) && !shiftKey && !repeat && !nativeEvent.isComposing;
}

/**
 * S2.18: the box that searches the values of all filters. Enter selects or deselects the first match. The box
 * finds that match itself, because the list below may still show the matches of an earlier text.
 */
export function FilterFindField({ filters, text, onType, onChange }: FilterFindFieldProps) {
  const { t } = useTranslation('filters');
  const indexes = useFilterIndexes();
  const available = useAppSelector(selectOfferedFilters);
  const categories = useAppSelector(selectCategories);
  const handleKey = (event: KeyboardEvent) => {
    if (!isEnter(event)) return;
    event.preventDefault();
    const match = firstMatch(indexes, available, text);
    if (match) onChange(match.name, toggledValues(filters[match.name], match, categories));
  };
  return (
    <Field
      label={t('search')}
      // Once there is a text, the line above the groups says it with the value.
      hint={<span className="visually-hidden">{t('searchHint')}</span>}
      className="filter-search"
    >
      {(control) => (
        <input
          {...control}
          type="search"
          className="form-control"
          autoComplete="off"
          value={text}
          placeholder={t('searchPlaceholder')}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={handleKey}
        />
      )}
    </Field>
  );
}
