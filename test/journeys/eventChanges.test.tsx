import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LANDMARKS } from '#mocks/landmarks.ts';
import { changeHref } from '#mocks/links.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { openPanel } from '#test/openPanel.ts';
import { renderApp } from '#test/renderApp.tsx';
import { eventScene, list } from './eventScene.ts';

const { platform } = eventScene();

const ADDRESS = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  street1: 'Kerkstraat 12',
  city: 'Venlo',
  postalCode: '5911 AB',
  country: 'NL',
};

const isChanged = ({ itemId }: { itemId: string }) => itemId === 'changed-item';
const openEvents = (orderId: string) => renderApp({ platform, route: `/orders/${orderId}?view=events` });

/** Adds an order with an event, in which only this item has a change request. Returns its ID. */
function anOrderWithAddressChange(eventItemId: string | null, { isFirst = true } = {}) {
  const itemId = 'changed-item';
  const deliveryRequest = { href: changeHref(itemId, 'change-1', 'deliveryRequest') };
  const changed = anItem().id(itemId).linked('changeRequests', 'https://changes.test');
  const other = anItem().id('other-item');
  const order = anOrder()
    .with(...(isFirst ? [changed, other] : [other, changed]))
    .event('changeRequestReceived', { itemId: eventItemId, additionalData: { changeType: 'delivery' } })
    .knowing({
      changeRequests: [
        {
          changeRequestId: 'change-1',
          changeDetails: { changeType: 'delivery' },
          changeFrom: 'merchant',
          requestStatus: { state: 'preparing', itemStatus: {} },
          createdAt: '2026-01-01T10:00:00Z',
          modifiedAt: '2026-01-01T10:00:00Z',
          createdOnBehalfOf: null,
          requested: { destinationAddress: { ...ADDRESS, street1: 'Kade 7' }, _links: { deliveryRequest } },
          previous: { destinationAddress: ADDRESS },
          _links: {},
          _embedded: { items: [{ itemId }] },
        },
      ],
    })
    .build();
  return platform.world.addOrder(order).orderId;
}

describe('events about a change', () => {
  it('show the promise date before and after a change', async () => {
    const { user, panel } = await openPanel(platform, LANDMARKS.allEvents, 'events');
    const events = await list(panel);
    await user.click(await within(events).findByRole('button', { name: 'Promise date changed' }));
    const change = within(events).getByRole('region', { name: 'Promise date' });
    expect(change).toHaveTextContent(/Before\d{4}-.*After\d{4}-/);
  });

  it('show the address before and after, from the change request of the event', async () => {
    const orderId = anOrderWithAddressChange('changed-item');
    platform.faults.next({ service: 'change-request-router' }, { kind: 'status', status: 500 }, 3);
    const { user, panel } = await openPanel(platform, orderId, 'events', { item: isChanged });
    await user.click(within(await list(panel)).getByRole('button', { name: 'Change requested' }));
    // The event itself is shown even if its change request cannot be read.
    const alert = await within(panel).findByRole('alert');
    expect(within(panel).getByText('changeRequestReceived')).toBeInTheDocument();
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    const change = await within(panel).findByRole('region', { name: 'Delivery address' });
    expect(change).toHaveTextContent(/Before.*Kerkstraat 12.*After.*Kade 7 \(changed\)/);
  });

  it('show the address for an event of the whole order, from an item with change requests', async () => {
    const { user } = await openEvents(anOrderWithAddressChange(null, { isFirst: false }));
    await user.click(await screen.findByRole('button', { name: 'Change requested' }));
    expect(await screen.findByRole('region', { name: 'Delivery address' })).toHaveTextContent(/Kade 7/);
  });

  it('show no address of another item', async () => {
    for (const itemId of ['unread-item', 'other-item']) {
      const { user, close } = await openEvents(anOrderWithAddressChange(itemId));
      const event = await screen.findByRole('article', { name: /Change requested/ });
      await user.click(within(event).getByRole('button', { name: 'Change requested' }));
      expect(await screen.findByText('changeRequestReceived')).toBeInTheDocument();
      expect(screen.queryByText('Loading the change requests…')).not.toBeInTheDocument();
      expect(screen.queryByRole('region', { name: 'Delivery address' })).not.toBeInTheDocument();
      close();
    }
  });
});
