import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/formatContext.ts';

/**
 * Returns a function whose result is a text such as '250 × Business cards', or the name alone if the quantity
 * is 0, which means unknown.
 */
export function useCountedName(): (quantity: number, name: string) => string {
  const { t } = useTranslation('actions');
  const format = useFormat();
  return (quantity, name) =>
    quantity > 0 ? t('touched', { name, quantity: format.number(quantity) }) : name;
}
