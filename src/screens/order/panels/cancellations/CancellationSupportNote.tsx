import { useTranslation } from 'react-i18next';
import { Icon } from '#components/Icon.tsx';
import { supportsCancellation } from '#domain/actions/remediation.ts';
import type { Item } from '#domain/item/item.ts';
import { firstLink } from '#domain/links.ts';
import { loadSupportedProcesses } from '#store/order/panelOperations.ts';
import { latestResult } from '#store/selectors.ts';
import { useOrderReadOperation } from '../../useOrderReadOperation.ts';

function Support({ fulfillmentConfigurationUrl }: { fulfillmentConfigurationUrl: string }) {
  const { t } = useTranslation('panels');
  const { state } = useOrderReadOperation(loadSupportedProcesses, { fulfillmentConfigurationUrl });
  const isSupported = supportsCancellation(latestResult(state) ?? []);
  if (isSupported === null) return null;
  return (
    <p className="support-note">
      <Icon name="info-circle-fill" />{' '}
      {isSupported ? t('cancellations.supported') : t('cancellations.unsupported')}
    </p>
  );
}

/** S7.13: whether the fulfiller accepts cancellations, if that is known. */
export function CancellationSupportNote({ item }: { item: Item }) {
  const configuration = firstLink(item.links, 'fulfillmentConfiguration');
  return configuration && <Support fulfillmentConfigurationUrl={configuration.href} />;
}
