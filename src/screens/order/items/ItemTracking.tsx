import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { CopyButton } from '#components/CopyButton.tsx';
import { Icon } from '#components/Icon.tsx';
import {
  type ItemShipments,
  itemShipmentStatus,
  type Shipment,
  trackedPackages,
} from '#domain/delivery/shipment.ts';
import { type ShownShipmentStatus, shipmentTone } from '#domain/delivery/shipmentStatus.ts';
import type { Item } from '#domain/item/item.ts';
import { linksOf } from '#domain/links.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { loadShipments } from '#store/order/panelOperations.ts';
import { latestResult } from '#store/selectors.ts';
import { TrackingLink } from '../panels/shipments/TrackingLink.tsx';
import { useOrderReadOperation } from '../useOrderReadOperation.ts';

function useShipmentStatusText(): (shown: ShownShipmentStatus) => string {
  const { t } = useTranslation(['panels', 'item']);
  return (shown) => {
    if (shown === null) return t('item:tracking.unknown');
    return shown.kind === 'known' ? t(`panels:shipments.state.${shown.status}`) : shown.name;
  };
}

/** The first tracking ID with a button that copies it, and the number of other tracking IDs. */
function TrackingIds({ shipments }: { shipments: readonly Shipment[] }) {
  const { t } = useTranslation(['item', 'shell']);
  const format = useFormat();
  const [first, ...others] = trackedPackages(shipments);
  if (!first) return null;
  return (
    <>
      <span>
        <TrackingLink trackingId={first.trackingId} trackingUrl={first.trackingUrl} />
        <CopyButton text={first.trackingId} label={t('shell:copy', { what: t('tracking.id') })} />
      </span>
      {others.length > 0 && <span>+{format.number(others.length)}</span>}
    </>
  );
}

interface TrackingProps {
  item: Item;
  /** Opens the shipments of the item. If this is set, the tracking IDs are omitted to save space. */
  onOpen?: (() => void) | undefined;
}

interface TrackingLineProps extends Pick<TrackingProps, 'onOpen'> {
  found: ItemShipments;
}

/** R340: the status of the loaded shipments. It says so if others could not be loaded, and counts them. */
function TrackingLine({ found: { shipments, failures }, onOpen }: TrackingLineProps) {
  const { t } = useTranslation(['item', 'panels']);
  const statusText = useShipmentStatusText();
  const shown = itemShipmentStatus(shipments);
  const count = shipments.length + failures.length;
  const failed = failures.length > 0 && ` · ${t('tracking.failed')}`;
  const label = (
    <span
      className={`status-label status-${shipmentTone(shown)}`}
      title={`${statusText(shown)}${failed || ''}`}
    >
      <Icon name="truck" /> {failed && <Icon name="exclamation-triangle-fill" />} {statusText(shown)}
      {count > 1 && ` · ${t('tracking.shipments', { count })}`}
      {failed}
    </span>
  );
  if (onOpen) {
    return (
      <Button variant="inline" title={t('panels:tab.shipments')} onClick={onOpen}>
        {label}
      </Button>
    );
  }
  return (
    <>
      {label} <TrackingIds shipments={shipments} />
    </>
  );
}

function LinkedTracking({ item, onOpen, hrefs }: TrackingProps & { hrefs: string[] }) {
  const { t } = useTranslation('item');
  const { state } = useOrderReadOperation(loadShipments, { itemId: item.itemId, hrefs });
  const found = latestResult(state);
  const hasFailed = found
    ? found.shipments.length === 0 && found.failures.length > 0
    : state.status === 'failed';
  if (hasFailed) return <span className="text-body-secondary">{t('tracking.failed')}</span>;
  if (found) return <TrackingLine found={found} onOpen={onOpen} />;
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
export function ItemTracking({ item, onOpen }: TrackingProps) {
  const { t } = useTranslation('item');
  const hrefs = linksOf(item.links, 'shipments').map(({ href }) => href);
  if (hrefs.length === 0) return null;
  return (
    <p className="item-tracking">
      <span className="fact-name">{t('tracking.title')}</span>{' '}
      <LinkedTracking item={item} onOpen={onOpen} hrefs={hrefs} />
    </p>
  );
}
