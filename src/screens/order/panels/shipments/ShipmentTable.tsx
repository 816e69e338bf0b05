import { useTranslation } from 'react-i18next';
import { TableHead } from '#components/TableHead.tsx';
import {
  type Dimensions,
  type PackageRow,
  rowStatus,
  type Shipment,
  shipmentStatus,
  shippedQuantity,
  type Weight,
} from '#domain/delivery/shipment.ts';
import type { Item } from '#domain/item/item.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { CarrierName } from '../../facts/CarrierName.tsx';
import { TrackingLink } from '../../facts/TrackingLink.tsx';
import { PanelFrame } from '../PanelFrame.tsx';
import { ShipmentStatusLabel } from './ShipmentStatusLabel.tsx';

/** S9.6: dimensions and weight rounded to two decimals, in the platform's units. */
function Size({ dimensions, weight }: { dimensions: Dimensions | null; weight: Weight | null }) {
  const { t } = useTranslation('panels');
  const format = useFormat();
  return (
    <>
      {dimensions && (
        <div className="text-nowrap">
          {t('shipments.size', {
            x: format.decimal(dimensions.x),
            y: format.decimal(dimensions.y),
            z: format.decimal(dimensions.z),
            unit: dimensions.unit,
          })}
        </div>
      )}
      {weight && (
        <div className="text-nowrap">
          {t('shipments.mass', { value: format.decimal(weight.value), unit: weight.unit })}
        </div>
      )}
    </>
  );
}

function ParcelCells({ shipment, parcel }: Pick<PackageRow, 'shipment' | 'parcel'>) {
  const { t } = useTranslation('panels');
  if (!parcel) {
    return (
      <td colSpan={3} className="text-body-secondary">
        {t(shipment.isReference ? 'notAvailable' : 'shipments.noPackage')}
      </td>
    );
  }
  return (
    <>
      <td>
        <TrackingLink trackingId={parcel.trackingId} trackingUrl={parcel.trackingUrl} />
      </td>
      <td>
        <Size dimensions={parcel.dimensions} weight={parcel.weight} />
      </td>
      <td>
        {parcel.items.map(({ itemId, quantity }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item may be packed twice, and the order is fixed
          <div key={index}>
            {quantity === null ? itemId : t('shipments.content', { quantity, item: itemId })}
          </div>
        ))}
      </td>
    </>
  );
}

/** The shipment of the row. R370: with the combined status of its packages if it has several. */
function ShipmentHeader({ shipment }: { shipment: Shipment }) {
  return (
    <th scope="row">
      <code>{shipment.shipmentId}</code>
      {shipment.packages.length > 1 && (
        <div>
          <ShipmentStatusLabel shown={shipmentStatus(shipment)} />
        </div>
      )}
      <div>
        <CarrierName carrier={shipment.carrierServiceKey} />
      </div>
    </th>
  );
}

/** The other data of the shipment, which only its first row shows. */
function ShipmentCells({ shipment, item }: { shipment: Shipment; item: Item }) {
  const { t } = useTranslation('panels');
  const format = useFormat();
  const quantity = shippedQuantity(shipment, item.itemId);
  const packed = format.moment(shipment.packedDateTime);
  return (
    <>
      <td className="text-nowrap">
        {format.moment(shipment.shipmentCreationDateTime)}
        {packed !== '' && (
          <div className="text-body-secondary">{t('shipments.packed', { when: packed })}</div>
        )}
      </td>
      <td className="text-break">{shipment.recipient}</td>
      <td className="cell-number">{quantity === null ? '' : format.number(quantity)}</td>
    </>
  );
}

function ShipmentRow({ row, item }: { row: PackageRow; item: Item }) {
  const { shipment, parcel, isFirst } = row;
  return (
    <tr>
      {isFirst ? (
        <ShipmentHeader shipment={shipment} />
      ) : (
        <th scope="row">
          <span className="visually-hidden">{shipment.shipmentId}</span>
        </th>
      )}
      <td>
        <ShipmentStatusLabel shown={rowStatus(row)} />
      </td>
      {isFirst ? <ShipmentCells shipment={shipment} item={item} /> : <td colSpan={3} />}
      <ParcelCells shipment={shipment} parcel={parcel} />
    </tr>
  );
}

/**
 * S3.37: one row per package, and one for a shipment without packages. The first row of each shipment also
 * shows its data.
 */
export function ShipmentTable({ item, rows }: { item: Item; rows: readonly PackageRow[] }) {
  const { t } = useTranslation('panels');
  return (
    <PanelFrame label={t('shipments.caption')}>
      <table className="table table-sm panel-table" aria-label={t('shipments.caption')}>
        <TableHead
          columns={[
            t('shipments.id'),
            t('shipments.status'),
            t('shipments.created'),
            t('shipments.recipient'),
            { number: t('shipments.quantity') },
            t('shipments.tracking'),
            t('shipments.dimensions'),
            t('shipments.contents'),
          ]}
        />
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: packages have no ID and never change their order
            <ShipmentRow key={index} row={row} item={item} />
          ))}
        </tbody>
      </table>
    </PanelFrame>
  );
}
