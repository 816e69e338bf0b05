import { useTranslation } from 'react-i18next';
import type { Item } from '#domain/item/item.ts';
import { firstLink } from '#domain/links/links.ts';
import { useFulfillerName } from '../facts/useFulfillerName.ts';
import { useCancellationSupport } from '../useCancellationSupport.ts';

function Support({ item }: { item: Item }) {
  const { t } = useTranslation('actions');
  const fulfiller = useFulfillerName(item);
  const isSupported = useCancellationSupport(item);
  if (isSupported === null) return null;
  return <> {isSupported ? t('cancel.supported', { fulfiller }) : t('cancel.unsupported', { fulfiller })}</>;
}

/**
 * S7.13: whether the fulfiller accepts cancellations, according to the first fulfillment configuration that
 * an item links to. Renders nothing if that is unknown or could not be loaded.
 */
export function CancellationSupportSentence({ items }: { items: readonly Item[] }) {
  const configured = items.find((item) => firstLink(item.links, 'fulfillmentConfiguration'));
  return configured && <Support item={configured} />;
}
