import './checkField.css';
import { type ReactNode, useId } from 'react';

interface CheckFieldProps {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  /** Whether the box is indeterminate, because only some of what it stands for is selected. */
  isPartial?: boolean;
  /** Whether the box can have the focus but cannot be changed. The hint should give the reason. */
  isDisabled?: boolean;
  className?: string;
  onChange: (checked: boolean) => void;
}

export function CheckField(props: CheckFieldProps) {
  const { label, hint, checked, isPartial = false, isDisabled = false, className = '', onChange } = props;
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
        aria-disabled={isDisabled || undefined}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => isDisabled || onChange(event.target.checked)}
      />
      <label className="form-check-label" htmlFor={id}>
        {label}
      </label>
      {hint !== undefined && (
        <div className="field-hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
    </div>
  );
}
