import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckField } from '#components/form/CheckField.tsx';
import { SelectField } from '#components/form/SelectField.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { Icon } from '#components/Icon.tsx';
import {
  carrierServiceKey,
  enteredValue,
  type FieldProblem,
  type StatusUpdateDraft,
  UPDATE_FIELDS,
  UPDATE_TYPES,
  type UpdateField,
  type UpdateType,
} from '#domain/actions/statusUpdate.ts';
import {
  commonUpdateObstacle,
  groupIntoParcels,
  type NotificationsOf,
  withPublicFulfiller,
} from '#domain/actions/updateItems.ts';
import { type Item, itemFulfillerId } from '#domain/item/item.ts';
import { itemNameWithId } from '#domain/item/itemName.ts';
import { selectCarrierNames, selectFulfillers } from '#store/console/referenceSelectors.ts';
import { useAppSelector } from '#store/hooks.ts';
import { useFulfillerNameOf } from '../../facts/useFulfillerName.ts';

interface UpdateStatusTypeProps {
  value: UpdateType | null;
  items: readonly Item[];
  selected: readonly Item[];
  notificationsOf: NotificationsOf;
  onChange: (type: UpdateType | null) => void;
}

const groupIdOf = (item: Item) => item.shortFulfillmentGroupId || item.fulfillmentGroupId;

/** R157: returns the sentence that lists the shipments of the selected items, one for each parcel. */
function useShipmentsText(): (selected: readonly Item[]) => string {
  const { t } = useTranslation('actions');
  const fulfillerName = useFulfillerNameOf();
  const known = useAppSelector(selectFulfillers) ?? [];
  return (selected) => {
    const groups = groupIntoParcels(selected.map((item) => ({ item: withPublicFulfiller(item, known) })));
    const parcels = groups.flatMap(([first, ...others]) => (first ? [{ ...first, others }] : []));
    const names = parcels.map(({ item, others }) => {
      const id = groupIdOf(item);
      if (id === '') return itemNameWithId(item);
      const name = t('address.group', { id, count: others.length + 1 });
      const isSplit = parcels.some((other) => other.item !== item && groupIdOf(other.item) === id);
      return isSplit ? `${name} (${fulfillerName(itemFulfillerId(item), item.fulfillerName)})` : name;
    });
    return t('updateStatus.shipments', { count: parcels.length, parcels: names.join('; ') });
  };
}

/**
 * S4.45: the user selects the type of the status update. R160: the list marks types that no item can take.
 * The user can select one to see the reason.
 */
export function UpdateStatusType(props: UpdateStatusTypeProps) {
  const { value, items, selected, notificationsOf, onChange } = props;
  const { t } = useTranslation('actions');
  const shipmentsText = useShipmentsText();
  const effectOf = (type: UpdateType) =>
    type === 'fulfillment' && selected.length > 0
      ? shipmentsText(selected)
      : t(`updateStatus.effect.${type}`);
  const nameOf = (type: UpdateType) => {
    const name = t(`updateStatus.types.${type}`);
    const isPossible = commonUpdateObstacle(items, type, notificationsOf) === null;
    return isPossible ? name : t('updateStatus.unavailableType', { name });
  };
  return (
    <SelectField
      label={t('updateStatus.type')}
      className="mb-3"
      hint={value && effectOf(value)}
      value={value ?? ''}
      options={['', ...UPDATE_TYPES]}
      name={(type) => (type === '' ? t('updateStatus.chooseType') : nameOf(type))}
      onChange={(type) => onChange(type === '' ? null : type)}
    />
  );
}

type TextFieldName = Exclude<UpdateField, 'costsIncurred'>;

/** The details of a rejection have one name in a response to a request, and another without a request. */
const OTHER_NAMES: Readonly<Partial<Record<TextFieldName, readonly string[]>>> = {
  rejectionDetails: ['rejectionReason', 'reason'],
};

interface FieldsProps {
  type: UpdateType;
  draft: StatusUpdateDraft;
  /** Returns the field's problem, if any, after the first attempt to submit; otherwise null. */
  problemOf: (field: string) => FieldProblem | null;
  /** The problem that the platform found in a field. */
  refusedField: (field: TextFieldName, otherNames?: readonly string[]) => string | null;
  onChange: (part: Partial<StatusUpdateDraft>) => void;
}

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

function useTextField({ name, draft, problemOf, refusedField, onChange }: TextInputProps) {
  const { t } = useTranslation('actions');
  const problem = problemOf(name);
  const value = draft.fields[name] ?? '';
  // A refused update contained no empty field, so its response is not about one of another type of update.
  const refused = value === '' ? null : refusedField(name, OTHER_NAMES[name]);
  return {
    label: t(`updateStatus.field.${name}`),
    problem: problem ? t(`updateStatus.problem.${problem}`) : refused,
    value,
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
