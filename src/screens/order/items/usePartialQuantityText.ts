import { useTranslation } from 'react-i18next';
import type { Item } from '#domain/item/item.ts';
import { partialQuantity } from '#domain/item/statusParts.ts';

/**
 * R128: returns a text such as "280 of 560 shipped", or '' if the item is not partly shipped or cancelled.
 */
export function usePartialQuantityText(item: Item): string {
  const { t } = useTranslation('item');
  const part = partialQuantity(item);
  if (part === null) return '';
  return t(`part.${part.type}`, { pieces: part.pieces, total: part.total });
}
