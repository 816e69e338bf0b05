import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckField } from '#components/form/CheckField.tsx';
import { SelectField } from '#components/form/SelectField.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { isRequiredField } from '#domain/actions/addressChange.ts';
import type { Address } from '#domain/address/address.ts';
import { COUNTRY_CODES } from '#domain/address/countries.ts';
import { useFormat } from '#i18n/formatContext.ts';

const TEXT_FIELDS = [
  'firstName',
  'middleName',
  'lastName',
  'company',
  'street1',
  'street2',
  'postalCode',
  'city',
  'stateOrProvince',
] as const satisfies readonly (keyof Address)[];
const CONTACT_FIELDS = [
  'phone',
  'phoneExt',
  'email',
  'doorCode',
] as const satisfies readonly (keyof Address)[];
type TextFieldName = (typeof TEXT_FIELDS)[number] | (typeof CONTACT_FIELDS)[number];
const FLAGS = ['isPOBox', 'isResidential'] as const;

interface AddressFieldsProps {
  value: Address;
  /** The problem of a field; null if it is valid. */
  problemOf: (field: keyof Address) => string | null;
  onChange: (part: Partial<Address>) => void;
}

/** S5.50: the assigned ISO countries, sorted by their names in the user's language. */
function CountryField({ value, problemOf, onChange }: AddressFieldsProps) {
  const { t } = useTranslation('actions');
  const format = useFormat();
  const names = useMemo(() => new Map(COUNTRY_CODES.map((code) => [code, format.country(code)])), [format]);
  const sorted = useMemo(() => {
    const collator = new Intl.Collator(format.language);
    return [...names].sort(([, a], [, b]) => collator.compare(a, b)).map(([code]) => code);
  }, [format, names]);
  const isKnown = value.country === '' || names.has(value.country);
  return (
    <SelectField
      label={t('address.field.country')}
      problem={problemOf('country')}
      isRequired
      value={value.country}
      options={['', ...(isKnown ? [] : [value.country]), ...sorted]}
      name={(code) => (code === '' ? t('address.chooseCountry') : (names.get(code) ?? code))}
      onChange={(country) => onChange({ country })}
    />
  );
}

/** S3.30: the input fields of an address. */
export function AddressFields(props: AddressFieldsProps) {
  const { value, problemOf, onChange } = props;
  const { t } = useTranslation('actions');
  const textField = (name: TextFieldName) => (
    <TextField
      key={name}
      label={t(`address.field.${name}`)}
      problem={problemOf(name)}
      isRequired={isRequiredField(name)}
      value={value[name]}
      onChange={(text) => onChange({ [name]: text })}
    />
  );
  return (
    <div className="dialog-fields">
      {TEXT_FIELDS.map(textField)}
      <CountryField {...props} />
      {CONTACT_FIELDS.map(textField)}
      <div className="address-flags">
        {FLAGS.map((flag) => (
          <CheckField
            key={flag}
            label={t(`address.field.${flag}`)}
            checked={value[flag]}
            onChange={(isOn) => onChange({ [flag]: isOn })}
          />
        ))}
      </div>
    </div>
  );
}
