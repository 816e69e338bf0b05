import { useTranslation } from 'react-i18next';
import { AddressBlock } from '#components/address/AddressBlock.tsx';
import { ExternalLink } from '#components/ExternalLink.tsx';
import { Icon } from '#components/Icon.tsx';
import { RetryLine } from '#components/notice/RetryLine.tsx';
import { isPickupPoint } from '#domain/delivery/deliveryRequest.ts';
import { isForeignLink } from '#domain/failure.ts';
import type { Item } from '#domain/item/item.ts';
import {
  billingAddress,
  deliveryAddresses,
  deliveryRequestHrefs,
  isSamePickupPoint,
} from '#domain/order/deliveryAddresses.ts';
import type { Order } from '#domain/order/order.ts';
import { shortenLink } from '#domain/shorten.ts';
import { useAppSelector, useOperation } from '#store/hooks.ts';
import { latestResult, selectLatestResult } from '#store/operation.ts';
import { loadDeliveryRequest } from '#store/order/itemOperations.ts';
import { Fact } from '../../facts/Fact.tsx';
import { RetryStatus } from '../../facts/LinkedValue.tsx';
import { useOrderReadOperation } from '../../useOrderReadOperation.ts';

interface PickupProps {
  /** URL of the delivery request. */
  href: string;
  /** URLs of the requests that are shown before this one. */
  earlier: readonly string[];
}

/**
 * S5.51: the delivery request specifies whether the parcel goes to a pickup point, and to which one. Renders
 * nothing if an earlier request has the same pickup point.
 */
function Pickup({ href, earlier }: PickupProps) {
  const { t } = useTranslation(['item', 'order']);
  const { state, retry } = useOrderReadOperation(loadDeliveryRequest, { href });
  const request = latestResult(state);
  const isRepeated = useAppSelector((store) =>
    earlier.some((other) => {
      const found = selectLatestResult(store, loadDeliveryRequest, other);
      return found !== null && request !== null && isSamePickupPoint(found, request);
    }),
  );
  // Most parcels do not go to a pickup point, so a placeholder would usually appear and disappear again.
  const isShown = request ? isPickupPoint(request) && !isRepeated : state.status === 'failed';
  if (!isShown) return null;
  const isForeign = state.status === 'failed' && isForeignLink(state.failure);
  return (
    <Fact name={t('fact.pickupFrom')}>
      {isForeign && <ExternalLink href={href}>{shortenLink(href)}</ExternalLink>}
      {request && (
        <>
          <AddressBlock address={request.address} />
          {request.url !== '' && <ExternalLink href={request.url}>{t('address.pickupPage')}</ExternalLink>}
        </>
      )}
      {!request && state.status === 'failed' && !isForeign && (
        <RetryLine text={`${t('order:notAvailable')} ·`} failure={state.failure} onRetry={retry} />
      )}
    </Fact>
  );
}

/**
 * Announces the retry of a delivery request. It is not part of the request's fact, which disappears if the
 * parcel does not go to a pickup point.
 */
function PickupStatus({ href }: Pick<PickupProps, 'href'>) {
  const { t } = useTranslation('order');
  const { status } = useOperation(loadDeliveryRequest, href);
  return <RetryStatus status={status} failed={t('notAvailable')} />;
}

/** S2.81: the shipping addresses, pickup points and billing address, with notes about changes. */
export function DeliveryFacts({ order, item }: { order: Order; item: Item }) {
  const { t } = useTranslation('item');
  const addresses = deliveryAddresses(item, order);
  const billed = billingAddress(item);
  const requests = deliveryRequestHrefs(item);
  return (
    <>
      <Fact name={t('fact.shippedTo')}>
        {addresses.length > 0 && (
          <ul className="list-unstyled mb-0">
            {addresses.map((address) => (
              <li key={JSON.stringify(address)}>
                <AddressBlock address={address} />
              </li>
            ))}
          </ul>
        )}
        {requests.map((href) => (
          <PickupStatus key={href} href={href} />
        ))}
        {item.hasDeliveryChange && (
          <span className="fact-note">
            <Icon name="info-circle-fill" /> {t('address.changed')}
          </span>
        )}
        {item.hasFulfillerCorrectedAddress && (
          <span className="fact-note">
            <Icon name="info-circle-fill" /> {t('address.corrected')}
          </span>
        )}
      </Fact>
      {requests.map((href, index) => (
        <Pickup key={href} href={href} earlier={requests.slice(0, index)} />
      ))}
      <Fact name={t('fact.billedTo')}>{billed && <AddressBlock address={billed} />}</Fact>
    </>
  );
}
