import './filterTags.css';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#components/Button.tsx';
import { type FilterTag, tagGroups, withoutTag } from '#domain/search/filterValues.ts';
import type { FilterName, SearchCriteria } from '#domain/search/searchCriteria.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { useFilterLabels } from './useFilterLabels.ts';

interface FilterTagsProps {
  criteria: SearchCriteria;
  /** If omitted, the tags are read-only. */
  onChange?: (criteria: SearchCriteria) => void;
  onOpen?: ((name: FilterName) => void) | undefined;
  /** Whether to include the search text and the dates. Set where the form does not show them. */
  isWhole?: boolean;
}

interface TagValueProps {
  /** The text on screen. The label of the remove button uses `name`. */
  text: string;
  name?: string;
  onRemove: (() => void) | undefined;
  onOpen?: (() => void) | undefined;
}

function TagValue({ text, name = text, onRemove, onOpen }: TagValueProps) {
  const { t } = useTranslation('search');
  return (
    <>
      {onOpen ? (
        <button type="button" className="filter-tag-text" onClick={onOpen}>
          {text}
        </button>
      ) : (
        <span className="filter-tag-text">{text}</span>
      )}
      {onRemove && <IconButton icon="x-lg" label={t('tags.remove', { text: name })} onClick={onRemove} />}
    </>
  );
}

function Tag(value: Pick<TagValueProps, 'text' | 'onRemove'>) {
  return (
    <li className="filter-tag">
      <TagValue {...value} />
    </li>
  );
}

interface ValuesTagProps extends Pick<FilterTagsProps, 'onOpen'> {
  tags: readonly FilterTag[];
  /** Returns a function that removes the value, or undefined if the tags are read-only. */
  removing: (tag: FilterTag) => (() => void) | undefined;
}

function ValuesTag({ tags, removing, onOpen }: ValuesTagProps) {
  const { t } = useTranslation('search');
  const label = useFilterLabels();
  return (
    <li className="filter-tag">
      {tags.map((tag, index) => {
        const { name, value } = tag;
        const shown = value === null ? t('tags.all') : label(name, value);
        const whole = t('tags.value', { filter: t(`filters.name.${name}`), value: shown });
        return (
          <Fragment key={name + value}>
            {index > 0 && ` ${t('tags.or')} `}
            <TagValue
              text={name === tags[index - 1]?.name ? shown : whole}
              name={whole}
              onRemove={removing(tag)}
              onOpen={onOpen && (() => onOpen(name))}
            />
          </Fragment>
        );
      })}
    </li>
  );
}

/**
 * S2.23: a tag for the period and for each filter of a search. With `onChange`, the user can remove each
 * value.
 */
export function FilterTags({ criteria, onChange, onOpen, isWhole = false }: FilterTagsProps) {
  const { t } = useTranslation('search');
  const format = useFormat();
  const { filters, period, searchTerm, startDate, endDate } = criteria;
  const groups = tagGroups(filters);
  const hasDates = isWhole && period === null && (startDate ?? endDate) !== null;
  if (groups.length === 0 && period === null && !searchTerm && !hasDates) return null;
  const without = (part: Partial<SearchCriteria>) => onChange && (() => onChange({ ...criteria, ...part }));
  const removing = (tag: FilterTag) => without({ filters: withoutTag(filters, tag) });
  return (
    <ul
      className="filter-tags"
      aria-label={t('tags.label')}
      data-focus-list
      data-focus-after={isWhole ? undefined : '#filters'}
    >
      {searchTerm && (
        <li className="filter-tag filter-term">
          <TagValue text={t('tags.term', { term: searchTerm })} onRemove={without({ searchTerm: '' })} />
        </li>
      )}
      {hasDates && (
        <Tag
          text={t('tags.dates', { start: format.date(startDate) || '…', end: format.date(endDate) || '…' })}
          onRemove={without({ startDate: null, endDate: null })}
        />
      )}
      {period !== null && (
        <Tag
          text={t(`period.${period.unit}`, { count: period.value })}
          onRemove={without({ period: null })}
        />
      )}
      {groups.map((tags) => (
        <ValuesTag key={tags[0]?.name} tags={tags} removing={removing} onOpen={onOpen} />
      ))}
    </ul>
  );
}
