import { type ChangeRequest, NO_DETAILS } from '#domain/event/changeRequest.ts';
import { parseUrl } from '#domain/links/links.ts';
import { loadChangeDetails } from '#store/order/panelOperations.ts';
import { useOrderReadOperation } from '../../useOrderReadOperation.ts';

/**
 * R438: reads the documents that the change request links to, if there are any. After a failure, `href` is the
 * link to its host.
 */
export function useChangeDetails({ requested: { deliveryRequestHref, pickupPointHref } }: ChangeRequest) {
  const isEnabled = Boolean(deliveryRequestHref || pickupPointHref);
  const links = { deliveryRequestHref, pickupPointHref };
  const read = useOrderReadOperation(loadChangeDetails, links, { isEnabled });
  if (!isEnabled)
    return { ...read, state: { status: 'succeeded', result: NO_DETAILS } as const, href: undefined };
  const host = read.state.status === 'failed' ? read.state.failure.service : null;
  const href = [deliveryRequestHref, pickupPointHref].find((one) => one && parseUrl(one)?.host === host);
  return { ...read, href: href ?? undefined };
}
