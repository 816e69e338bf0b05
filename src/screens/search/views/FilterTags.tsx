import { useTranslation } from 'react-i18next';
import { Icon } from '#components/Icon.tsx';
import { type FilterTag, filterTags, withoutTag } from '#domain/filterValues.ts';
import type { FilterName, SearchCriteria } from '#domain/searchCriteria.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { useFilterLabels } from './useFilterLabels.ts';

interface FilterTagsProps {
  criteria: SearchCriteria;
  /** Without it the tags only tell. */
  onChange?: (criteria: SearchCriteria) => void;
  /** Opens the filter of a tag. */
  onOpen?: (name: FilterName) => void;
  /** Also shows the search text and the dates, where no field beside the tags does. */
  isWhole?: boolean;
}

interface TagProps {
  text: string;
  onRemove: (() => void) | undefined;
  onOpen?: (() => void) | undefined;
}

function Tag({ text, onRemove, onOpen }: TagProps) {
  const { t } = useTranslation('search');
  return (
    <li className="filter-tag">
      {onOpen ? (
        <button type="button" className="filter-tag-text" onClick={onOpen}>
          {text}
        </button>
      ) : (
        <span className="filter-tag-text">{text}</span>
      )}
      {onRemove && (
        <button
          type="button"
          className="btn btn-icon"
          aria-label={t('tags.remove', { text })}
          title={t('tags.remove', { text })}
          onClick={onRemove}
        >
          <Icon name="x-lg" />
        </button>
      )}
    </li>
  );
}

/** What a search is narrowed by, each removable on its own (S2.23). */
export function FilterTags({ criteria, onChange, onOpen, isWhole = false }: FilterTagsProps) {
  const { t } = useTranslation('search');
  const label = useFilterLabels();
  const format = useFormat();
  const { filters, period, searchTerm, startDate, endDate } = criteria;
  const tags = filterTags(filters);
  const hasTerm = isWhole && searchTerm !== '';
  const hasDates = isWhole && period === null && (startDate ?? endDate) !== null;
  if (tags.length === 0 && period === null && !hasTerm && !hasDates) return null;
  const without = (part: Partial<SearchCriteria>) => onChange && (() => onChange({ ...criteria, ...part }));
  const textOf = ({ name, value }: FilterTag) =>
    t('tags.value', {
      filter: t(`filters.name.${name}`),
      value: value === null ? t('tags.all') : label(name, value),
    });
  return (
    <ul className="filter-tags" aria-label={t('tags.label')}>
      {hasTerm && <Tag text={t('tags.term', { term: searchTerm })} onRemove={without({ searchTerm: '' })} />}
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
      {tags.map((tag) => (
        <Tag
          key={`${tag.name}/${tag.value ?? ''}`}
          text={textOf(tag)}
          onRemove={without({ filters: withoutTag(filters, tag) })}
          onOpen={onOpen && (() => onOpen(tag.name))}
        />
      ))}
    </ul>
  );
}
