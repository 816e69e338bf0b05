import { Field } from './Field.tsx';

interface SelectFieldProps<T extends string> {
  label: string;
  hint?: string | null;
  /** The validation message; null if the value is valid. */
  problem?: string | null;
  value: T;
  options: readonly T[];
  name: (option: T) => string;
  /** The language of the option's name, if it differs from the page's. */
  lang?: (option: T) => string;
  isRequired?: boolean;
  size?: 'sm';
  className?: string;
  onChange: (option: T) => void;
}

export function SelectField<T extends string>(props: SelectFieldProps<T>) {
  const {
    label,
    hint,
    problem = null,
    value,
    options,
    name,
    lang,
    isRequired,
    size,
    className,
    onChange,
  } = props;
  return (
    <Field label={label} hint={hint} problem={problem} isRequired={isRequired} className={className}>
      {(control) => (
        <select
          {...control}
          className={`form-select${size === 'sm' ? ' form-select-sm' : ''}${problem === null ? '' : ' is-invalid'}`}
          required={isRequired}
          value={value}
          onChange={({ target }) => {
            const chosen = options.find((option) => option === target.value);
            if (chosen !== undefined) onChange(chosen);
          }}
        >
          {options.map((option) => (
            <option key={option} value={option} lang={lang?.(option)}>
              {name(option)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
