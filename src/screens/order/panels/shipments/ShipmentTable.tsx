import { useTranslation } from 'react-i18next';
import {
  type PackageRow,
  rowStatus,
  type Shipment,
  shipmentStatus,
  shippedQuantity,
} from '#domain/delivery/shipment.ts';
import type { Item } from '#domain/item/item.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { CarrierName } from '../../facts/CarrierName.tsx';
import { PanelFrame } from '../PanelFrame.tsx';
import { ParcelCells } from './ParcelCells.tsx';
import { ShipmentStatusLabel } from './ShipmentStatusLabel.tsx';

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
        <thead>
          <tr>
            <th scope="col">{t('shipments.id')}</th>
            <th scope="col">{t('shipments.status')}</th>
            <th scope="col">{t('shipments.created')}</th>
            <th scope="col">{t('shipments.recipient')}</th>
            <th scope="col" className="cell-number">
              {t('shipments.quantity')}
            </th>
            <th scope="col">{t('shipments.tracking')}</th>
            <th scope="col">{t('shipments.dimensions')}</th>
            <th scope="col">{t('shipments.contents')}</th>
          </tr>
        </thead>
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
