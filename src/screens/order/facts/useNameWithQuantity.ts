import { useTranslation } from 'react-i18next';

/**
 * Returns a function that puts a quantity before a name, as in '250 × Business cards'. A quantity of 0 means
 * unknown and is omitted.
 */
export function useNameWithQuantity(): (quantity: number, name: string) => string {
  const { t } = useTranslation('actions');
  return (quantity, name) => (quantity > 0 ? t('touched', { name, quantity }) : name);
}
