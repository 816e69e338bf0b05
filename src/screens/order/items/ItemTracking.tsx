import { useTranslation } from 'react-i18next';
import { Icon } from '#components/Icon.tsx';
import type { Shipment } from '#domain/delivery/shipment.ts';
import { type ShownShipmentStatus, shipmentTone } from '#domain/delivery/shipmentStatus.ts';
import { itemShipmentStatus } from '#domain/delivery/tracking.ts';
import type { Item } from '#domain/item/item.ts';
import { linksOf } from '#domain/links.ts';
import { loadShipments } from '#store/order/panelOperations.ts';
import { latestResult } from '#store/selectors.ts';
import { useOrderReadOperation } from '../useOrderReadOperation.ts';

function useShipmentStatusText(): (shown: ShownShipmentStatus) => string {
  const { t } = useTranslation(['panels', 'item']);
  return (shown) => {
    if (shown === null) return t('item:tracking.unknown');
    return shown.kind === 'known' ? t(`panels:shipments.state.${shown.status}`) : shown.name;
  };
}

function TrackingLine({ shipments }: { shipments: readonly Shipment[] }) {
  const { t } = useTranslation('item');
  const statusText = useShipmentStatusText();
  const shown = itemShipmentStatus(shipments);
  return (
    <span className={`status-label status-${shipmentTone(shown)}`}>
      <Icon name="truck" /> {statusText(shown)}
      {shipments.length > 1 && ` · ${t('tracking.shipments', { count: shipments.length })}`}
    </span>
  );
}

function LinkedTracking({ item, hrefs }: { item: Item; hrefs: string[] }) {
  const { t } = useTranslation('item');
  const { state } = useOrderReadOperation(loadShipments, { itemId: item.itemId, hrefs });
  const found = latestResult(state);
  const hasFailed = found
    ? found.shipments.length === 0 && found.failures.length > 0
    : state.status === 'failed';
  if (hasFailed) return <span className="text-body-secondary">{t('tracking.failed')}</span>;
  if (found) return <TrackingLine shipments={found.shipments} />;
  return (
    <span className="text-body-secondary" aria-busy="true">
      {t('tracking.loading')}
    </span>
  );
}

/**
 * S4.22 to S4.24: the parcel status of the item. If there are several parcels, the status that comes first in
 * the order of S4.23 is shown. Renders nothing if the item links to no shipments.
 */
export function ItemTracking({ item }: { item: Item }) {
  const { t } = useTranslation('item');
  const hrefs = linksOf(item.links, 'shipments').map(({ href }) => href);
  if (hrefs.length === 0) return null;
  return (
    <p className="item-tracking">
      <span className="fact-name">{t('tracking.title')}</span> <LinkedTracking item={item} hrefs={hrefs} />
    </p>
  );
}
