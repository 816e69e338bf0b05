import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LANDMARKS } from '#mocks/landmarks.ts';
import type { PersonName } from '#mocks/people.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { fact, inDays, itemScene } from './itemScene.ts';

const { platform, openDetails } = itemScene();

describe('S2.91: the fulfiller’s details', () => {
  it('show its contacts and capabilities to users who can read it', async () => {
    const { user, panel } = await openDetails(LANDMARKS.single);
    await user.click(within(panel).getByRole('button', { name: 'Printworks Venlo: fulfiller details' }));
    expect(await within(panel).findByText('Accepts cancellations')).toBeInTheDocument();
    expect(within(panel).getByText('Requires shipment planning')).toBeInTheDocument();
    expect(fact(panel, 'Supports “do not ship”')).toMatch(/^(Yes|No)$/);
  });

  it('show only its ID and whom to ask to users who cannot read it', async () => {
    const { user, panel } = await openDetails(LANDMARKS.single, { as: 'merchantOperator' });
    await user.click(within(panel).getByRole('button', { name: 'k3vd81mq0z: fulfiller details' }));
    expect(within(panel).getByText(/You do not have access to this fulfiller/)).toBeInTheDocument();
    const mail = within(panel).getByRole('link', {
      name: 'Contact platform support at support@console.test',
    });
    const href = decodeURIComponent(mail.getAttribute('href') ?? '');
    expect(href).toContain('Access to fulfiller k3vd81mq0z');
    expect(href).toContain('auth0|');
    expect(within(panel).queryByText('Printworks Venlo')).not.toBeInTheDocument();
  });

  it('show the same after a refusal by the platform', async () => {
    platform.faults.next(
      { service: 'fulfiller-identity', path: /fulfillers\/k3/ },
      { kind: 'status', status: 403 },
    );
    const { user, panel } = await openDetails(LANDMARKS.single);
    await user.click(within(panel).getByRole('button', { name: /fulfiller details/ }));
    expect(await within(panel).findByText(/You do not have access to this fulfiller/)).toBeInTheDocument();
  });
});

describe('S3.44, S7.20: the fulfiller’s own order', () => {
  const VENLO = 'k3vd81mq0z';
  const section = async (panel: HTMLElement) =>
    within(await within(panel).findByRole('region', { name: 'Fulfiller order' }));

  /** Adds an order whose fulfiller has received these requests, and opens the details of its only item. */
  async function openAsked(asked: readonly { type: string; status: string }[], as: PersonName = 'staff') {
    const item = anItem().at('awaitingResponse').by(VENLO);
    const { shortItemId = '' } = item.build();
    const order = anOrder().with(item).build();
    const group = order.order?.fulfillmentGroups?.[0]?.shortFulfillmentGroupId ?? '';
    const notifications = asked.map(({ type, status }, index) => ({
      notificationId: `notification-${index}`,
      type,
      status,
      createdDate: inDays(index - 9),
      fulfillerId: VENLO,
      order: { orderId: group },
      items: [{ itemId: shortItemId, status, quantity: 1 }],
    }));
    const { orderId } = platform.world.addOrder({ ...order, notifications });
    return { ...(await openDetails(orderId, { as })), group };
  }

  it('shows its dates, its contact and the delivery address', async () => {
    const { panel, group } = await openAsked([]);
    const own = await section(panel);
    expect(await own.findByText(group)).toBeInTheDocument();
    const all = await within(panel).findByRole('region', { name: 'Fulfiller order' });
    expect(fact(all, 'Created')).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC$/);
    expect(fact(all, 'Promise date')).not.toBeNull();
    expect(fact(all, 'Merchant support')).toMatch(/@/);
    expect(fact(all, 'Destination')).toMatch(/Ana Ruiz.*Venlo/);
    expect(own.getByText('No message about this item has been sent to the fulfiller.')).toBeInTheDocument();
  });

  it('lists the requests to the fulfiller with their results, newest first', async () => {
    const { panel } = await openAsked([
      { type: 'OrderRequest', status: 'REJECTED' },
      { type: 'RetryOrderRequest', status: 'ACCEPTED' },
      { type: 'CancellationRequest', status: 'NEW' },
      { type: 'BrandNewRequest', status: 'PARKED' },
    ]);
    const own = await section(panel);
    await own.findByText('Repeated order request');
    expect(own.getAllByRole('listitem').filter((entry) => /request/i.test(entry.textContent))).toHaveLength(
      4,
    );
    const texts = own.getAllByRole('listitem').map((entry) => entry.textContent);
    const asked = texts.filter((text) => /request/i.test(text ?? ''));
    for (const [index, text] of [
      'BrandNewRequest PARKED',
      'Cancellation request no response yet',
      'Repeated order request accepted',
      'Order request rejected',
    ].entries())
      expect(asked[index]).toContain(text);
  });

  it('fails without affecting the rest of the panel, and can be loaded again', async () => {
    platform.faults.next(
      { service: 'fulfillment-order-manager', path: /v1\/orders/ },
      { kind: 'status', status: 500 },
      3,
    );
    const { user, panel, group } = await openAsked([{ type: 'OrderRequest', status: 'NEW' }]);
    const own = await section(panel);
    expect(await own.findByText('The fulfiller order could not be loaded.')).toBeInTheDocument();
    expect(await own.findByText('Order request')).toBeInTheDocument();
    expect(fact(panel, 'Transmission')).toMatch(/^Sent, no response yet/);
    await user.click(own.getByRole('button', { name: 'Try again' }));
    expect(await own.findByText(group)).toBeInTheDocument();
  });

  it('R416: is shown to users who read orders of the fulfiller without its profile', async () => {
    platform.faults.next(
      { service: 'access-management', path: /permissions/ },
      {
        kind: 'status',
        status: 200,
        body: { merchants: [], fulfillers: [{ identifier: VENLO, permissions: ['read:order'] }] },
      },
    );
    const { panel, group } = await openAsked([{ type: 'OrderRequest', status: 'NEW' }], 'fulfillerOperator');
    const own = await section(panel);
    expect(await own.findByText(group)).toBeInTheDocument();
    expect(await own.findByText('Order request')).toBeInTheDocument();
    expect(fact(panel, 'Fulfiller')).toContain(VENLO);
  });

  it('is neither shown to nor requested for users who cannot see the fulfiller', async () => {
    const { panel } = await openAsked([], 'merchantOperator');
    await waitFor(() => expect(fact(panel, 'Fulfiller')).toContain(VENLO));
    expect(within(panel).queryByRole('region', { name: 'Fulfiller order' })).not.toBeInTheDocument();
    expect(platform.requests.filter((request) => request.includes('fulfillment-order-manager'))).toEqual([]);
  });
});
