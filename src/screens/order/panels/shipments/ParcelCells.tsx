import { useTranslation } from 'react-i18next';
import type { Dimensions, PackageRow, Weight } from '#domain/delivery/shipment.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { TrackingLink } from '../../facts/TrackingLink.tsx';

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

export function ParcelCells({ shipment, parcel }: Pick<PackageRow, 'shipment' | 'parcel'>) {
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
