import { useTranslation } from 'react-i18next';
import { type Address, addressLines } from '#domain/address.ts';
import { useFormat } from '#i18n/formatContext.ts';

interface ChangedAddressProps {
  address: Address;
  /** Fields that differ from the earlier address: their lines are marked. */
  changed: readonly (keyof Address)[];
}

/** An address after a change, line by line; what is new is marked for the eye and said to screen readers. */
export function ChangedAddress({ address, changed }: ChangedAddressProps) {
  const { t } = useTranslation('events');
  const format = useFormat();
  const country = format.country(address.country);
  const news = changed.map((field) => (field === 'country' ? country : address[field]));
  const isNew = (line: string) =>
    news.some((text) => typeof text === 'string' && text !== '' && line.includes(text));
  const lines = [...addressLines(address), country, address.phone, address.email];
  return (
    <address className="address">
      {lines
        .filter((line) => line !== '')
        .map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines of an address may be alike, and they never move
          <span key={index}>
            {isNew(line) ? <mark className="changed-line">{line}</mark> : line}
            {isNew(line) && <span className="visually-hidden"> ({t('change.changed')})</span>}
          </span>
        ))}
    </address>
  );
}
