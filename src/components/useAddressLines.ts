import { useTranslation } from 'react-i18next';
import { type Address, addressLines } from '#domain/address.ts';
import { useFormat } from '#i18n/formatContext.ts';

/** Everything an address says of the place (S3.30), line by line: the country by its name, then what a driver needs to know. */
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
