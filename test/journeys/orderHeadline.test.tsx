import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cards } from '#test/actionParts.ts';
import { openOrder } from '#test/actions.ts';
import { anOrder } from '#test/builders.ts';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform();
const headline = async () => within(await screen.findByRole('region', { name: 'Order overview' }));

it('shows state, urgency, merchant, total, customer and problems, to which it moves the focus', async () => {
  const order = anOrder()
    .having({ customerName: 'Ana Ruiz' })
    .with(cards('producing').late('fulfillment', 3).priced(20));
  const { app } = await openOrder(platform, order);
  const line = await headline();
  expect(line.getByText('In production')).toBeInTheDocument();
  expect(line.getByRole('button', { name: 'Awaiting fulfillment: 3 hr late' })).toBeInTheDocument();
  expect(line.getByText('Acme Print')).toBeInTheDocument();
  expect(line.getByText('€20.00')).toBeInTheDocument();
  expect(line.getByText('Ana Ruiz')).toBeInTheDocument();
  expect(line.getByRole('button', { name: '1 item needs attention' })).toBeInTheDocument();
  await app.user.click(line.getByRole('button', { name: '1 item needs attention' }));
  expect(screen.getByRole('heading', { name: '1 item needs attention' })).toHaveFocus();
});

it('shows the promise date of an order in good health, and no problems', async () => {
  const localPromisedArrivalDate = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 19);
  await openOrder(platform, anOrder().with(cards('producing')).promised(localPromisedArrivalDate));
  const line = await headline();
  expect(line.getByText(/^promised /)).toBeInTheDocument();
  expect(line.queryByRole('button', { name: /attention/ })).not.toBeInTheDocument();
});

it('R273: the promise of a shipped group does not make the others late', async () => {
  const past = new Date(Date.now() - 10 * 86_400_000).toISOString().slice(0, 19);
  const shipped = anOrder().with(cards('shipped')).promised(past);
  await openOrder(platform, shipped.with(cards('producing')));
  expect((await headline()).getByText(/^promised /)).toBeInTheDocument();
  const summary = await screen.findByLabelText('Order summary');
  expect(summary).not.toHaveTextContent(/late/);
});

it('S6.8: shows no total to a user with access through a fulfiller', async () => {
  await openOrder(platform, anOrder().with(cards('producing').priced(20)), { as: 'fulfillerOperator' });
  expect((await headline()).queryByText(/€/)).not.toBeInTheDocument();
});

it('shows the IDs in their own row, each with a copy button. R585: its name says which ID', async () => {
  const order = anOrder()
    .having({ merchantOrderId: 'VP-77' })
    .with(cards('producing'))
    .with(cards('shipped'));
  const { record } = await openOrder(platform, order);
  const summary = within(await screen.findByLabelText('Order summary'));
  const short = record.items.map((item) => `Short ID ${item.shortFulfillmentGroupId}`);
  expect(new Set(short).size).toBe(2);
  for (const what of [...short, `Order ID ${record.orderId}`, 'Merchant order ID VP-77'])
    expect(summary.getByRole('button', { name: `Copy ${what}` })).toBeInTheDocument();
});

const inHours = (hours: number) => new Date(Date.now() + (hours + 0.5) * 3_600_000).toISOString();

it.each([
  ['a status other than its label', 'pendingCancellation', 'Pending cancellation: due in 23 hr'],
  ['the status of its label', 'awaitingFulfillerResponse', 'due in 23 hr'],
])('R113: names the status that is due, for %s', async (_title, status, text) => {
  const expectedCloseDate = inHours(23);
  const item = cards('awaitingResponse').current(status, { expectedCloseDate });
  await openOrder(platform, anOrder().with(item));
  const line = await headline();
  expect(line.getByText('Awaiting supplier response')).toBeInTheDocument();
  expect(line.getByRole('button', { name: text })).toBeInTheDocument();
});

it('R113: the ticket text also names the status that is due', async () => {
  const item = cards('producing').current('pendingCancellation', { expectedCloseDate: inHours(23) });
  const { app } = await openOrder(platform, anOrder().with(item));
  await app.user.click(await screen.findByRole('button', { name: 'Copy for ticket' }));
  expect(await screen.findByText('The order was copied as text.')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toContain(
    'Status: In production – Pending cancellation: due in 23 hr',
  );
});

it('R133: headline and ticket text name the same due fact', async () => {
  const order = anOrder().with(
    cards('preparing').late('prepressFailed', 3),
    cards('awaitingResponse', 'Flyers').late('fulfillment', 50),
  );
  const { app } = await openOrder(platform, order);
  const text = 'Awaiting fulfillment: 2 days late';
  expect((await headline()).getByRole('button', { name: text })).toBeInTheDocument();
  await app.user.click(screen.getByRole('button', { name: 'Copy for ticket' }));
  expect(await screen.findByText('The order was copied as text.')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toContain(text);
});
