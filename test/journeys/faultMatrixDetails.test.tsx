import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { LANDMARKS } from '#mocks/landmarks.ts';
import {
  loadFulfiller,
  loadFulfillerNotifications,
  loadFulfillerOrder,
  loadMerchant,
} from '#store/order/partyOperations.ts';
import { simulatedPlatform } from '#test/simulated.ts';
import { openedTwin, testReadings } from './faultMatrixTests.ts';
import { type Reading, twinOf } from './faultWalk.ts';

const platform = simulatedPlatform({ orders: 1 });
/** The fulfiller's IDs of the order and its item. A copy of the order keeps them. */
const { shortFulfillmentGroupId: FULFILLER_ORDER = '', shortItemId: FULFILLER_ITEM = '' } =
  platform.world.record(LANDMARKS.single)?.items[0] ?? {};

const order = (like: string, more?: string) => openedTwin(platform, like, more);
const inDialog = (selector: string) => () => document.querySelector<HTMLElement>(`[role=dialog] ${selector}`);
const inMenu = (selector: string) => () => document.querySelector<HTMLElement>(`.popover-menu ${selector}`);
/** Returns a function that finds an element in the part of the Details tab about the fulfiller's order. */
const inFulfillerOrder = (selector: string) => () => {
  const sections = [...document.querySelectorAll('.detail-section')];
  const own = sections.find((section) => section.querySelector('h4')?.textContent === 'Fulfiller order');
  return own?.querySelector<HTMLElement>(selector) ?? null;
};
const dialog = () => document.querySelector<HTMLElement>('[role=dialog]') ?? document.body;

/** Returns a function that opens the content behind a button, unless it is open. */
const behind = (label: RegExp) => async () => {
  const [button] = await screen.findAllByLabelText(label, { selector: 'button' });
  if (button?.getAttribute('aria-expanded') === 'false') fireEvent.click(button);
};

/**
 * Returns a function that closes the content behind a button. While it is open, it would be read again for the
 * order before, as soon as its data is discarded.
 */
const close = (label: RegExp) => async () => {
  const [button] = screen.queryAllByLabelText(label, { selector: 'button' });
  if (button?.getAttribute('aria-expanded') === 'true') fireEvent.click(button);
};

/** Selects every item of the redirect wizard and goes on to its second step. */
async function toFulfillers(): Promise<void> {
  await waitFor(() => fireEvent.click(within(dialog()).getByLabelText(/^All items/)));
  fireEvent.click(within(dialog()).getByText('Next'));
}

/** Discards the choices in the redirect wizard. */
async function giveUp(): Promise<void> {
  fireEvent.click(within(dialog()).getByText('Close'));
  fireEvent.click(await screen.findByText('Discard changes'));
  await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
}

/**
 * The data behind an order's links, dialogs and popovers. Dialogs that read nothing are not included:
 * `relatedIds1`, `additionalIds1`, `attributes`.
 */
const READINGS: readonly Reading[] = [
  {
    title: 'the document of an order',
    route: order(LANDMARKS.single),
    // The document has the same URL as the order itself, which must load first.
    first: () => waitFor(() => expect(document.querySelector('article')).not.toBeNull()),
    open: ({ router }) => act(() => router.navigate(`${router.state.location.search}&modal=orderJson`)),
    asks: /^GET order-service \/v1\/orders/,
    content: inDialog('.json-view'),
    failure: /The document could not be loaded/,
    isAnything: true,
  },
  {
    title: 'a document that an item links to',
    route: order(LANDMARKS.single, '&modal=itemJson&rel=cartEvaluation'),
    asks: /^GET merchant-order \/v1\/cartEvaluations/,
    content: inDialog('.json-view'),
    failure: /The document could not be loaded/,
    isAnything: true,
  },
  {
    title: 'the shipment plan of an item',
    route: order(LANDMARKS.single, '&modal=shipmentPlan'),
    asks: /^GET fulfillment-order-manager \/v1\/shipmentPlans/,
    content: inDialog('.json-view'),
    failure: /The shipment plan could not be loaded/,
    isAnything: true,
  },
  {
    title: 'the predecessors of an item',
    route: (visit) => {
      twinOf(platform, LANDMARKS.claimed, visit);
      return order(LANDMARKS.claimReorder, '&modal=relatedIds2')(visit);
    },
    asks: /^GET item-service \/v1\/items\/[^?]+$/,
    content: inDialog('td a'),
    failure: /Not available/i,
  },
  {
    title: 'the remediation steps of an unmet expectation',
    route: order(LANDMARKS.unsupported, '&tab=status'),
    asks: /^GET fulfillment-expectations \/v1\/remediationStep/,
    content: () => document.querySelector<HTMLElement>('.remedy-steps'),
    // S8.19: an expectation without steps is not a failure.
    none: /has no remedy/,
    failure: /The remedies could not be loaded/,
    own: { F04: /has no remedy/ },
  },
  {
    title: 'the address of a delivery change',
    route: order(LANDMARKS.changeRequests, '&tab=changes'),
    asks: /^GET change-request-router .*\/(deliveryRequest|pickupPoint)$/,
    content: () => document.querySelector<HTMLElement>('[role=tabpanel] address'),
    failure: /Error loading Change Request Details/,
    requests: 30,
  },
  {
    title: 'the contacts of a merchant',
    route: order(LANDMARKS.single),
    forget: [loadMerchant.dismissed('acme-print')],
    open: behind(/: support contacts/),
    leave: close(/: support contacts/),
    asks: /^GET merchant-config \/v0\/merchants\/./,
    content: inMenu('.popover-facts'),
    failure: /The merchant’s contacts could not be loaded/,
  },
  {
    title: 'the profile of a fulfiller',
    route: order(LANDMARKS.single),
    forget: [loadFulfiller.dismissed('k3vd81mq0z')],
    open: behind(/: fulfiller details/),
    leave: close(/: fulfiller details/),
    asks: /^GET fulfiller-identity \/v1\/fulfillers\/./,
    content: inMenu('.flag-list'),
    failure: /The fulfiller could not be loaded/,
    // S2.91: a refused profile names a contact; an unknown fulfiller is a valid response.
    own: { F03: /You do not have access to this fulfiller/, F04: /has no data about this fulfiller/ },
  },
  {
    title: 'the fulfiller’s own order',
    route: order(LANDMARKS.single),
    forget: [loadFulfillerOrder.dismissed(FULFILLER_ORDER)],
    asks: /^GET fulfillment-order-manager \/v1\/orders\/./,
    content: inFulfillerOrder('dl'),
    failure: /The fulfiller order could not be loaded/,
    // F04 is a valid response: not every item has been assigned to its fulfiller yet.
    own: { F04: /has not created an order for the fulfiller/ },
  },
  {
    title: 'the requests to a fulfiller',
    route: order(LANDMARKS.single),
    forget: [loadFulfillerNotifications.dismissed(FULFILLER_ITEM)],
    asks: /^GET fulfillment-order-manager \/v1\/notifications/,
    content: inFulfillerOrder('li'),
    none: /No message about this item/,
    failure: /The messages to the fulfiller could not be loaded/,
  },
  {
    title: 'the fulfillers that an item can be redirected to',
    route: order(LANDMARKS.redirectable, '&modal=redirect'),
    open: toFulfillers,
    leave: giveUp,
    asks: /^GET order-service \/v1\/routingRequests/,
    content: inDialog('fieldset table'),
    none: /Routing found no other fulfiller/,
    failure: /The available fulfillers could not be loaded/,
    requests: 3,
  },
];

testReadings(platform, READINGS);
