import { byNewest } from '#domain/byNewest.ts';
import { isPickupPoint } from '#domain/delivery/deliveryRequest.ts';
import type { ChangeRequestDetails } from '#domain/event/changeRequest.ts';
import { readPlatform, type Saga } from '#sagas/core/effects.ts';
import { operate } from '#sagas/core/operate.ts';
import { operateLinkRead, operateRead } from '#sagas/core/operateRead.ts';
import { readInLinkQueue } from '#sagas/core/readQueue.ts';
import { withSharedStructure } from '#sagas/core/withSharedStructure.ts';
import { selectLatestResult } from '#store/operation.ts';
import {
  type ChangeDetailLinks,
  loadChangeDetails,
  loadChangeRequests,
  loadEvents,
  loadExpectation,
  loadHistory,
  loadRemediationSteps,
  loadSupportedProcesses,
} from '#store/order/panelOperations.ts';

/** Reads the destination of a delivery change (S7.21), or its link if it has no address (S8.26). */
function* fetchChangeDetails({
  deliveryRequestHref,
  pickupPointHref,
}: ChangeDetailLinks): Saga<ChangeRequestDetails> {
  const delivery = deliveryRequestHref
    ? yield* readInLinkQueue(({ changeRequestRouter }, signal) =>
        changeRequestRouter.deliveryRequest(deliveryRequestHref, { signal }),
      )
    : null;
  if (deliveryRequestHref && !delivery) return { state: 'missingAddress', href: deliveryRequestHref };
  const address = delivery?.address ?? null;
  // If there is a delivery request, it determines whether the destination is a pickup point (S5.51).
  const isPickup = delivery === null || isPickupPoint(delivery);
  if (!pickupPointHref || !isPickup) return { state: 'loaded', address, pickupPoint: null };
  const pickupPoint = yield* readInLinkQueue(({ changeRequestRouter }, signal) =>
    changeRequestRouter.pickupPoint(pickupPointHref, { signal }),
  );
  return { state: 'loaded', address, pickupPoint };
}

export const panelReadSagas: readonly (() => Saga)[] = [
  operate(
    loadEvents,
    withSharedStructure(
      (state, { orderId }) => selectLatestResult(state, loadEvents, orderId),
      ({ orderId }) => readPlatform(({ events }, signal) => events.eventsOfOrder(orderId, { signal })),
    ),
  ),
  operateRead(loadHistory, ({ itemHistory }, { itemId }, options) =>
    itemHistory.historyOfItem(itemId, options),
  ),
  operateLinkRead(loadExpectation, ({ fulfillmentExpectations }, { href }, options) =>
    fulfillmentExpectations.expectation(href, options),
  ),
  operateLinkRead(loadRemediationSteps, ({ fulfillmentExpectations }, { expectationCode }, options) =>
    fulfillmentExpectations.remediationSteps(expectationCode, options),
  ),
  operateRead(loadChangeRequests, async ({ changeRequestRouter }, { itemId }, options) =>
    (await changeRequestRouter.changesOfItem(itemId, options)).sort(byNewest(({ createdAt }) => createdAt)),
  ),
  operate(loadChangeDetails, fetchChangeDetails),
  operateLinkRead(
    loadSupportedProcesses,
    ({ fulfillmentExpectations }, { fulfillmentConfigurationUrl }, options) =>
      fulfillmentExpectations.support(fulfillmentConfigurationUrl, options),
  ),
];
