import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/formatContext.ts';

/**
 * Returns a function that puts a quantity before a name, as in '250 × Business cards'. A quantity of 0 means
 * unknown and is omitted.
 */
export function useNameWithQuantity(): (quantity: number, name: string) => string {
  const { t } = useTranslation('actions');
  const format = useFormat();
  return (quantity, name) =>
    quantity > 0 ? t('touched', { name, quantity: format.number(quantity) }) : name;
}
