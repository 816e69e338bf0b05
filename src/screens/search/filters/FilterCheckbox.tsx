import { type ReactNode, useId } from 'react';
import type { CheckState } from '#domain/search/filterValues.ts';

interface FilterCheckboxProps {
  picked: CheckState;
  onToggle: () => void;
  className?: string;
  children: ReactNode;
}

/** S2.28: a check box that can be indeterminate. */
export function FilterCheckbox({ picked, onToggle, className = '', children }: FilterCheckboxProps) {
  const id = useId();
  return (
    <div className={`form-check ${className}`}>
      <input
        id={id}
        type="checkbox"
        className="form-check-input"
        checked={picked === 'all'}
        ref={(box) => {
          if (box) box.indeterminate = picked === 'some';
        }}
        onChange={onToggle}
      />
      <label htmlFor={id} className="form-check-label">
        {children}
      </label>
    </div>
  );
}
