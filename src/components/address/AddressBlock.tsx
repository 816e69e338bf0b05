import './addressBlock.css';
import { useTranslation } from 'react-i18next';
import type { Address } from '#domain/address/address.ts';
import { addressLines, phoneText } from '#domain/address/addressText.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { ContactLines } from './ContactLines.tsx';

/**
 * Returns a function that returns the lines of an address except the phone number and the email address
 * (S3.30). Empty lines are left out.
 */
export function useAddressLines(): (address: Address) => string[] {
  const { t } = useTranslation('order');
  const format = useFormat();
  return (address) =>
    [
      ...addressLines(address),
      format.country(address.country),
      address.doorCode === '' ? '' : t('address.doorCode', { code: address.doorCode }),
      address.isPOBox ? t('address.poBox') : '',
      address.isResidential ? t('address.residential') : '',
    ].filter((line) => line !== '');
}

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
