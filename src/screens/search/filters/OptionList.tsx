import { CheckField } from '#components/form/CheckField.tsx';
import type { FilterOption } from '#domain/search/filterIndex.ts';
import type { CheckState } from '#domain/search/filterValues.ts';
import { usePagedList } from './usePagedList.tsx';

interface OptionListProps {
  options: readonly FilterOption[];
  picked: (value: string) => CheckState;
  onToggle: (value: string) => void;
  isChild?: (value: string) => boolean;
}

export function OptionList({ options, picked, onToggle, isChild }: OptionListProps) {
  const { shown, more } = usePagedList(options);
  return (
    <>
      {shown.map(({ value, label, hint }) => (
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
      {more}
    </>
  );
}
