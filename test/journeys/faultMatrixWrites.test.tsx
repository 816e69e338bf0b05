import { LANDMARKS } from '#mocks/landmarks.ts';
import type { OrderRecord } from '#mocks/records.ts';
import { cards } from '#test/actionParts.ts';
import { anOrder } from '#test/builders.ts';
import { simulatedPlatform } from '#test/simulated.ts';
import { testWritings } from './faultMatrixTests.ts';
import { twinOf } from './faultWalk.ts';
import type { Writing } from './faultWalkWrites.ts';

const platform = simulatedPlatform({ orders: 1 });
const twin = (like: string) => (visit: number) => twinOf(platform, like, visit);

/**
 * Returns a function that adds an order with two items for a visit. Only the request for the second item
 * meets the fault.
 */
const pair = (stage: 'producing' | 'routingSuspended') => (visit: number) => {
  const ids = [`first-${stage}-${visit}`, `second-${stage}-${visit}`];
  const items = ids.map((id) => cards(stage).id(id).having({ shortItemId: id }));
  return platform.world.addOrder(
    anOrder()
      .with(...items)
      .build(),
  );
};
const selected = (modal: string) => (order: OrderRecord) =>
  `${order.items.map(({ itemId }) => `items=${itemId}`).join('&')}&modal=${modal}`;

const WRITINGS: readonly Writing[] = [
  {
    title: 'cancelling several items',
    on: pair('producing'),
    at: selected('cancelItems'),
    kind: 'write',
    asks: /^POST merchant-order .*\/items\/second.*\/cancelrequest$/,
    others: 1,
    submit: 'Cancel 2 items',
  },
  {
    title: 'retrying routing of several items',
    on: pair('routingSuspended'),
    at: selected('retryRoutings'),
    kind: 'write',
    asks: /^POST merchant-order .*\/items\/second.*\/retryrouting$/,
    others: 1,
    submit: 'Retry routing of 2 items',
  },
  {
    title: 'rejecting several items',
    on: pair('producing'),
    at: selected('rejectItems'),
    kind: 'write',
    asks: /^POST fulfillment-order-manager .*notifications .*second/,
    others: 1,
    submit: 'Reject 2 items',
    type: [
      { field: 'Rejection code', text: 'other' },
      { field: 'Reason', text: 'The press is broken' },
    ],
  },
  {
    title: 'cancelling an order',
    on: twin(LANDMARKS.untouched),
    at: 'modal=cancelOrder',
    kind: 'write',
    asks: /^POST merchant-order \/v1\/orders\/[^/]+\/cancelrequest$/,
    submit: 'Cancel order',
  },
  {
    title: 'cancelling an item',
    on: twin(LANDMARKS.untouched),
    at: 'modal=cancelItem',
    kind: 'write',
    asks: /^POST merchant-order .*\/items\/.*\/cancelrequest$/,
    submit: 'Cancel item',
  },
  {
    title: 'retrying routing',
    on: twin(LANDMARKS.routingSuspended),
    at: 'modal=retryRouting',
    kind: 'write',
    asks: /^POST merchant-order .*\/retryrouting$/,
    submit: 'Retry routing',
  },
  {
    title: 'rejecting an item',
    on: twin(LANDMARKS.single),
    at: 'modal=rejectItem',
    kind: 'write',
    asks: /^POST fulfillment-order-manager /,
    submit: 'Reject item',
    type: [
      { field: 'Rejection code', text: 'other' },
      { field: 'Reason', text: 'The press is broken' },
    ],
  },
  {
    title: 'clearing alerts',
    on: twin(LANDMARKS.missedSlas),
    at: 'modal=clearItemAlerts',
    kind: 'write',
    asks: /^POST backend \/api\/v1\/discrepancies/,
    submit: 'Clear alerts',
    type: [{ field: 'Comment', text: 'Solved on the phone' }],
  },
  {
    title: 'changing an address',
    on: twin(LANDMARKS.untouched),
    at: 'modal=changeAddress',
    kind: 'write',
    asks: /^POST merchant-order .*\/deliverychangerequests$/,
    submit: 'Update address',
    type: [{ field: 'City', text: 'Roermond' }],
  },
  {
    title: 'changing the callback URL',
    on: twin(LANDMARKS.single),
    at: 'modal=callback',
    kind: 'idempotentWrite',
    asks: /^PUT backend \/api\/v1\/callbacks/,
    submit: 'Save callback URL',
    isLookedAt: true,
    type: [{ field: 'Callback URL', text: 'https://events.example/new' }],
  },
];

testWritings(platform, WRITINGS);
