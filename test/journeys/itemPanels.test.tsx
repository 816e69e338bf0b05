import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LANDMARKS } from '#mocks/landmarks.ts';
import { CLIENTS, PEOPLE } from '#mocks/people.ts';
import { loadOrder } from '#store/order/orderOperations.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { openPanel } from '#test/openPanel.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform({ orders: 1 });

describe('S1.4: Related', () => {
  it('S7.27: shows the claim with its reorder', async () => {
    const { panel } = await openPanel(platform, LANDMARKS.claimed, 'related');
    const link = await within(panel).findByRole('link', { description: LANDMARKS.claimReorder });
    expect(link).toHaveAttribute('href', expect.stringContaining(`/orders/${LANDMARKS.claimReorder}`));
  });

  it('S7.22: links to the item that replaced this one', async () => {
    const { panel } = await openPanel(platform, LANDMARKS.redirected, 'related');
    const target = await within(panel).findByTitle(LANDMARKS.redirectTarget);
    expect(within(panel).getByText('Redirected to')).toBeInTheDocument();
    expect(target.closest('a')).toHaveAttribute(
      'href',
      expect.stringContaining(`/orders/${LANDMARKS.redirectTarget}`),
    );
  });

  it('shows an error for a related item, and loads only that one again', async () => {
    platform.faults.next({ service: 'item-service', path: /reference/ }, { kind: 'status', status: 500 }, 20);
    const { user, panel } = await openPanel(platform, LANDMARKS.redirected, 'related');
    const failure = await within(panel).findByText(/Not available/);
    platform.faults.clear();
    await user.click(within(failure.parentElement as HTMLElement).getByRole('button', { name: 'Try again' }));
    expect((await within(panel).findByTitle(LANDMARKS.redirectTarget)).closest('a')).toBeInTheDocument();
    expect(within(panel).queryByText(/Not available/)).not.toBeInTheDocument();
    // R424: once, although the item is named in two places.
    expect(screen.getByText('Loaded.')).toHaveRole('status');
  });

  it('R45: shows a link to an unknown origin as a link, because the console never follows it', async () => {
    const href = 'https://items.elsewhere.example/v1/items/1';
    const { orderId } = platform.world.addOrder(anOrder().with(anItem().linked('routedItem', href)).build());
    const { panel } = await openPanel(platform, orderId, 'related');
    const link = await within(panel).findByRole('link', { name: /elsewhere\.example/ });
    expect(link).toHaveAttribute('href', href);
    expect(within(panel).queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('shows the claims from the item itself even if their service fails', async () => {
    platform.faults.next({ service: 'complaints' }, { kind: 'status', status: 500 }, 20);
    const { panel } = await openPanel(platform, LANDMARKS.complained, 'related');
    expect(await within(panel).findByText('The complaints could not be loaded.')).toBeInTheDocument();
    expect(within(panel).getByRole('heading', { name: 'Complaints' })).toBeInTheDocument();
    expect(within(panel).getAllByRole('listitem').length).toBeGreaterThan(0);
  });

  it('shows the complaints once if they cannot be loaded again', async () => {
    const { user, panel } = await openPanel(platform, LANDMARKS.complained, 'related');
    const { length } = await within(panel).findAllByRole('listitem');
    platform.faults.next({ service: 'complaints' }, { kind: 'status', status: 500 }, 20);
    await user.keyboard('r');
    await within(panel).findByText('The complaints could not be loaded.');
    expect(within(panel).getAllByRole('listitem')).toHaveLength(length);
  });
});

describe('S7.24: the manufacturing attributes', () => {
  it('are shown once if they cannot be loaded again', async () => {
    const itemId = platform.world.record(LANDMARKS.single)?.items[0]?.itemId;
    const route = `/orders/${LANDMARKS.single}?itemId=${itemId}&modal=manufacturing`;
    const { store } = await renderApp({ platform, route });
    const dialog = within(await screen.findByRole('dialog', { name: 'Manufacturing attributes' }));
    await dialog.findByRole('table');
    platform.faults.next({ service: 'manufacturing-data' }, { kind: 'status', status: 500 }, 20);
    act(() => void store.dispatch(loadOrder.requested({ orderId: LANDMARKS.single })));
    await dialog.findByRole('alert');
    expect(dialog.getAllByRole('table')).toHaveLength(1);
  });
});

describe('R15: each panel fails on its own', () => {
  it.each([
    [
      'status',
      'item-history',
      'The item history could not be loaded (ItemHistoryFailure).',
      LANDMARKS.single,
    ],
    ['events', 'backend', 'The events could not be loaded.', LANDMARKS.single],
    [
      'changes',
      'change-request-router',
      'The change requests could not be loaded.',
      LANDMARKS.changeRequests,
    ],
    ['related', 'claims', 'The claims could not be loaded.', LANDMARKS.claimed],
  ] as const)(
    '%s shows its error and loads only its own data again',
    async (tab, service, title, orderId) => {
      platform.faults.next({ service, method: 'GET' }, { kind: 'status', status: 500 }, 40);
      const { user, panel } = await openPanel(platform, orderId, tab);
      const text = await within(panel).findByText(title);
      const notice = text.closest('[role="alert"]') as HTMLElement;
      expect(screen.getAllByRole('tab').length).toBeGreaterThan(1);
      platform.faults.clear();
      await user.click(within(notice).getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(within(panel).queryByText(title)).not.toBeInTheDocument());
    },
  );

  it('RemediationStepsFailure affects only the steps', async () => {
    platform.faults.next({ path: /remediationStep/ }, { kind: 'status', status: 500 }, 20);
    const { panel } = await openPanel(platform, LANDMARKS.unsupported, 'status');
    expect(await within(panel).findByText(/RemediationStepsFailure/)).toBeInTheDocument();
    expect(within(panel).getByText(/Order cancellations/)).toBeInTheDocument();
    expect(await within(panel).findByRole('table', { name: 'History' })).toBeInTheDocument();
  });

  it('S7.26: names are requested once, however many events, items and panels show them', async () => {
    const [client = ''] = Object.keys(CLIENTS);
    const person: string = PEOPLE.developer.sub;
    const items = [anItem(), anItem()];
    const order = items.reduce(
      (made, item) =>
        [client, person, client].reduce(
          (one, createdOnBehalfOf) =>
            one.event('cancellationRequestReceived', { itemId: item.build().itemId, createdOnBehalfOf }),
          made,
        ),
      anOrder().with(...items),
    );
    const { orderId } = platform.world.addOrder(order.build());
    const { user, panel } = await openPanel(platform, orderId, 'events');
    expect(await within(panel).findByText(PEOPLE.developer.name)).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Cancellation requests' }));
    expect((await screen.findAllByText(PEOPLE.developer.name)).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: /^Show details/ }));
    const details = await screen.findByRole('tab', { name: 'Details', selected: true });
    const second = details.closest('article') as HTMLElement;
    await user.click(within(second).getByRole('tab', { name: 'Events' }));
    await waitFor(() => expect(screen.getAllByText(PEOPLE.developer.name).length).toBeGreaterThan(1));
    const names = platform.requests.filter((request) =>
      /\/v1\/(clients|principals)\/[^/?]+(\?|$)/.test(request),
    );
    expect(names).toHaveLength(2);
    const carriers = platform.requests.filter((request) => request.includes('/carrierServices'));
    expect(new Set(carriers).size).toBe(carriers.length);
  });

  it('unresolved names stay IDs, without an error message', async () => {
    const order = anOrder()
      .with(anItem())
      .event('platformAccepted', { createdOnBehalfOf: 'auth0|nobody-knows' })
      .build();
    platform.world.addOrder(order);
    const { panel } = await openPanel(platform, order.orderId, 'events');
    expect(await within(panel).findByText('auth0|nobody-knows')).toBeInTheDocument();
    expect(within(panel).queryByRole('alert')).not.toBeInTheDocument();
  });
});
