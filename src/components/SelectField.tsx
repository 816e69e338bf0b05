import { useId } from 'react';

interface SelectFieldProps<T extends string> {
  label: string;
  hint?: string;
  value: T;
  options: readonly T[];
  name: (option: T) => string;
  /** The language of the option's name, if it differs from the page's. */
  lang?: (option: T) => string;
  onChange: (option: T) => void;
}

export function SelectField<T extends string>(props: SelectFieldProps<T>) {
  const { label, hint, value, options, name, lang, onChange } = props;
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="form-label">
        {label}
      </label>
      <select
        id={id}
        className="form-select"
        value={value}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
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
      {hint !== undefined && (
        <div id={`${id}-hint`} className="form-text">
          {hint}
        </div>
      )}
    </div>
  );
}
