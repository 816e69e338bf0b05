import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LANDMARKS } from '#mocks/landmarks.ts';
import { simulatedHref } from '#mocks/links.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { openPanel } from '#test/openPanel.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform({ orders: 1 });

const template = () => {
  const shipment = platform.world.record(LANDMARKS.trackingStates)?.shipments[0];
  if (!shipment) throw new Error('The landmark has no shipment');
  return shipment;
};
const href = (id: string) => simulatedHref('fulfillment-order-manager', 'v1', 'shipments', id);

describe('data that is new since the order was opened', () => {
  it('S7.22: a second shipment is read as soon as the order lists it', async () => {
    const shipments = ['SH-first', 'SH-second'].map((shipmentId) => ({ ...template(), shipmentId }));
    const item = anItem().id('two-parcels');
    const before = anOrder()
      .id('order-two-parcels')
      .with(item.linked('shipments', href('SH-first')))
      .knowing({ shipments })
      .build();
    platform.world.addOrder(before);
    const { user, panel } = await openPanel(platform, before.orderId, 'shipments');
    expect(await within(panel).findByText('SH-first')).toBeInTheDocument();
    const both = { shipments: [{ href: href('SH-first') }, { href: href('SH-second') }] };
    const items = (before.items ?? []).map((one) => ({ ...one, _links: { ...one._links, ...both } }));
    platform.world.addOrder({ ...before, items });
    await user.click(screen.getByRole('button', { name: /Updated/ }));
    expect(await within(panel).findByText('SH-second')).toBeInTheDocument();
  });

  it('S2.80: a shipment without a link shows the data that the order has of it', async () => {
    const unlinked = {
      shipmentId: 'SH-unlinked',
      shipmentCreationDateTime: '2026-11-18T10:00:00Z',
      carrierServiceKey: 'ups',
    };
    const nothingElse = {
      claims: [],
      complaints: [],
      reorderClaim: [],
      reorderComplaint: [],
      fulfiller: null,
    };
    const item = anItem().having({ linkedData: { ...nothingElse, shipments: [unlinked] } });
    const order = anOrder().with(item).build();
    platform.world.addOrder(order);
    const { panel } = await openPanel(platform, order.orderId, 'shipments');
    expect(await within(panel).findByText('SH-unlinked')).toBeInTheDocument();
    expect(within(panel).queryByText(/Nothing has been shipped/)).not.toBeInTheDocument();
  });
});

describe('S6.8: a user with access only through a fulfiller', () => {
  it('sees events, but not their raw data', async () => {
    const unknownToUs: object = { secretPrice: '12.50' };
    const order = anOrder()
      .with(anItem().by('k3vd81mq0z').at('producing'))
      .event('productionStarted', { detail: '', ...unknownToUs })
      .build();
    platform.world.addOrder(order);
    const staff = await openPanel(platform, order.orderId, 'events');
    expect(await within(staff.panel).findByText('Raw events (JSON)')).toBeInTheDocument();
    cleanup();
    const { user, panel } = await openPanel(platform, order.orderId, 'events', { as: 'fulfillerOperator' });
    const event = await within(panel).findByRole('button', { name: /Production started/ });
    await user.click(event);
    await within(panel).findByText('productionStarted');
    expect(panel).not.toHaveTextContent('12.50');
    expect(within(panel).queryByText('Raw events (JSON)')).not.toBeInTheDocument();
  });
});

describe('the events of one item', () => {
  const order = () =>
    anOrder()
      .with(
        anItem().id('item-a').having({ merchantProductName: 'Alpha' }),
        anItem().id('item-c').having({ merchantProductName: 'Gamma' }),
      )
      .event('productionStarted', { itemId: 'item-a' })
      .event('shipped', { itemId: 'item-c' });

  it('are not filtered by the text typed in another event panel', async () => {
    const { orderId } = platform.world.addOrder(order().id('order-a-c').build());
    const { user, router } = await openPanel(platform, orderId, 'events', {
      query: '&eventItem=item-c&eventText=shipped',
    });
    // The panel of the other item is open.
    await user.click(await screen.findByRole('button', { name: /^Show details/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?itemId=item-c'));
  });
});

describe('S7.40: a quick search that failed', () => {
  it('is not shown on the next order', async () => {
    for (const id of ['quick-one', 'quick-two'])
      platform.world.addOrder(anOrder().id(id).with(anItem()).build());
    const { user, router } = await renderApp({ platform, route: '/orders/quick-one' });
    await screen.findByRole('article');
    platform.faults.next({ path: /ordersearch/ }, { kind: 'status', status: 500 }, 3);
    await user.type(screen.getByRole('searchbox', { name: 'Find another order' }), 'anything{Enter}');
    expect(await screen.findByText(/The quick search failed/)).toBeInTheDocument();
    await router.navigate('/orders/quick-two');
    await screen.findByRole('heading', { level: 1, name: 'quick-two' });
    expect(screen.queryByText(/The quick search failed/)).not.toBeInTheDocument();
  });

  it('leads from the palette to the search page, which shows the error and tries again', async () => {
    const { user, router } = await renderApp({ platform, route: '/' });
    await screen.findByRole('banner');
    await user.keyboard('{Control>}k{/Control}');
    const palette = within(await screen.findByRole('dialog', { name: 'Command palette' }));
    // Enough for the queue's requests as well.
    platform.faults.next({ path: /ordersearch/ }, { kind: 'status', status: 500 }, 60);
    await user.keyboard('zz-9');
    await user.click(await palette.findByRole('option', { name: /Open the order/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?searchTerm=zz-9&page=1'));
    expect(await screen.findByRole('alert', { name: /error retrieving/ })).toBeInTheDocument();
  });
});
