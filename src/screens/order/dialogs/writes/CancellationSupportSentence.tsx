import { useTranslation } from 'react-i18next';
import { supportsCancellation } from '#domain/actions/remediation.ts';
import type { Item } from '#domain/item/item.ts';
import { firstLink } from '#domain/links.ts';
import { loadSupportedProcesses } from '#store/order/panelOperations.ts';
import { latestResult } from '#store/selectors.ts';
import { useFulfillerName } from '../../useFulfillerName.ts';
import { useOrderReadOperation } from '../../useOrderReadOperation.ts';

interface SupportProps {
  item: Item;
  fulfillmentConfigurationUrl: string;
}

function Support({ item, fulfillmentConfigurationUrl }: SupportProps) {
  const { t } = useTranslation('actions');
  const fulfiller = useFulfillerName(item);
  const { state } = useOrderReadOperation(loadSupportedProcesses, { fulfillmentConfigurationUrl });
  const isSupported = supportsCancellation(latestResult(state) ?? []);
  if (isSupported === null) return null;
  return <> {isSupported ? t('cancel.supported', { fulfiller }) : t('cancel.unsupported', { fulfiller })}</>;
}

/**
 * S7.13: whether the fulfiller accepts cancellations, according to the first fulfillment configuration that
 * an item links to. Renders nothing if that is unknown or could not be loaded.
 */
export function CancellationSupportSentence({ items }: { items: readonly Item[] }) {
  const configured = items.find((item) => firstLink(item.links, 'fulfillmentConfiguration'));
  const href = configured && firstLink(configured.links, 'fulfillmentConfiguration')?.href;
  return configured && href ? <Support item={configured} fulfillmentConfigurationUrl={href} /> : null;
}
