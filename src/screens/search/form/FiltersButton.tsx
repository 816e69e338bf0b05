import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { filterTags } from '#domain/search/filterValues.ts';
import type { Filters } from '#domain/search/searchCriteria.ts';

interface FiltersButtonProps {
  filters: Filters;
  /** Called when the user is about to click, so that the code can be loaded in advance. */
  onIntent: () => void;
  onOpen: () => void;
}

export function FiltersButton({ filters, onIntent, onOpen }: FiltersButtonProps) {
  const { t } = useTranslation('search');
  const count = filterTags(filters).length;
  return (
    <Button aria-haspopup="dialog" onPointerEnter={onIntent} onFocus={onIntent} onClick={onOpen}>
      <Icon name="sliders" /> {t('form.advanced')}
      {count > 0 && <span className="count">{count}</span>}
    </Button>
  );
}
