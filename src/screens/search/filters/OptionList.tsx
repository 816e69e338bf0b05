import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { CheckField } from '#components/CheckField.tsx';
import { FILTER_PAGE_SIZE } from '#domain/limits.ts';
import type { FilterOption } from '#domain/search/filterIndex.ts';
import type { CheckState } from '#domain/search/filterValues.ts';

interface OptionListProps {
  options: readonly FilterOption[];
  picked: (value: string) => CheckState;
  onToggle: (value: string) => void;
  isChild?: (value: string) => boolean;
}

/** S2.27: the first twenty values, and a button that shows twenty more. */
export function OptionList({ options, picked, onToggle, isChild }: OptionListProps) {
  const { t } = useTranslation('filters');
  const [shown, setShown] = useState(FILTER_PAGE_SIZE);
  const left = options.length - shown;
  return (
    <>
      {options.slice(0, shown).map(({ value, label, hint }) => (
        <CheckField
          key={value}
          label={
            <>
              {label} {hint !== '' && <span className="option-hint">{hint}</span>}
            </>
          }
          checked={picked(value) === 'all'}
          // S2.28: the parent of statuses of which only some are selected.
          isPartial={picked(value) === 'some'}
          className={isChild?.(value) ? 'option-child' : ''}
          onChange={() => onToggle(value)}
        />
      ))}
      {left > 0 && (
        <Button variant="link" size="sm" onClick={() => setShown((count) => count + FILTER_PAGE_SIZE)}>
          {t('more', { count: left })}
        </Button>
      )}
    </>
  );
}
