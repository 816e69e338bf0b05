import { useTranslation } from 'react-i18next';
import { isKnownRel } from '#domain/itemLinkList.ts';

/** What a link of an item is called; a relation that the console does not know reads as the platform names it. */
export function useLinkName(): (rel: string) => string {
  const { t } = useTranslation('item');
  return (rel) => (isKnownRel(rel) ? t(`links.rel.${rel}`) : rel);
}
