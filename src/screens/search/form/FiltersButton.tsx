import { useTranslation } from 'react-i18next';
import { Icon } from '#components/Icon.tsx';
import { filterTags } from '#domain/filterValues.ts';
import type { Filters } from '#domain/searchCriteria.ts';

interface FiltersButtonProps {
  filters: Filters;
  /** The pointer approaches the button, so its code can be loaded. */
  onIntent: () => void;
  onOpen: () => void;
}

/** Opens the Advanced Search; says how many filters are set. */
export function FiltersButton({ filters, onIntent, onOpen }: FiltersButtonProps) {
  const { t } = useTranslation('search');
  const count = filterTags(filters).length;
  return (
    <button
      type="button"
      className="btn btn-outline-secondary"
      aria-haspopup="dialog"
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={onOpen}
    >
      <Icon name="sliders" /> {t('form.advanced')}
      {count > 0 && <span className="count">{count}</span>}
    </button>
  );
}
