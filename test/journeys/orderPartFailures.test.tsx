import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anItem, anOrder } from '#test/builders.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform();

function added(order: ReturnType<typeof anOrder>) {
  return platform.world.addOrder(order.build());
}
const anOrderWithItem = () => anOrder().with(anItem().at('producing'));
const summary = () => screen.findByLabelText('Order summary');

describe('a part of the order that fails', () => {
  it('shows an error in place of the items, and loads only those again', async () => {
    const { orderId } = added(anOrderWithItem());
    platform.faults.next({ service: 'item-service' }, { kind: 'status', status: 500 }, 3);
    const { user } = await renderApp({ platform, route: `/orders/${orderId}` });
    expect(await summary()).toHaveTextContent('Acme Print');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The items could not be loaded.');
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: /^Items\s*$/ })).toBeInTheDocument();
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'Standard business cards' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each(['changes', 'related'])('R147: the view %s says that the items are unknown', async (view) => {
    const { orderId } = added(anOrderWithItem());
    platform.faults.next({ service: 'item-service' }, { kind: 'status', status: 500 }, 3);
    const { user } = await renderApp({ platform, route: `/orders/${orderId}?view=${view}` });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The items could not be loaded.');
    expect(screen.getByRole('link', { name: /^Items\s*$/ })).toBeInTheDocument();
    expect(screen.queryByText(/^(No item in this order has|This order has no)/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Copy for ticket' }));
    await screen.findByText('The order was copied as text.');
    expect(await navigator.clipboard.readText()).toContain('Items: The items could not be loaded.');
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^(No item in this order has|This order has no)/)).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Items 1' })).toBeInTheDocument();
  });

  it.each([
    [
      'a page on another host',
      'https://items.elsewhere.example/v1/items?offset=1',
      /points to an unexpected host/,
    ],
    ['a page that fails', 'http://item-service.platform.test/v1/items?offset=1', /500/],
  ])(
    'shows items that end with %s as far as they were loaded, and says that some are missing',
    async (_title, href, why) => {
      const items = [1, 2, 3].map((number) => anItem().id(`part-${number}-${href.length}`).at('producing'));
      const { orderId, items: documents } = added(anOrder().with(...items));
      const first = { _embedded: { item: documents.slice(0, 1) }, total: 3, _links: { next: { href } } };
      platform.faults.next({ service: 'item-service' }, { kind: 'status', status: 200, body: first });
      platform.faults.next({ service: 'item-service' }, { kind: 'status', status: 500 }, 3);
      const { user } = await renderApp({ platform, route: `/orders/${orderId}` });
      const section = within(await screen.findByRole('region', { name: '1 item' }));
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent('Some items could not be loaded.');
      expect(alert).toHaveTextContent(why);
      expect(section.getAllByRole('article')).toHaveLength(1);
      const [, second, third] = documents.map(({ itemId }) => itemId);
      expect(screen.getByText('2 items are missing:').parentElement).toHaveTextContent(`${second}, ${third}`);
      platform.faults.clear();
      await user.click(within(alert).getByRole('button', { name: 'Try again' }));
      expect(await screen.findByRole('region', { name: '3 items' })).toBeInTheDocument();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );

  it('R269: is not reordered or cancelled as a whole until all items are loaded', async () => {
    const items = [1, 2, 3].map((number) => anItem().id(`unread-${number}`).at('producing'));
    const { orderId, items: documents } = added(anOrder().with(...items));
    const href = 'http://item-service.platform.test/v1/items?offset=1';
    const first = { _embedded: { item: documents.slice(0, 1) }, total: 3, _links: { next: { href } } };
    platform.faults.next({ service: 'item-service' }, { kind: 'status', status: 200, body: first });
    platform.faults.next({ service: 'item-service' }, { kind: 'status', status: 500 }, 3);
    const { user } = await renderApp({ platform, route: `/orders/${orderId}` });
    const alert = await screen.findByRole('alert');
    const entry = async (name: string) => {
      await user.click(screen.getByRole('button', { name: 'Order actions' }));
      return screen.findByRole('button', { name });
    };
    const reason = 'Some of the order’s items could not be loaded. Refresh the order.';
    expect(await entry('Reorder')).toHaveAccessibleDescription(reason);
    expect(screen.getByRole('button', { name: 'Cancel order' })).toHaveAccessibleDescription(reason);
    await user.keyboard('{Escape}');
    platform.faults.clear();
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await screen.findByRole('region', { name: '3 items' });
    expect(await entry('Reorder')).not.toHaveAccessibleDescription(reason);
  });

  it('keeps the previous data below the error when a refresh fails', async () => {
    const { orderId } = added(anOrderWithItem());
    const { user } = await renderApp({ platform, route: `/orders/${orderId}` });
    await screen.findByRole('article');
    const refresh = await screen.findByRole('button', { name: /Updated/ });
    platform.faults.next({ service: 'order-service' }, { kind: 'status', status: 503 }, 3);
    await user.click(refresh);
    expect(await screen.findByRole('alert')).toHaveTextContent('503');
    expect(screen.getByRole('article', { name: 'Standard business cards' })).toBeInTheDocument();
  });

  it('shows no error if only the merchant’s document fails', async () => {
    const { orderId } = added(anOrderWithItem());
    platform.faults.next({ service: 'order-request' }, { kind: 'status', status: 500 }, 3);
    await renderApp({ platform, route: `/orders/${orderId}` });
    expect(await screen.findByRole('article')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('R38: leaving the order cancels its pending reads without a message', async () => {
    const { orderId } = added(anOrderWithItem());
    platform.faults.next({ service: 'item-service' }, { kind: 'neverAnswers' });
    const { router, defects } = await renderApp({ platform, route: `/orders/${orderId}` });
    await summary();
    await router.navigate('/');
    await waitFor(() => expect(screen.queryByLabelText('Order summary')).not.toBeInTheDocument());
    await router.navigate(`/orders/${orderId}`);
    expect(await screen.findByRole('article')).toBeInTheDocument();
    expect(defects).toEqual([]);
  });
});
