import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Address } from '#domain/address.ts';
import { COUNTRY_CODES } from '#domain/countries.ts';
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
  onChange: (part: Partial<Address>) => void;
}

/** S5.50: the assigned ISO countries, sorted by their names in the user's language. */
function CountryField({ value, onChange }: AddressFieldsProps) {
  const { t } = useTranslation('actions');
  const format = useFormat();
  const id = useId();
  const options = useMemo(() => {
    const named = COUNTRY_CODES.map((code) => ({ code, name: format.country(code) }));
    const collator = new Intl.Collator(format.language);
    return named.sort((a, b) => collator.compare(a.name, b.name));
  }, [format]);
  const isKnown = value.country === '' || COUNTRY_CODES.includes(value.country);
  return (
    <div>
      <label htmlFor={id} className="form-label">
        {t('address.field.country')}
      </label>
      <select
        id={id}
        className="form-select"
        value={value.country}
        onChange={({ target }) => onChange({ country: target.value })}
      >
        <option value="">{t('address.chooseCountry')}</option>
        {!isKnown && <option value={value.country}>{value.country}</option>}
        {options.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

function TextField({ name, value, onChange }: AddressFieldsProps & { name: TextFieldName }) {
  const { t } = useTranslation('actions');
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="form-label">
        {t(`address.field.${name}`)}
      </label>
      <input
        id={id}
        className="form-control"
        autoComplete="off"
        value={value[name]}
        onChange={({ target }) => onChange({ [name]: target.value })}
      />
    </div>
  );
}

/** S3.30: the input fields of an address. */
export function AddressFields({ value, onChange }: AddressFieldsProps) {
  const { t } = useTranslation('actions');
  return (
    <div className="address-fields">
      {TEXT_FIELDS.map((name) => (
        <TextField key={name} name={name} value={value} onChange={onChange} />
      ))}
      <CountryField value={value} onChange={onChange} />
      {CONTACT_FIELDS.map((name) => (
        <TextField key={name} name={name} value={value} onChange={onChange} />
      ))}
      <div className="address-flags">
        {FLAGS.map((flag) => (
          <label key={flag} className="form-check">
            <input
              type="checkbox"
              className="form-check-input"
              checked={value[flag]}
              onChange={({ target }) => onChange({ [flag]: target.checked })}
            />{' '}
            {t(`address.field.${flag}`)}
          </label>
        ))}
      </div>
    </div>
  );
}
