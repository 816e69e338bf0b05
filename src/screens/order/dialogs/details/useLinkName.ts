import { useTranslation } from 'react-i18next';
import { isKnownRel } from '#domain/item/itemLinkList.ts';

/** Returns a function that names a link of an item by its relation, or returns an unknown relation. */
export function useLinkName(): (rel: string) => string {
  const { t } = useTranslation('item');
  return (rel) => (isKnownRel(rel) ? t(`links.rel.${rel}`) : rel);
}
