import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { CopyButton } from '#components/copy/CopyButton.tsx';
import { Icon } from '#components/Icon.tsx';
import {
  itemShipmentStatus,
  type Shipment,
  shipmentHrefs,
  shipmentOfItem,
  trackedPackages,
} from '#domain/delivery/shipment.ts';
import { type ShownShipmentStatus, shipmentTone } from '#domain/delivery/shipmentStatus.ts';
import type { Item } from '#domain/item/item.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { TrackingLink } from '../../facts/TrackingLink.tsx';
import { ShipmentReads, useItemShipments } from '../../itemShipments.tsx';

function useShipmentStatusText(): (shown: ShownShipmentStatus) => string {
  const { t } = useTranslation(['panels', 'item']);
  return (shown) => {
    if (shown === null) return t('item:tracking.unknown');
    return shown.kind === 'known' ? t(`panels:shipments.state.${shown.status}`) : shown.name;
  };
}

function TrackingIds({ shipments }: { shipments: readonly Shipment[] }) {
  const { t } = useTranslation(['item', 'shell']);
  const format = useFormat();
  const [first, ...others] = trackedPackages(shipments);
  if (!first) return null;
  return (
    <>
      <span>
        <TrackingLink trackingId={first.trackingId} trackingUrl={first.trackingUrl} />
        <CopyButton
          text={first.trackingId}
          label={t('shell:copy', { what: `${t('tracking.id')} ${first.trackingId}` })}
        />
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

/**
 * R340, R438: the status of the shipments that have arrived. It says so if others are still loading or could not
 * be loaded, and counts them.
 */
function LinkedTracking({ item, onOpen }: TrackingProps) {
  const { t } = useTranslation(['item', 'panels']);
  const statusText = useShipmentStatusText();
  const { shipments: linked, failures, isLoading, count } = useItemShipments(item);
  const shipments = linked.map((shipment) => shipmentOfItem(shipment, item));
  const others = isLoading ? t('tracking.loading') : failures.length > 0 && t('tracking.failed');
  if (shipments.length === 0 && others) {
    return (
      <span className="text-body-secondary" aria-busy={isLoading}>
        {others}
      </span>
    );
  }
  const shown = itemShipmentStatus(shipments);
  const label = (
    <span
      className={`status-label status-${shipmentTone(shown)}`}
      title={[statusText(shown), others].filter(Boolean).join(' · ')}
    >
      <Icon name="truck" />
      {failures.length > 0 && <Icon name="exclamation-triangle-fill" />}
      {statusText(shown)}
      {count > 1 && ` · ${t('tracking.shipments', { count })}`}
      {others && ` · ${others}`}
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

/**
 * S4.23, S4.24: the parcel status of the item. If there are several parcels, the status that comes first in
 * the order of S4.23 is shown. Renders nothing if the item links to no shipments.
 */
export function ItemTracking({ item, onOpen }: TrackingProps) {
  const { t } = useTranslation('item');
  if (shipmentHrefs(item).length === 0) return null;
  return (
    <p className="item-tracking">
      <ShipmentReads item={item} />
      <span className="fact-name">{t('tracking.title')}</span> <LinkedTracking item={item} onOpen={onOpen} />
    </p>
  );
}
