import { useTranslation } from 'react-i18next';
import type { Item } from '#domain/item.ts';
import {
  type Package,
  type PackageRow,
  type Shipment,
  shipmentStatus,
  shippedQuantity,
} from '#domain/shipment.ts';
import { shownShipmentStatus } from '#domain/shipmentStatus.ts';
import type { Format } from '#i18n/format.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectCarrierNames } from '#store/selectors.ts';
import { ShipmentLabel } from './ShipmentLabel.tsx';
import { TrackingLink } from './TrackingLink.tsx';

/** What the shipment itself says, once for all its packages. */
function ShipmentCells({ shipment, item }: { shipment: Shipment; item: Item }) {
  const format = useFormat();
  const carriers = useAppSelector(selectCarrierNames);
  const quantity = shippedQuantity(shipment, item.itemId);
  const key = shipment.carrierServiceKey;
  return (
    <>
      <th scope="row">
        <code>{shipment.shipmentId}</code>
      </th>
      <td>
        <ShipmentLabel shown={shipmentStatus(shipment)} />
      </td>
      <td className="text-nowrap">{format.dateTime(shipment.shipmentCreationDateTime)}</td>
      <td className="text-nowrap">{format.dateTime(shipment.packedDateTime)}</td>
      <td>{carriers.get(key) ?? key}</td>
      <td className="text-break">{shipment.recipient}</td>
      <td className="cell-number">{quantity === null ? '' : format.number(quantity)}</td>
    </>
  );
}

function NoShipmentCells({ shipment, parcel }: { shipment: Shipment; parcel: Package | null }) {
  return (
    <>
      <th scope="row">
        <span className="visually-hidden">{shipment.shipmentId}</span>
      </th>
      <td>{parcel && <ShipmentLabel shown={shownShipmentStatus([parcel.trackingStatus])} />}</td>
      <td colSpan={5} />
    </>
  );
}

function useSizes() {
  const { t } = useTranslation('panels');
  return {
    /** S9.6: edges to two decimals. */
    size: ({ dimensions }: Package, format: Format) => {
      if (!dimensions) return '';
      const { x, y, z, unit } = dimensions;
      return t('shipments.size', { x: format.decimal(x), y: format.decimal(y), z: format.decimal(z), unit });
    },
    mass: ({ weight }: Package, format: Format) =>
      weight ? t('shipments.mass', { value: format.decimal(weight.value), unit: weight.unit }) : '',
  };
}

function ParcelCells({ parcel }: { parcel: Package | null }) {
  const { t } = useTranslation('panels');
  const format = useFormat();
  const { size, mass } = useSizes();
  if (!parcel) return <td colSpan={4}>{t('shipments.noPackage')}</td>;
  return (
    <>
      <td>
        <TrackingLink trackingId={parcel.trackingId} trackingUrl={parcel.trackingUrl} />
      </td>
      <td className="text-nowrap">{size(parcel, format)}</td>
      <td className="text-nowrap">{mass(parcel, format)}</td>
      <td>
        {parcel.items
          .map(({ itemId, quantity }) =>
            quantity === null
              ? itemId
              : t('shipments.content', { quantity: format.number(quantity), item: itemId }),
          )
          .join(', ')}
      </td>
    </>
  );
}

/** S3.37: a row per package; a shipment's own facts stand in its first row. */
export function ShipmentTable({ item, rows }: { item: Item; rows: readonly PackageRow[] }) {
  const { t } = useTranslation('panels');
  return (
    <div className="table-frame">
      <table className="table table-sm panel-table">
        <caption className="visually-hidden">{t('shipments.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('shipments.id')}</th>
            <th scope="col">{t('shipments.status')}</th>
            <th scope="col">{t('shipments.created')}</th>
            <th scope="col">{t('shipments.packed')}</th>
            <th scope="col">{t('shipments.carrier')}</th>
            <th scope="col">{t('shipments.recipient')}</th>
            <th scope="col">{t('shipments.quantity')}</th>
            <th scope="col">{t('shipments.tracking')}</th>
            <th scope="col">{t('shipments.dimensions')}</th>
            <th scope="col">{t('shipments.weight')}</th>
            <th scope="col">{t('shipments.contents')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ shipment, parcel, isFirst }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: packages have no id and never change their order
            <tr key={index}>
              {isFirst ? (
                <ShipmentCells shipment={shipment} item={item} />
              ) : (
                <NoShipmentCells shipment={shipment} parcel={parcel} />
              )}
              <ParcelCells parcel={parcel} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
