import './detailModals.css';
import { useTranslation } from 'react-i18next';
import { Deferred } from '#components/Deferred.tsx';
import { DetailModal } from '#components/DetailModal.tsx';
import { LoadableContent } from '#components/LoadableContent.tsx';
import { Skeleton } from '#components/Skeleton.tsx';
import type { DeliveryConfiguration } from '#domain/item/item.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { loadJsonDocument } from '#store/order/itemOperations.ts';
import { CarrierName } from '../../CarrierName.tsx';
import { Fact } from '../../Fact.tsx';
import { useCanSeeRawData } from '../../useCanSeeRawData.ts';
import { useOrderReadOperation } from '../../useOrderReadOperation.ts';
import type { ItemModalProps } from '../modalProps.ts';

const loadJsonView = async () => (await import('#components/JsonView.tsx')).JsonView;

/** The plan as raw data, because the structure depends on the service that created it. */
function PlanDocument({ href }: { href: string }) {
  const { t } = useTranslation('item');
  const { state, retry } = useOrderReadOperation(loadJsonDocument, { of: 'link', href });
  return (
    <LoadableContent
      state={state}
      skeleton={<Skeleton label={t('reading')} lines={4} />}
      failureTitle={t('plan.failed')}
      onRetry={retry}
    >
      {(document) => (
        <Deferred
          load={loadJsonView}
          props={{ data: document, label: t('plan.document'), isOpen: true }}
          title={t('plan.document')}
          fallback={<Skeleton label={t('reading')} lines={4} />}
        />
      )}
    </LoadableContent>
  );
}

function Plan({ delivery }: { delivery: DeliveryConfiguration }) {
  const { t } = useTranslation('item');
  const format = useFormat();
  const seesBodies = useCanSeeRawData();
  const { expectedShipDate: ship, expectedCarrier: carrier, quantity, shipmentPlanHref: href } = delivery;
  return (
    <section className="plan">
      <dl className="item-facts">
        <Fact name={t('fact.expectedShipDate')}>{format.moment(ship)}</Fact>
        <Fact name={t('plan.carrier')}>{carrier !== '' && <CarrierName carrier={carrier} />}</Fact>
        <Fact name={t('fact.quantity')}>{quantity === null ? '' : format.number(quantity)}</Fact>
        {delivery.isSample && <Fact name={t('plan.kind')}>{t('plan.sample')}</Fact>}
      </dl>
      {href !== null && seesBodies && <PlanDocument href={href} />}
    </section>
  );
}

/** S2.81: the planned deliveries of the item, with the raw plan for users with the permission. */
export function ShipmentPlanModal({ item, onClose }: ItemModalProps) {
  const { t } = useTranslation('item');
  const planned = item.deliveryConfigurations.filter((one) => one.shipmentPlanHref !== null);
  return (
    <DetailModal title={t('plan.title')} onClose={onClose} size="lg">
      {planned.length === 0 && <p className="mb-0">{t('plan.none')}</p>}
      {planned.map((delivery, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: deliveries have no ID and keep their order
        <Plan key={index} delivery={delivery} />
      ))}
    </DetailModal>
  );
}
