import { useTranslation } from 'react-i18next';
import type { Address } from '#domain/address/address.ts';
import { useFormat } from '#i18n/formatContext.ts';

export function useAddressFieldText() {
  const { t } = useTranslation('actions');
  const format = useFormat();
  return (field: keyof Address, value: string | boolean): string => {
    if (typeof value === 'boolean') return t(`stale.${value ? 'true' : 'false'}`);
    if (value === '') return t('stale.none');
    return field === 'country' ? format.country(value) : value;
  };
}
