import { useTranslation } from 'react-i18next';
import type { Address } from '#domain/address/address.ts';
import { addressLines } from '#domain/address/addressText.ts';
import { useFormat } from '#i18n/formatContext.ts';

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
