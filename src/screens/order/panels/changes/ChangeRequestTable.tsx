import '#components/stackedTable.css';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressBlock } from '#components/address/AddressBlock.tsx';
import { ExternalLink } from '#components/ExternalLink.tsx';
import { Notice } from '#components/notice/Notice.tsx';
import { TableHead } from '#components/TableHead.tsx';
import {
  type ChangeRequestData,
  type DetailedChangeRequest,
  hasRequestedValues,
  type PickupPoint,
  requestedAddress,
} from '#domain/event/changeRequest.ts';
import { shortenLink } from '#domain/shorten.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { ChangedAddress } from '../ChangedAddress.tsx';
import { RawJson } from '../RawJson.tsx';

interface ChangeTableProps {
  change: DetailedChangeRequest;
  details: { pickupPoint: PickupPoint | null };
}

/** One requested value. Values that the request does not contain have no row. */
function Row({ name, previous, requested }: { name: string; previous: ReactNode; requested: ReactNode }) {
  const { t } = useTranslation('panels');
  if (!requested) return null;
  const none = <span className="text-body-secondary">{t('notAvailable')}</span>;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-label={t('changes.previous')}>{previous || none}</td>
      <td data-label={t('changes.requested')}>{requested}</td>
    </tr>
  );
}

interface ConstraintsProps {
  constraints: ChangeRequestData['deliveryConstraints'];
  /** The requested constraints. A constraint that is not one of them was removed. */
  requested: ChangeRequestData['deliveryConstraints'];
}

function Constraints({ constraints, requested }: ConstraintsProps) {
  const { t } = useTranslation('events');
  const isRequested = (one: (typeof constraints)[number]) =>
    one.value !== null && requested.some(({ name, value }) => name === one.name && value === one.value);
  return (
    <ul className="plain-list">
      {constraints.map((one) => (
        <li key={one.name} className="text-break">
          {isRequested(one) ? (
            <>
              <code>{one.name}</code>: {one.value}
            </>
          ) : (
            <del>
              <code>{one.name}</code>
              {one.value !== null && `: ${one.value}`}
              <span className="visually-hidden"> ({t('change.removed')})</span>
            </del>
          )}
        </li>
      ))}
    </ul>
  );
}

function DocumentLink({ url }: { url: string }) {
  return <ExternalLink href={url}>{shortenLink(url)}</ExternalLink>;
}

function Pickup({ point }: { point: PickupPoint }) {
  return (
    <>
      <AddressBlock address={point.address} />
      {point.url !== '' && <DocumentLink url={point.url} />}
    </>
  );
}

function AddressRow({ change }: { change: DetailedChangeRequest }) {
  const { t } = useTranslation('panels');
  const before = change.request.previous.destinationAddress;
  const requested = requestedAddress(change);
  const { address: after = null, isShort = false } = requested ?? {};
  return (
    <Row
      name={t('changes.address')}
      previous={
        before && <ChangedAddress address={before} comparedWith={after} isRemoved isShort={isShort} />
      }
      requested={after && <ChangedAddress address={after} comparedWith={before} isShort={isShort} />}
    />
  );
}

/** S3.38: the requested values beside the previous ones. */
function ChangeRequestTable({ change, details }: ChangeTableProps) {
  const { t } = useTranslation('panels');
  const format = useFormat();
  const { requested, previous } = change.request;
  const constraintsOf = ({ deliveryConstraints }: ChangeRequestData) =>
    deliveryConstraints.length > 0 && (
      <Constraints constraints={deliveryConstraints} requested={requested.deliveryConstraints} />
    );
  const documentOf = ({ documentReferenceUrl }: ChangeRequestData) =>
    documentReferenceUrl !== '' && <DocumentLink url={documentReferenceUrl} />;
  return (
    <table className="table table-sm panel-table change-table stacked-table">
      <TableHead columns={[t('changes.field'), t('changes.previous'), t('changes.requested')]} />
      <tbody>
        <AddressRow change={change} />
        <Row
          name={t('changes.pickupPoint')}
          previous={null}
          requested={details.pickupPoint && <Pickup point={details.pickupPoint} />}
        />
        <Row
          name={t('changes.promise')}
          previous={format.localDateTime(previous.localPromisedArrivalDate)}
          requested={format.localDateTime(requested.localPromisedArrivalDate)}
        />
        <Row
          name={t('changes.constraints')}
          previous={constraintsOf(previous)}
          requested={constraintsOf(requested)}
        />
        <Row name={t('changes.document')} previous={documentOf(previous)} requested={documentOf(requested)} />
      </tbody>
    </table>
  );
}

/**
 * The requested and the previous values. If the new address is missing, the reason and the raw request are
 * shown (S8.26). R374: the raw request is also shown if it contains no known value.
 */
export function ChangeRequestDetailsView({ change }: { change: DetailedChangeRequest }) {
  const { t } = useTranslation('panels');
  const { details, request } = change;
  if (details.state === 'loaded' && hasRequestedValues(change))
    return <ChangeRequestTable change={change} details={details} />;
  return (
    <>
      {details.state === 'missingAddress' && (
        <Notice severity="danger" title={t('changes.detailsFailed')}>
          <p className="mb-0">{t('changes.missingAddress', { link: details.href })}</p>
        </Notice>
      )}
      <RawJson title={t('raw')} data={request.document} isOpen />
    </>
  );
}
