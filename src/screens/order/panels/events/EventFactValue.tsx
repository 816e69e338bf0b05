import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MailLink } from '#components/address/ContactLines.tsx';
import { ExternalLink } from '#components/ExternalLink.tsx';
import { useOrderPath } from '#components/page/useOrderPath.ts';
import { parseShipmentStatus, shownShipmentStatus } from '#domain/delivery/shipmentStatus.ts';
import { isChangeRequestState, isChangeRequestType } from '#domain/event/changeRequest.ts';
import type { EventFact, EventPackage } from '#domain/event/event.ts';
import { shortenLink } from '#domain/shorten.ts';
import { parseInstant } from '#domain/time/time.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { CarrierName } from '../../facts/CarrierName.tsx';
import { LongText } from '../../facts/LongText.tsx';
import { TrackingLink } from '../../facts/TrackingLink.tsx';
import { ActorName } from '../ActorName.tsx';
import { ShipmentStatusLabel } from '../shipments/ShipmentStatusLabel.tsx';

type TextKind = 'text' | 'person' | 'state' | 'changeType' | 'date' | 'carrier' | 'link' | 'mail' | 'order';

/** S9.15: the text of a link has at most 100 characters, including the ellipsis if it is shortened. */
function DataLink({ url, name = url }: { url: string; name?: string | undefined }) {
  return <ExternalLink href={url}>{shortenLink(name)}</ExternalLink>;
}

function State({ state }: { state: string }) {
  const { t } = useTranslation('panels');
  const shipment = parseShipmentStatus(state);
  if (shipment) return t(`shipments.state.${shipment}`);
  return isChangeRequestState(state) ? t(`changes.state.${state}`) : state;
}

function ChangeTypeName({ type }: { type: string }) {
  const { t } = useTranslation('panels');
  return isChangeRequestType(type) ? t(`changes.type.${type}`) : type;
}

/** An instant in the display time zone. Local times and dates are not converted. */
function MomentText({ value }: { value: string }) {
  const format = useFormat();
  const instant = parseInstant(value);
  return instant ? format.moment(instant) : format.localDateTime(value);
}

function OrderIdLink({ orderId }: { orderId: string }) {
  const orderPath = useOrderPath();
  return (
    <Link to={orderPath(orderId)}>
      <code>{orderId}</code>
    </Link>
  );
}

function EventPackages({ packages }: { packages: readonly EventPackage[] }) {
  const { t } = useTranslation('events');
  return (
    <ul className="plain-list">
      {packages.map(({ trackingId, trackingUrl, trackingStatus, items }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parcels may have no ID and never change their order
        <li key={index} className="parcel">
          <TrackingLink trackingId={trackingId} trackingUrl={trackingUrl} />
          <ShipmentStatusLabel shown={shownShipmentStatus([trackingStatus])} />
          <span>
            {items
              .map(({ itemId, quantity }) =>
                quantity === null ? itemId : t('parcel.items', { quantity, item: itemId }),
              )
              .join(', ')}
          </span>
        </li>
      ))}
    </ul>
  );
}

function TextValue({ kind, value }: { kind: TextKind; value: string }) {
  switch (kind) {
    case 'person':
      return <ActorName actor={value} />;
    case 'state':
      return <State state={value} />;
    case 'changeType':
      return <ChangeTypeName type={value} />;
    case 'date':
      return <MomentText value={value} />;
    case 'carrier':
      return <CarrierName carrier={value} />;
    case 'link':
      return <DataLink url={value} />;
    case 'mail':
      return <MailLink address={value} />;
    case 'order':
      return <OrderIdLink orderId={value} />;
    case 'text':
      return <LongText text={value} />;
  }
}

export function EventFactValue({ fact }: { fact: EventFact }) {
  const { t } = useTranslation('events');
  const format = useFormat();
  switch (fact.kind) {
    case 'number':
      return format.number(fact.value);
    case 'flag':
      return fact.value ? t('yes') : t('no');
    case 'list':
      return (
        <ul className="plain-list">
          {fact.value.map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: values may be equal and never change their order
            <li key={index}>
              <LongText text={text} />
            </li>
          ))}
        </ul>
      );
    case 'links':
      return (
        <ul className="plain-list">
          {fact.value.map(({ href, name }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: values may be equal and never change their order
            <li key={index}>
              <DataLink url={href} name={name ?? undefined} />
            </li>
          ))}
        </ul>
      );
    case 'packages':
      return <EventPackages packages={fact.value} />;
    case 'other':
      return <LongText text={fact.value} />;
    default:
      return <TextValue kind={fact.kind} value={fact.value} />;
  }
}
