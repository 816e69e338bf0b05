import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anItem, anOrder } from '#test/builders.ts';
import { type App, renderApp } from '#test/renderApp.tsx';
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

/** Copies the order for a ticket, and returns the line with this name. */
async function ticketLine(user: App['user'], name: string): Promise<string | undefined> {
  await user.click(screen.getByRole('button', { name: 'Copy for ticket' }));
  await screen.findByText('The order was copied as text.');
  const text = await navigator.clipboard.readText();
  return new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1];
}

describe('R300: an order whose items could not all be loaded', () => {
  it('says so before the problems, which are only those of the loaded items', async () => {
    const { orderId } = partlyLoaded(2);
    await renderApp({ platform, route: `/orders/${orderId}` });
    const alert = await screen.findByRole('alert');
    const problems = await screen.findByRole('region', { name: '1 item needs attention' });
    expect(alert.compareDocumentPosition(problems)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('R147: says in the text for a ticket which items are missing, up to ten', async () => {
    const few = partlyLoaded(2);
    const { user, router } = await renderApp({ platform, route: `/orders/${few.orderId}` });
    await screen.findByRole('alert');
    expect(await ticketLine(user, 'Items')).toBe(`1 – 2 items are missing: ${few.missingIds.join(', ')}`);
    const many = partlyLoaded(12);
    await router.navigate(`/orders/${many.orderId}`);
    await screen.findByText('12 items are missing:');
    const shown = many.missingIds.slice(0, 10).join(', ');
    expect(await ticketLine(user, 'Items')).toBe(`1 – 12 items are missing: ${shown}, +2`);
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

describe('R372: an order whose groups name items that the platform does not return', () => {
  const itemService = { service: 'item-service' } as const;

  /** Adds an order with two items, of which the platform returns only the first. */
  function partlyReturned() {
    const order = anOrder().with(anItem().at('producing'), anItem().at('producing')).build();
    const [first, second] = platform.world.addOrder(order).items;
    const body = { _embedded: { item: [first, { ...second, itemId: null }] }, total: 2 };
    platform.faults.next(itemService, { kind: 'status', status: 200, body });
    return { orderId: order.orderId, missingId: second?.itemId ?? '' };
  }

  it('says which items are missing, and reads the items again', async () => {
    const { orderId, missingId } = partlyReturned();
    const { user } = await renderApp({ platform, route: `/orders/${orderId}` });
    const alert = await screen.findByRole('alert', { name: 'Some items could not be loaded.' });
    expect(screen.getByText(missingId)).toBeVisible();
    const views = within(screen.getByRole('navigation', { name: 'Order views' }));
    expect(views.getByRole('link', { name: /^Items/ })).toHaveTextContent(/^Items$/);
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(views.getByRole('link', { name: /^Items/ })).toHaveTextContent(/^Items ?2$/);
  });

  it('says nothing to a fulfiller, who can read only some of the items', async () => {
    const own = anItem().at('producing').by('k3vd81mq0z');
    const { orderId } = platform.world.addOrder(anOrder().with(own, anItem().by('q4nb90vs6l')).build());
    const { order } = platform.world.record(orderId) ?? {};
    platform.faults.next(
      { service: 'order-service' },
      { kind: 'status', status: 200, body: order ?? expect.unreachable('The order is not in the world') },
    );
    const { user } = await renderApp({ platform, route: `/orders/${orderId}`, as: 'fulfillerOperator' });
    expect(await screen.findAllByRole('article')).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await ticketLine(user, 'Items')).toBe('1');
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

it('R388: while the items load, the text for a ticket neither counts them nor says that they failed', async () => {
  const { orderId } = platform.world.addOrder(anOrder().with(anItem().at('producing')).build());
  const release = platform.hold({ service: 'item-service' });
  const { user } = await renderApp({ platform, route: `/orders/${orderId}` });
  await screen.findByLabelText('Order summary');
  expect(await ticketLine(user, 'Created')).toBeDefined();
  expect(await ticketLine(user, 'Items')).toBeUndefined();
  release();
  await screen.findByRole('article');
  expect(await ticketLine(user, 'Items')).toBe('1');
});
