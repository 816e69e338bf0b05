import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';

/** The props that connect a control with the label and the hint of its field. */
interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  label: ReactNode;
  /** Shown below the control and read out with it. */
  hint?: ReactNode;
  /** The validation message, which replaces the hint. Null if the value is valid. */
  problem?: string | null;
  isRequired?: boolean | undefined;
  className?: string | undefined;
  /** Renders the control with these props. */
  children: (control: ControlProps) => ReactNode;
}

export function Field({ label, hint = null, problem = null, isRequired, className, children }: FieldProps) {
  const { t } = useTranslation('shell');
  const id = useId();
  const noteId = `${id}-note`;
  const note = problem ?? hint;
  return (
    <div className={className}>
      <div>
        <label htmlFor={id} className="form-label">
          {label}
        </label>
        {/* Screen readers get this from the control's own attribute. */}
        {isRequired && <span aria-hidden="true"> {t('required')}</span>}
      </div>
      {children({
        id,
        'aria-describedby': note === null ? undefined : noteId,
        'aria-invalid': problem === null ? undefined : true,
      })}
      {note !== null && (
        <div
          id={noteId}
          className={`text-break ${problem === null ? 'form-text' : 'invalid-feedback d-block'}`}
        >
          {note}
        </div>
      )}
    </div>
  );
}
