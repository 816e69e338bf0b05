import type { TFunction } from 'i18next';
import type { Item } from '#domain/item/item.ts';
import { partialQuantity } from '#domain/item/statusParts.ts';

/**
 * R128: returns a text such as "280 of 560 shipped", or '' if the item is not partly shipped or cancelled.
 */
export function partialQuantityText(t: TFunction<'item'>, item: Item): string {
  const part = partialQuantity(item);
  if (part === null) return '';
  return t(`part.${part.type}`, { pieces: part.pieces, total: part.total });
}
