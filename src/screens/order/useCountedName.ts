import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/formatContext.ts';

/** '250 × Business cards'; the name alone for an unknown quantity, which is 0 in the domain. */
export function useCountedName(): (quantity: number, name: string) => string {
  const { t } = useTranslation('actions');
  const format = useFormat();
  return (quantity, name) =>
    quantity > 0 ? t('touched', { name, quantity: format.number(quantity) }) : name;
}
