import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { filterTags } from '#domain/search/filterValues.ts';
import type { Filters } from '#domain/search/searchCriteria.ts';
import type { OpenedFilters } from '../filters/AdvancedSearch.tsx';
import { useIsWide } from '../filters/useIsWide.ts';

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
