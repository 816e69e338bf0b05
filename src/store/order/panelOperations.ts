import type { SupportedProcess } from '#domain/event/cancellation.ts';
import type { ChangeRequest, ChangeRequestData, ChangeRequestDetails } from '#domain/event/changeRequest.ts';
import type { OrderEvents } from '#domain/event/event.ts';
import type { HistoryEntry } from '#domain/item/history.ts';
import type { UnmetExpectation } from '#domain/item/item.ts';
import type { RemediationStep } from '#domain/item/remediation.ts';
import { createOperation } from '#store/operation.ts';
import type { LinkedResourceParams } from './itemOperations.ts';

/** The item of a panel. Each panel loads its data when it opens, and fails and is retried separately. */
interface ItemNamed {
  itemId: string;
}
/** All events of the order: the panels of all items share one response. */
export const loadEvents = createOperation<{ orderId: string }, OrderEvents>()('loadEvents', 'orderId');

export const loadHistory = createOperation<ItemNamed, HistoryEntry[]>()('loadHistory', 'itemId');

/** The current values of an unmet expectation; null if it no longer exists. */
export const loadExpectation = createOperation<LinkedResourceParams, UnmetExpectation | null>()(
  'loadExpectation',
  'href',
);

export const loadRemediationSteps = createOperation<{ expectationCode: string }, RemediationStep[]>()(
  'loadRemediationSteps',
  'expectationCode',
);

export const loadChangeRequests = createOperation<ItemNamed, ChangeRequest[]>()(
  'loadChangeRequests',
  'itemId',
);

/** The documents that a change request links to. */
export type ChangeDetailLinks = Pick<ChangeRequestData, 'deliveryRequestHref' | 'pickupPointHref'>;

export const loadChangeDetails = createOperation<ChangeDetailLinks, ChangeRequestDetails>()(
  'loadChangeDetails',
  ({ deliveryRequestHref, pickupPointHref }) => JSON.stringify([deliveryRequestHref, pickupPointHref]),
);

/** The processes reported for the fulfillment configuration, and whether each is supported. */
export const loadSupportedProcesses = createOperation<
  { fulfillmentConfigurationUrl: string },
  SupportedProcess[]
>()('loadSupportedProcesses', 'fulfillmentConfigurationUrl');
