import './checkField.css';
import { type ReactNode, useId } from 'react';

interface CheckFieldProps {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  /** Whether the box is indeterminate, because only some of what it stands for is selected. */
  isPartial?: boolean;
  className?: string;
  onChange: (checked: boolean) => void;
}

export function CheckField(props: CheckFieldProps) {
  const { label, hint, checked, isPartial = false, className = '', onChange } = props;
  const id = useId();
  return (
    <div className={`form-check text-break ${className}`}>
      <input
        type="checkbox"
        className="form-check-input"
        id={id}
        checked={checked}
        ref={(box) => {
          if (box) box.indeterminate = isPartial;
        }}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label className="form-check-label" htmlFor={id}>
        {label}
      </label>
      {hint !== undefined && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
