import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anItem, anOrder } from '#test/builders.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform();

/** Adds an order of which the platform returns only the first item, which is rejected. */
function partlyLoaded(missing: number) {
  const rejected = anItem().at('preparing').current('rejected');
  const others = Array.from({ length: missing }, () => anItem().at('producing'));
  const { orderId, items } = platform.world.addOrder(
    anOrder()
      .with(rejected, ...others)
      .build(),
  );
  const href = 'http://item-service.platform.test/v1/items?offset=1';
  const body = { _embedded: { item: items.slice(0, 1) }, total: missing + 1, _links: { next: { href } } };
  platform.faults.next({ service: 'item-service' }, { kind: 'status', status: 200, body });
  platform.faults.next({ service: 'item-service' }, { kind: 'status', status: 500 }, 3);
  return { orderId, missingIds: items.slice(1).map(({ itemId }) => itemId) };
}

describe('R300: an order whose items could not all be loaded', () => {
  it('says so before the problems, which are only those of the loaded items', async () => {
    const { orderId } = partlyLoaded(2);
    await renderApp({ platform, route: `/orders/${orderId}` });
    const alert = await screen.findByRole('alert');
    const problems = await screen.findByRole('region', { name: '1 item needs attention' });
    expect(alert.compareDocumentPosition(problems)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('lists a few missing items at once, and more than five after a click', async () => {
    const few = partlyLoaded(5);
    const { router } = await renderApp({ platform, route: `/orders/${few.orderId}` });
    expect(await screen.findByText(few.missingIds.join(', '))).toBeVisible();
    const many = partlyLoaded(6);
    await router.navigate(`/orders/${many.orderId}`);
    expect(await screen.findByText('6 items are missing:')).toBeVisible();
    expect(screen.getByText(many.missingIds.join(', '))).not.toBeVisible();
  });
});

it('R147: without any items, the status is not available and says nothing about urgency', async () => {
  const { orderId } = platform.world.addOrder(anOrder().with(anItem().at('producing')).build());
  platform.faults.next({ service: 'item-service' }, { kind: 'status', status: 500 }, 3);
  const { user } = await renderApp({ platform, route: `/orders/${orderId}` });
  const alert = await screen.findByRole('alert');
  const summary = within(screen.getByLabelText('Order summary'));
  const status = () => summary.getByText('Status').parentElement;
  expect(status()).toHaveTextContent(/^Status ?Not available$/);
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await screen.findByRole('article');
  expect(status()).toHaveTextContent(/^Status ?In production/);
});
