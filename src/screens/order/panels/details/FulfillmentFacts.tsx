import { useTranslation } from 'react-i18next';
import { CopyableId } from '#components/copy/CopyButton.tsx';
import { Icon } from '#components/Icon.tsx';
import { useNow } from '#components/time/useNow.ts';
import { expectedShipDate } from '#domain/item/expectedShipDate.ts';
import { type Item, itemFulfillerId, type PrintJob } from '#domain/item/item.ts';
import { isBeforeRouting } from '#domain/item/itemStage.ts';
import { itemStatus } from '#domain/item/itemStatus.ts';
import { plannedDeliveries } from '#domain/item/plannedDeliveries.ts';
import { transmission } from '#domain/item/transmission.ts';
import { PLATFORM_TEXT_MAX } from '#domain/limits.ts';
import { firstLink } from '#domain/links/links.ts';
import { itemPromise } from '#domain/order/itemDueFact.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { usePromiseDelayText, usePromiseText } from '../../facts/dueTexts.ts';
import { Fact, IdFact } from '../../facts/Fact.tsx';
import { LinkedValue } from '../../facts/LinkedValue.tsx';
import { LongText } from '../../facts/LongText.tsx';
import { FulfillerPopover } from '../../facts/PartyPopover.tsx';
import { PrintJobLabel, usePrintJob } from '../../facts/printJob.tsx';
import { ModalButton } from '../../ModalButton.tsx';
import type { PanelProps } from '../panels.ts';

/** S4.17: the expected ship date, marked if the fulfiller has changed it. */
function ShipDate({ item }: { item: Item }) {
  const { t } = useTranslation('item');
  const format = useFormat();
  const { date, isUpdated } = expectedShipDate(item);
  return (
    <Fact name={t('fact.expectedShipDate')}>
      {format.moment(date)}
      {isUpdated && <span className="fact-badge">{t('shipDate.updated')}</span>}
    </Fact>
  );
}

function PromiseDate({ order, item }: PanelProps) {
  const { t } = useTranslation('item');
  const { timezone } = useFormat();
  const promiseText = usePromiseText();
  const promise = itemPromise(item, order, timezone);
  const delay = usePromiseDelayText()(promise, itemStatus(item).isFinished, useNow());
  const isLate = item.deliveryConfigurations.some((one) => one.lateArrival);
  return (
    <Fact name={t('fact.promiseDate')}>
      {promiseText(promise)}
      {delay && <span className="fact-note">{delay}</span>}
      {isLate && (
        <span className="fact-badge fact-badge-warning">
          <Icon name="exclamation-triangle-fill" /> {t('shipDate.lateArrival')}
        </span>
      )}
    </Fact>
  );
}

function Job({ job: { status, message, shortId } }: { job: PrintJob }) {
  const { t } = useTranslation('item');
  return (
    <span className="print-job">
      {status === '' ? t('printJob.unknown') : <PrintJobLabel status={status} />}
      {shortId !== '' && <CopyableId id={shortId} idKind={t('printJob.id')} />}
      {message !== '' && (
        <span className="fact-note">
          <LongText text={message} limit={PLATFORM_TEXT_MAX} />
        </span>
      )}
    </span>
  );
}

/** S2.81, S4.31: the fulfiller's print job. */
function PrintJobFact({ item }: { item: Item }) {
  const { t } = useTranslation('item');
  const { job, read } = usePrintJob(item);
  return (
    <Fact name={t('fact.printJob')}>
      {read && !item.printJob ? (
        <LinkedValue read={read}>{(linked) => <Job job={linked} />}</LinkedValue>
      ) : (
        job && <Job job={job} />
      )}
    </Fact>
  );
}

/** S2.81 'transmission detail': whether the fulfiller has received the item and responded. */
function TransmissionFact({ item }: { item: Item }) {
  const { t } = useTranslation('item');
  const format = useFormat();
  const found = transmission(item);
  if (!found) return <Fact name={t('fact.transmission')}>{null}</Fact>;
  const { state, since, detail } = found;
  return (
    <Fact name={t('fact.transmission')}>
      {t(`transmission.${state}`)}
      {since && <span className="fact-note">{format.moment(since)}</span>}
      {detail !== '' && (
        <span className="fact-note">
          <LongText text={detail} limit={PLATFORM_TEXT_MAX} />
        </span>
      )}
    </Fact>
  );
}

/** S2.81: who fulfills the item, how and by when. */
export function FulfillmentFacts({ order, item }: PanelProps) {
  const { t } = useTranslation('item');
  const fulfillerId = itemFulfillerId(item);
  return (
    <>
      <Fact name={t('fact.fulfiller')}>
        {fulfillerId === '' ? (
          isBeforeRouting(item) && t('noFulfiller')
        ) : (
          <FulfillerPopover item={item} fulfillerId={fulfillerId} />
        )}
      </Fact>
      <IdFact name={t('fact.fulfillerOrderId')} id={item.fulfillerOrderId} />
      <Fact name={t('fact.routing')}>
        {firstLink(item.links, 'routingRequest') && (
          <ModalButton modal="routing" itemId={item.itemId}>
            {t('routing.open')}
          </ModalButton>
        )}
      </Fact>
      <ShipDate item={item} />
      <PromiseDate order={order} item={item} />
      <Fact name={t('fact.shipmentPlan')}>
        {plannedDeliveries(item).length > 0 && (
          <ModalButton modal="shipmentPlan" itemId={item.itemId}>
            {t('plan.open')}
          </ModalButton>
        )}
      </Fact>
      <PrintJobFact item={item} />
      <TransmissionFact item={item} />
    </>
  );
}
