import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { useFormat } from '#i18n/formatContext.ts';
import { hasCustomDates, type SearchDraft } from './searchDraft.ts';

interface CollapseButtonProps {
  draft: SearchDraft;
  isReversed: boolean;
  isOpen: boolean;
  controls: string;
  onToggle: (isOpen: boolean) => void;
}

/**
 * On a narrow page, summarizes the dates and the sort order in one line. A click shows or hides the fields.
 */
export function CollapseButton({ draft, isReversed, isOpen, controls, onToggle }: CollapseButtonProps) {
  const { t } = useTranslation('search');
  const format = useFormat();
  const { dates, sortField } = draft;
  const { period } = dates;
  const range = hasCustomDates(draft)
    ? `${format.date(draft.start)} – ${format.date(draft.end)}`
    : period
      ? t(`period.${period.unit}`, { count: period.value })
      : t('form.halfYear');
  return (
    <Button
      className="search-form-fold"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={() => onToggle(!isOpen)}
    >
      <span className="search-form-fold-text">
        {range} ·{' '}
        {t(isReversed && sortField !== 'relevance' ? `sort.reversed.${sortField}` : `sort.${sortField}`)}
      </span>
      <Icon name="chevron-down" />
    </Button>
  );
}
