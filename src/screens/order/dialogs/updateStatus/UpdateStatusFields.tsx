import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckField } from '#components/form/CheckField.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { Icon } from '#components/Icon.tsx';
import {
  carrierServiceKey,
  enteredValue,
  type FieldProblem,
  type StatusUpdateDraft,
  UPDATE_FIELDS,
  type UpdateField,
  type UpdateType,
} from '#domain/actions/statusUpdate.ts';
import { selectCarrierNames } from '#store/console/referenceSelectors.ts';
import { useAppSelector } from '#store/hooks.ts';

interface FieldsProps {
  type: UpdateType;
  draft: StatusUpdateDraft;
  /** Returns the field's problem, if any, after the first attempt to submit; otherwise null. */
  problemOf: (field: string) => FieldProblem | null;
  onChange: (part: Partial<StatusUpdateDraft>) => void;
}

type TextFieldName = Exclude<UpdateField, 'costsIncurred'>;

function CarrierServices({ id }: { id: string }) {
  const carriers = useAppSelector(selectCarrierNames);
  return (
    <datalist id={id}>
      {[...carriers].map(([key, name]) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </datalist>
  );
}

type TextInputProps = Omit<FieldsProps, 'type'> & { name: TextFieldName };

function useTextField({ name, draft, problemOf, onChange }: TextInputProps) {
  const { t } = useTranslation('actions');
  const problem = problemOf(name);
  return {
    label: t(`updateStatus.field.${name}`),
    problem: problem && t(`updateStatus.problem.${problem}`),
    value: draft.fields[name] ?? '',
    onChange: (text: string) => onChange({ fields: { ...draft.fields, [name]: enteredValue(name, text) } }),
  };
}

function TextInput(props: TextInputProps) {
  return <TextField {...useTextField(props)} isRequired />;
}

/**
 * R119: the platform expects the key of a carrier service, but users know its name. A name is replaced by its
 * key when the user leaves the field, and then appears below the field.
 */
function CarrierInput(props: TextInputProps) {
  const { t } = useTranslation('actions');
  const carriersId = useId();
  const carriers = useAppSelector(selectCarrierNames);
  const [isTyping, setIsTyping] = useState(false);
  const field = useTextField(props);
  const key = carrierServiceKey(field.value, carriers);
  const isUnknown = key === null && carriers.size > 0 && field.value.trim() !== '';
  const warning = (
    <span className="field-warning">
      <Icon name="exclamation-triangle-fill" /> {t('updateStatus.unknownCarrier')}
    </span>
  );
  const settle = () => {
    if (key !== null && key !== field.value) field.onChange(key);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the events bubble from the field
    <div
      onFocus={() => setIsTyping(true)}
      onBlur={() => {
        setIsTyping(false);
        settle();
      }}
      // Enter submits the form without leaving the field.
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle();
      }}
    >
      <TextField
        {...field}
        hint={isUnknown && !isTyping ? warning : carriers.get(field.value.trim())}
        isRequired
        list={carriersId}
      />
      <CarrierServices id={carriersId} />
    </div>
  );
}

/** S5.44 to S5.47: the fields of the selected type, except items and quantities. */
export function UpdateStatusFields({ type, ...props }: FieldsProps) {
  const { t } = useTranslation('actions');
  const fields: readonly UpdateField[] = UPDATE_FIELDS[type];
  return (
    <div className="dialog-fields update-fields">
      {fields.map((field) =>
        field === 'costsIncurred' ? (
          <CheckField
            key={field}
            label={t('updateStatus.field.costsIncurred')}
            checked={props.draft.costsIncurred}
            onChange={(costsIncurred) => props.onChange({ costsIncurred })}
          />
        ) : field === 'carrierService' ? (
          <CarrierInput key={field} name={field} {...props} />
        ) : (
          <TextInput key={field} name={field} {...props} />
        ),
      )}
    </div>
  );
}
