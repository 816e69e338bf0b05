import { useTranslation } from 'react-i18next';
import { isKnownRel } from '#domain/item/itemLinkList.ts';

/** The name of an item's link; an unknown relation keeps the platform's name. */
export function useLinkName(): (rel: string) => string {
  const { t } = useTranslation('item');
  return (rel) => (isKnownRel(rel) ? t(`links.rel.${rel}`) : rel);
}
