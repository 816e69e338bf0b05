import { useTranslation } from 'react-i18next';
import { ContactLines } from '#components/ContactLines.tsx';
import { type Address, addressLines } from '#domain/address.ts';
import { useFormat } from '#i18n/formatContext.ts';

interface ChangedAddressProps {
  address: Address;
  /** What it was before; null where nobody knows, and nothing is marked. */
  before: Address | null;
}

/** An address after a change, line by line; what is new is marked for the eye and said to screen readers. */
export function ChangedAddress({ address, before }: ChangedAddressProps) {
  const { t } = useTranslation('events');
  const format = useFormat();
  const linesOf = (one: Address) => [...addressLines(one), format.country(one.country)];
  const known = before && new Set(linesOf(before));
  return (
    <address className="address">
      {linesOf(address)
        .filter((line) => line !== '')
        .map((line, index) => {
          const isNew = known !== null && !known.has(line);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines of an address may be alike, and they never move
            <span key={index}>
              {isNew ? <mark className="changed-line">{line}</mark> : line}
              {isNew && <span className="visually-hidden"> ({t('change.changed')})</span>}
            </span>
          );
        })}
      {(address.phone !== '' || address.email !== '') && (
        <ContactLines phone={address.phone} email={address.email} />
      )}
    </address>
  );
}
