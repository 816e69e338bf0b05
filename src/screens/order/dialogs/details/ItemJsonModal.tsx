import { useTranslation } from 'react-i18next';
import type { Item } from '#domain/item/item.ts';
import { linksOf } from '#domain/links/links.ts';
import type { JsonSource } from '#store/order/itemOperations.ts';
import type { ItemModalProps } from '../modalProps.ts';
import { useModal } from '../useModal.ts';
import { JsonModal } from './JsonModal.tsx';
import { useLinkName } from './useLinkName.ts';

/**
 * Returns the source of the item's document, or of a document that the item links to. Returns null if that
 * link does not exist. The page's URL contains the relation and the index of the link, but never its target.
 */
function sourceOf(item: Item, rel: string | null, index: number): JsonSource | null {
  if (rel === null) return { of: 'item', itemId: item.itemId };
  const link = linksOf(item.links, rel)[index];
  return link ? { of: 'link', href: link.href } : null;
}

/** S2.83: the raw JSON of the item or of a linked document. */
export function ItemJsonModal({ item, onClose }: ItemModalProps) {
  const { t } = useTranslation('item');
  const { rel, index } = useModal();
  const linkName = useLinkName();
  return (
    <JsonModal
      title={rel === null ? t('json.item') : t('json.link', { name: linkName(rel) })}
      source={sourceOf(item, rel, index)}
      onClose={onClose}
    />
  );
}
