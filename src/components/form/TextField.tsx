import type { ReactNode } from 'react';
import { Field } from './Field.tsx';

interface TextFieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** The validation message; null if the value is valid. */
  problem?: string | null;
  value: string;
  type?: 'text' | 'search' | 'url';
  /** The height in lines of text. If omitted, the field has a single line. */
  rows?: number;
  isRequired?: boolean;
  /** Whether the field takes the focus when its dialog opens. */
  takesFocus?: boolean;
  /** Whether the browser marks unknown words. False for IDs. */
  spellCheck?: boolean;
  maxLength?: number;
  /** The ID of a `<datalist>` with suggestions. */
  list?: string | undefined;
  className?: string;
  onChange: (value: string) => void;
}

/** A field whose value is text. The browser does not suggest earlier values, which may be personal data. */
export function TextField(props: TextFieldProps) {
  const { label, hint, problem = null, className, type = 'text', rows, list, isRequired, onChange } = props;
  const { value, spellCheck, maxLength, takesFocus } = props;
  const shared = {
    className: problem === null ? 'form-control' : 'form-control is-invalid',
    autoComplete: 'off',
    required: isRequired,
    value,
    spellCheck,
    maxLength,
    autoFocus: takesFocus,
  };
  return (
    <Field label={label} hint={hint} problem={problem} isRequired={isRequired} className={className}>
      {(control) =>
        rows === undefined ? (
          <input
            {...control}
            {...shared}
            type={type}
            list={list}
            onChange={(event) => onChange(event.target.value)}
          />
        ) : (
          <textarea {...control} {...shared} rows={rows} onChange={(event) => onChange(event.target.value)} />
        )
      }
    </Field>
  );
}
