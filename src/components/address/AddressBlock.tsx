import './addressBlock.css';
import type { Address } from '#domain/address/address.ts';
import { phoneText } from '#domain/address/addressText.ts';
import { ContactLines } from './ContactLines.tsx';
import { useAddressLines } from './useAddressLines.ts';

export function AddressBlock({ address }: { address: Address }) {
  const linesOf = useAddressLines();
  const phone = phoneText(address);
  return (
    <address className="address">
      {linesOf(address).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two address lines may be equal, and they never move
        <span key={index}>{line}</span>
      ))}
      {(phone !== '' || address.email !== '') && <ContactLines phone={phone} email={address.email} />}
    </address>
  );
}
