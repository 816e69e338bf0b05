import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckField } from '#components/CheckField.tsx';
import { TextField } from '#components/TextField.tsx';
import {
  type FieldProblem,
  type StatusUpdateDraft,
  UPDATE_FIELDS,
  type UpdateField,
  type UpdateType,
} from '#domain/actions/statusUpdate.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectCarrierNames } from '#store/selectors.ts';

interface FieldsProps {
  type: UpdateType;
  draft: StatusUpdateDraft;
  /**
   * Returns the validation problem of a field; null if there is none, and before the first attempt to submit.
   */
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

function TextInput({
  name,
  draft,
  problemOf,
  onChange,
}: Omit<FieldsProps, 'type'> & { name: TextFieldName }) {
  const { t } = useTranslation('actions');
  const carriersId = useId();
  const problem = problemOf(name);
  const isCarrier = name === 'carrierService';
  return (
    <div>
      <TextField
        label={t(`updateStatus.field.${name}`)}
        problem={problem && t(`updateStatus.problem.${problem}`)}
        isRequired
        list={isCarrier ? carriersId : undefined}
        value={draft.fields[name] ?? ''}
        onChange={(value) => onChange({ fields: { ...draft.fields, [name]: value } })}
      />
      {isCarrier && <CarrierServices id={carriersId} />}
    </div>
  );
}

/** S5.43: the fields of the selected type, except items and quantities. */
export function UpdateStatusFields({ type, ...props }: FieldsProps) {
  const { t } = useTranslation('actions');
  const fields: readonly UpdateField[] = UPDATE_FIELDS[type];
  return (
    <div className="update-fields">
      {fields.map((field) =>
        field === 'costsIncurred' ? (
          <CheckField
            key={field}
            label={t('updateStatus.field.costsIncurred')}
            checked={props.draft.costsIncurred}
            onChange={(costsIncurred) => props.onChange({ costsIncurred })}
          />
        ) : (
          <TextInput key={field} name={field} {...props} />
        ),
      )}
    </div>
  );
}
