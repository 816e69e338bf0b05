import { type Address, phoneText } from '#domain/address.ts';
import { ContactLines } from './ContactLines.tsx';
import { useAddressLines } from './useAddressLines.ts';

/** A postal address as it stands on a parcel, with how to reach the person. */
export function AddressBlock({ address }: { address: Address }) {
  const linesOf = useAddressLines();
  const phone = phoneText(address);
  return (
    <address className="address">
      {linesOf(address).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines of an address may be alike, and they never move
        <span key={index}>{line}</span>
      ))}
      {(phone !== '' || address.email !== '') && <ContactLines phone={phone} email={address.email} />}
    </address>
  );
}
