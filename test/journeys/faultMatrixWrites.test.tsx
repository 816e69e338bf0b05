import { test } from 'vitest';
import { LANDMARKS } from '#mocks/landmarks.ts';
import { simulatedPlatform } from '#test/simulated.ts';
import { twinOf } from './faultWalk.ts';
import { type Writing, walkWriting } from './faultWalkWrites.ts';

const platform = simulatedPlatform({ orders: 1 });
const twin = (like: string) => (visit: number) => twinOf(platform, like, visit);

const WRITINGS: readonly Writing[] = [
  {
    title: 'cancelling an order',
    on: twin(LANDMARKS.untouched),
    at: 'modal=cancelOrder',
    intent: 'write',
    asks: /^POST merchant-order \/v1\/orders\/[^/]+\/cancelrequest$/,
    submit: 'Cancel order',
  },
  {
    title: 'cancelling an item',
    on: twin(LANDMARKS.untouched),
    at: 'modal=cancelItem',
    intent: 'write',
    asks: /^POST merchant-order .*\/items\/.*\/cancelrequest$/,
    submit: 'Cancel item',
  },
  {
    title: 'retrying routing',
    on: twin(LANDMARKS.routingSuspended),
    at: 'modal=retryRouting',
    intent: 'write',
    asks: /^POST merchant-order .*\/retryrouting$/,
    submit: 'Retry routing',
  },
  {
    title: 'rejecting an item',
    on: twin(LANDMARKS.single),
    at: 'modal=rejectItem',
    intent: 'write',
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
    intent: 'write',
    asks: /^POST backend \/api\/v1\/discrepancies/,
    submit: 'Clear alerts',
    type: [{ field: 'Comment', text: 'Solved on the phone' }],
  },
  {
    title: 'changing an address',
    on: twin(LANDMARKS.untouched),
    at: 'modal=changeAddress',
    intent: 'write',
    asks: /^POST merchant-order .*\/deliverychangerequests$/,
    submit: 'Update address',
    type: [{ field: 'City', text: 'Roermond' }],
  },
  {
    title: 'changing the callback URL',
    on: twin(LANDMARKS.single),
    at: 'modal=callback',
    intent: 'idempotentWrite',
    asks: /^PUT backend \/api\/v1\/callbacks/,
    submit: 'Save callback URL',
    type: [{ field: 'Callback URL', text: 'https://events.example/new' }],
  },
];

test.each(WRITINGS.map((writing, place) => [writing.title, writing, place] as const))(
  '%s: meets every fault, is never done twice, and loses nothing that was typed',
  async (_title, writing, place) => {
    await walkWriting(platform, writing, place);
  },
  120_000,
);
