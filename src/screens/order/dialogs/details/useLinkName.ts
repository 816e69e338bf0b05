import { useTranslation } from 'react-i18next';
import { isKnownRel } from '#domain/item/itemLinkList.ts';

/** Returns a function that maps a link relation to its name. An unknown relation is returned unchanged. */
export function useLinkName(): (rel: string) => string {
  const { t } = useTranslation('item');
  return (rel) => (isKnownRel(rel) ? t(`links.rel.${rel}`) : rel);
}
