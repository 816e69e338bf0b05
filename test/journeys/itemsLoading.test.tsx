import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anItem, anOrder } from '#test/builders.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';
import { find } from './searchPage.ts';

const platform = simulatedPlatform();

const DAY_MS = 86_400_000;
const daysFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 19);
const aLateOrder = () =>
  platform.world.addOrder(
    anOrder().with(anItem().at('producing').late('fulfillment', 96)).promised(daysFromNow(5)).build(),
  );

const headline = async () => within(await screen.findByRole('region', { name: 'Order overview' }));
const status = async () =>
  within(await screen.findByLabelText('Order summary')).getByText('Status').parentElement;

it('R388: while its items load, nothing about them is stated', async () => {
  const { orderId } = aLateOrder();
  const release = platform.hold({ service: 'item-service' });
  await renderApp({ platform, route: `/orders/${orderId}` });
  expect(await status()).toHaveTextContent(/^Status$/);
  expect(screen.queryByRole('region', { name: 'Order overview' })).toBeNull();
  expect(screen.queryByRole('link', { name: /^Items ?0/ })).toBeNull();
  // R389
  expect(screen.getByText('Loading the items…')).toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Order views' })).toBeNull();
  release();
  expect(await screen.findByRole('link', { name: /^Items ?1$/ })).toBeInTheDocument();
  expect((await headline()).getByRole('button', { name: /4 days late/ })).toBeInTheDocument();
  expect(await status()).toHaveTextContent(/^Status ?In production/);
});

it('R388: items from the results are shown while they load', async () => {
  const { orderId } = aLateOrder();
  const { user } = await renderApp({ platform, route: '/?page=1' });
  await find.orderIds();
  const release = platform.hold({ service: 'item-service' });
  await user.click(screen.getByRole('link', { name: orderId }));
  expect(await status()).toHaveTextContent(/^Status ?In production/);
  expect((await headline()).getByRole('button', { name: /4 days late/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Items ?1$/ })).toBeInTheDocument();
  release();
});
