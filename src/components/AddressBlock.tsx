import { type Address, addressLines } from '#domain/address.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { ContactLines } from './ContactLines.tsx';

/** A postal address as it stands on a parcel, with how to reach the person; the country by its name. */
export function AddressBlock({ address }: { address: Address }) {
  const format = useFormat();
  const lines = [...addressLines(address), format.country(address.country)].filter((line) => line !== '');
  const phone = [address.phone, address.phoneExt].filter((part) => part !== '').join(' / ');
  return (
    <address className="address">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines of an address may be alike, and they never move
        <span key={index}>{line}</span>
      ))}
      {(phone !== '' || address.email !== '') && <ContactLines phone={phone} email={address.email} />}
    </address>
  );
}
