import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PEOPLE } from '#mocks/people.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform();

function added(order: ReturnType<typeof anOrder>) {
  return platform.world.addOrder(order.build());
}
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const anOrderWithItem = () => anOrder().with(anItem().at('producing'));
const summary = () => screen.findByLabelText('Order summary');

describe('S2.85: the possible results of opening an order', () => {
  it('S2.86: shows that it loads, then the order', async () => {
    const { orderId } = added(anOrderWithItem());
    const release = platform.hold({ service: 'order-service' });
    await renderApp({ platform, route: `/orders/${orderId}` });
    expect(await screen.findByText('Loading the order…')).toBeInTheDocument();
    release();
    expect(await summary()).toHaveTextContent(orderId);
    expect(screen.getByRole('heading', { level: 1, name: orderId })).toBeInTheDocument();
  });

  it.each([
    ['in capitals', (id: string) => id.toUpperCase()],
    ['between spaces', (id: string) => `%20${id}%20`],
    ['after an invisible character', (id: string) => `%EF%BB%BF${id}`],
  ])('S2.87, R553: an unknown ID leads to a search for it, which opens an ID %s', async (_way, written) => {
    const { orderId } = added(anOrderWithItem());
    const { user } = await renderApp({ platform, route: `/orders/${written(orderId)}` });
    expect(await screen.findByRole('heading', { name: 'No order with this ID' })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Search for orders with this ID' }));
    expect(await summary()).toHaveTextContent(orderId);
  });

  it('S2.88: an order that only the merchant knows is shown as being processed, and opens once it is available', async () => {
    const known = added(
      anOrderWithItem()
        .having({ createdDate: minutesAgo(1) })
        .merchantOnly(),
    );
    const { user } = await renderApp({ platform, route: `/orders/${known.orderId}` });
    expect(await screen.findByRole('heading', { name: 'We have your order' })).toBeInTheDocument();
    expect(screen.getByText(/We are working on it/).closest('[role="status"]')).toHaveClass('alert-info');
    platform.world.addOrder(anOrderWithItem().id(known.orderId).build());
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await summary()).toHaveTextContent(known.orderId);
  });

  it('S2.84: the JSON of an order that only the merchant knows starts collapsed', async () => {
    const { orderId } = added(anOrderWithItem().merchantOnly());
    const { user } = await renderApp({ platform, route: `/orders/${orderId}?view=raw` });
    const tree = await screen.findByRole('tree');
    expect(within(tree).queryByText(/merchantId/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Expand all' }));
    expect(await within(await screen.findByRole('tree')).findAllByText(/merchantId/)).not.toHaveLength(0);
  });

  it('S2.88: one older than five minutes is a warning that asks the user to report it', async () => {
    const { orderId } = added(
      anOrderWithItem()
        .having({ createdDate: minutesAgo(65) })
        .merchantOnly(),
    );
    await renderApp({ platform, route: `/orders/${orderId}` });
    const text = await screen.findByText(/The order was placed 1 hour ago.*report it to platform support/);
    expect(text.closest('[role="status"]')).toHaveClass('alert-warning');
    const mail = screen.getByRole('link', { name: 'support@console.test' });
    expect(mail).toHaveAttribute('href', expect.stringContaining(encodeURIComponent(orderId)));
  });

  it('S2.88: a new reorder does not count as old, though it has the date of its original', async () => {
    const { orderId } = added(anOrderWithItem().having({ createdDate: minutesAgo(24 * 60) }));
    const { user } = await renderApp({ platform, route: `/orders/${orderId}?modal=reorder` });
    await user.click(await screen.findByRole('button', { name: 'Place 1 order' }));
    expect(await screen.findByText('1 order reordered')).toBeInTheDocument();
    const reorder = platform.world.log.findLast(({ operation }) => operation === 'placeOrder')?.subject ?? '';
    const record = platform.world.record(reorder);
    if (record) platform.world.save({ ...record, visibleFrom: Number.POSITIVE_INFINITY });
    const run = within(screen.getByRole('dialog'));
    await user.click(await run.findByRole('link', { name: reorder }));
    expect(await screen.findByRole('heading', { name: 'We have your order' })).toBeInTheDocument();
    expect(screen.getByText(/We are working on it/)).toBeInTheDocument();
  });

  it('S2.89: an error says what failed and can be tried again', async () => {
    const { orderId } = added(anOrderWithItem());
    platform.faults.next({ service: 'order-service' }, { kind: 'status', status: 500 }, 3);
    const { user } = await renderApp({ platform, route: `/orders/${orderId}` });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('There was a problem retrieving the order.');
    expect(alert).toHaveTextContent('500');
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await summary()).toHaveTextContent(orderId);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('S2.96: without permission, a message shows the user’s ID and how to request access', async () => {
    const { orderId } = added(anOrderWithItem().of('druckwerk-sued'));
    await renderApp({ platform, as: 'merchantOperator', route: `/orders/${orderId}` });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(`You do not have access to order ${orderId}`);
    expect(alert).toHaveTextContent(PEOPLE.merchantOperator.sub);
    expect(within(alert).getByRole('link', { name: /Request access/ })).toHaveAttribute(
      'href',
      'https://access.test/request',
    );
  });

  it('S2.96: without any permission, the message is about the order of the link', async () => {
    const { orderId } = added(anOrderWithItem());
    await renderApp({ platform, as: 'nobody', route: `/orders/${orderId}` });
    // Before the permissions have arrived, the order's own message may say the same.
    const title = `You do not have access to order ${orderId}`;
    await screen.findByRole('heading', { level: 1, name: title });
    const alert = screen.getByRole('alert');
    expect(alert).not.toHaveTextContent('order search');
    expect(within(alert).getByRole('button', { name: /^Copy User ID ./ })).toBeInTheDocument();
    expect(within(alert).getByRole('button', { name: `Copy Order ID ${orderId}` })).toBeInTheDocument();
    const mail =
      within(alert)
        .getByRole('link', { name: /^Email/ })
        .getAttribute('href') ?? '';
    expect(new URL(mail).searchParams.get('body')).toContain(`It is about order ${orderId}.`);
    expect(new URL(mail).searchParams.get('body')).toContain(PEOPLE.nobody.sub);
  });

  it('an item’s ID opens its order with this item open', async () => {
    const { orderId, items } = added(anOrder().with(anItem().at('producing'), anItem().at('producing')));
    const itemId = items[1]?.itemId ?? '';
    const { router } = await renderApp({ platform, route: `/orders/${itemId}` });
    expect(await summary()).toHaveTextContent(orderId);
    expect(router.state.location.pathname).toBe(`/orders/${orderId}`);
    expect(router.state.location.search).toContain(itemId);
    expect(await screen.findByRole('tablist')).toBeInTheDocument();
    // Going back does not return to the URL with the item's ID.
    expect(router.state.historyAction).toBe('REPLACE');
  });
});
