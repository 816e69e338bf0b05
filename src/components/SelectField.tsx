import { Field } from './Field.tsx';

interface SelectFieldProps<T extends string> {
  label: string;
  hint?: string | null;
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

/** A field whose value is one of some options. */
export function SelectField<T extends string>(props: SelectFieldProps<T>) {
  const { label, hint, value, options, name, lang, isRequired, size, className, onChange } = props;
  return (
    <Field label={label} hint={hint} className={className}>
      {(control) => (
        <select
          {...control}
          className={size === 'sm' ? 'form-select form-select-sm' : 'form-select'}
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
