import './detailModals.css';
import { useTranslation } from 'react-i18next';
import type { DeliveryConfiguration } from '#domain/item/item.ts';
import { plannedDeliveries } from '#domain/item/plannedDeliveries.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { CarrierName } from '../../facts/CarrierName.tsx';
import { Fact } from '../../facts/Fact.tsx';
import { useCanSeeRawData } from '../../openOrder.ts';
import type { ItemModalProps } from '../modalProps.ts';
import { JsonDocumentView } from './JsonModal.tsx';
import { ReadModal } from './ReadModal.tsx';

function Plan({ delivery }: { delivery: DeliveryConfiguration }) {
  const { t } = useTranslation('item');
  const format = useFormat();
  const seesRawData = useCanSeeRawData();
  const { expectedShipDate: ship, expectedCarrier: carrier, quantity, shipmentPlanHref: href } = delivery;
  return (
    <section className="plan">
      <dl className="item-facts">
        <Fact name={t('fact.expectedShipDate')}>{format.moment(ship)}</Fact>
        <Fact name={t('plan.carrier')}>{carrier !== '' && <CarrierName carrier={carrier} />}</Fact>
        <Fact name={t('fact.quantity')}>{quantity === null ? '' : format.number(quantity)}</Fact>
        {delivery.isSample && <Fact name={t('plan.kind')}>{t('plan.sample')}</Fact>}
      </dl>
      {/* Raw data, because the structure depends on the service that created the plan. */}
      {href !== null && seesRawData && (
        <JsonDocumentView
          source={{ of: 'link', href }}
          title={t('plan.document')}
          failureTitle={t('plan.failed')}
        />
      )}
    </section>
  );
}

/** S2.81: the planned deliveries of the item, with the raw plan for users with the permission. */
export function ShipmentPlanModal({ item, onClose }: ItemModalProps) {
  const { t } = useTranslation('item');
  const planned = plannedDeliveries(item);
  return (
    <ReadModal title={t('plan.title')} onClose={onClose} size="lg">
      {planned.length === 0 && <p className="mb-0">{t('plan.none')}</p>}
      {planned.map((delivery, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: deliveries have no ID and keep their order
        <Plan key={index} delivery={delivery} />
      ))}
    </ReadModal>
  );
}
