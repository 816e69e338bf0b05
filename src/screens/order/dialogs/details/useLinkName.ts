import { useTranslation } from 'react-i18next';
import { isKnownRel } from '#domain/item/itemLinkList.ts';

/** Returns the name of an item's link. An unknown relation is returned unchanged. */
export function useLinkName(): (rel: string) => string {
  const { t } = useTranslation('item');
  return (rel) => (isKnownRel(rel) ? t(`links.rel.${rel}`) : rel);
}
