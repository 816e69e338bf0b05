import type { Remediation } from '#domain/actions/remediation.ts';
import { isPickupPoint } from '#domain/delivery/deliveryRequest.ts';
import type {
  ChangeRequest,
  ChangeRequestDetails,
  DetailedChangeRequest,
} from '#domain/event/changeRequest.ts';
import { byNewestChangeRequest } from '#domain/event/changeRequest.ts';
import type { UnmetExpectation } from '#domain/item/item.ts';
import { firstLink } from '#domain/links.ts';
import { all, readPlatform, type Saga } from '#sagas/core/effects.ts';
import { operate } from '#sagas/core/operate.ts';
import { reading } from '#sagas/core/reading.ts';
import { readInLinkQueue } from '#sagas/core/readQueue.ts';
import { settle } from '#sagas/core/settle.ts';
import { withSharedStructure } from '#sagas/core/withSharedStructure.ts';
import {
  loadChangeRequests,
  loadEvents,
  loadHistory,
  loadRemediations,
  loadSupportedProcesses,
} from '#store/order/panelOperations.ts';
import { latestResult, selectOperation } from '#store/selectors.ts';

/** Reads the current expectation, or else uses the item's own data, and reads its steps (S7.14). */
function* fetchRemediation(expectation: UnmetExpectation): Saga<Remediation> {
  const href = firstLink(expectation.links, 'self')?.href;
  const found = href
    ? yield* readInLinkQueue(({ fulfillmentExpectations }, signal) =>
        settle(fulfillmentExpectations.expectation(href, { signal })),
      )
    : null;
  const current = (found && 'value' in found && found.value) || null;
  const steps = yield* readInLinkQueue(({ fulfillmentExpectations }, signal) =>
    settle(fulfillmentExpectations.remediationSteps(expectation.expectationCode, { signal })),
  );
  return {
    expectation: {
      ...expectation,
      name: current?.name || expectation.name,
      failedReason: current?.failedReason || expectation.failedReason,
      links: { ...expectation.links, ...current?.links },
    },
    steps: 'value' in steps ? steps.value : [],
    failure: 'failure' in steps ? steps.failure : null,
  };
}

function fetchRemediations({ expectations }: { expectations: UnmetExpectation[] }): Saga<Remediation[]> {
  return all(expectations.map(fetchRemediation));
}

/** Reads the destination of a delivery change (S7.21), or its link if it has no address (S8.26). */
function* fetchChangeDetails({ requested }: ChangeRequest): Saga<ChangeRequestDetails> {
  const { deliveryRequestHref, pickupPointHref } = requested;
  const delivery = deliveryRequestHref
    ? yield* readInLinkQueue(({ changeRequestRouter }, signal) =>
        settle(changeRequestRouter.deliveryRequest(deliveryRequestHref, { signal })),
      )
    : { value: null };
  if ('failure' in delivery) return { state: 'failed', failure: delivery.failure };
  if (deliveryRequestHref && !delivery.value) return { state: 'missingAddress', href: deliveryRequestHref };
  const address = delivery.value?.address ?? null;
  // If there is a delivery request, it determines whether the destination is a pickup point (S5.51).
  const isPickup = delivery.value === null || isPickupPoint(delivery.value);
  if (!pickupPointHref || !isPickup) return { state: 'loaded', address, pickupPoint: null };
  const pickup = yield* readInLinkQueue(({ changeRequestRouter }, signal) =>
    settle(changeRequestRouter.pickupPoint(pickupPointHref, { signal })),
  );
  if ('failure' in pickup) return { state: 'failed', failure: pickup.failure };
  return { state: 'loaded', address, pickupPoint: pickup.value };
}

function* fetchChangeRequests({ itemId }: { itemId: string }): Saga<DetailedChangeRequest[]> {
  const requests = yield* readPlatform(({ changeRequestRouter }, signal) =>
    changeRequestRouter.changesOfItem(itemId, { signal }),
  );
  const details = yield* all(requests.map(fetchChangeDetails));
  return requests
    .map(
      (request, index): DetailedChangeRequest => ({
        request,
        details: details[index] ?? { state: 'loaded', address: null, pickupPoint: null },
      }),
    )
    .sort(byNewestChangeRequest);
}

export const panelReadSagas: readonly (() => Saga)[] = [
  operate(
    loadEvents,
    withSharedStructure(
      (state, { orderId }) => latestResult(selectOperation(state, loadEvents, orderId)),
      reading(({ events }, { orderId }, options) => events.eventsOfOrder(orderId, options)),
    ),
  ),
  operate(
    loadHistory,
    reading(({ itemHistory }, { itemId }, options) => itemHistory.historyOfItem(itemId, options)),
  ),
  operate(loadRemediations, fetchRemediations),
  operate(loadChangeRequests, fetchChangeRequests),
  operate(
    loadSupportedProcesses,
    reading(
      ({ fulfillmentExpectations }, { fulfillmentConfigurationUrl }, options) =>
        fulfillmentExpectations.support(fulfillmentConfigurationUrl, options),
      readInLinkQueue,
    ),
  ),
];
