import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LANDMARKS } from '#mocks/landmarks.ts';
import { fulfillmentConfigurationHref } from '#mocks/links.ts';
import { PEOPLE } from '#mocks/people.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { openPanel } from '#test/openPanel.ts';
import { simulatedPlatform } from '#test/simulated.ts';
import { list } from './eventScene.ts';

const platform = simulatedPlatform({ orders: 1 });
/** The configuration of a fulfiller that does not accept cancellations. */
const configuration = fulfillmentConfigurationHref('v0jp59gd7m', 'VIP-12000');

describe('Cancellation requests', () => {
  it('the tab stays and shows an error if the events cannot be loaded', async () => {
    const order = anOrder().with(anItem()).build();
    platform.world.addOrder(order);
    platform.faults.next({ path: /eventquery/ }, { kind: 'status', status: 500 }, 30);
    await openPanel(platform, order.orderId, 'cancellations');
    expect(
      await screen.findByRole('tab', { name: 'Cancellation requests', selected: true }),
    ).toBeInTheDocument();
    expect(await within(screen.getByRole('tabpanel')).findByRole('alert')).toBeInTheDocument();
    platform.faults.clear();
  });

  it('S2.80: have no tab without a request, as changes and shipments have none without links', async () => {
    const { panel } = await openPanel(platform, LANDMARKS.untouched, 'events');
    await list(panel);
    const tabs = screen.getAllByRole('tab').map((tab) => tab.textContent);
    expect(tabs).toEqual(['Details', 'Status overview', 'Events']);
  });

  it('S4.30: show the requester and the acceptance', async () => {
    const { panel } = await openPanel(platform, LANDMARKS.cancelled, 'cancellations');
    expect(await within(panel).findByText('Cancellation requested')).toBeInTheDocument();
    expect(within(panel).getByText('Accepted')).toBeInTheDocument();
    const names: string[] = [PEOPLE.staff.name, PEOPLE.merchantOperator.name];
    expect((await within(panel).findAllByText((text) => names.includes(text))).length).toBeGreaterThan(0);
  });

  it('S3.41, S4.30: show a rejected request with all details of it and its rejection', async () => {
    const item = anItem().by('v0jp59gd7m').linked('fulfillmentConfiguration', configuration);
    const order = anOrder()
      .with(item)
      .event('cancellationRequestReceived', {
        eventDate: '2026-11-18T09:00:00Z',
        additionalData: { requestedBy: 'merchant', reason: 'Ordered twice', quantity: 1500 },
      })
      .event('nothingCancelled', {
        eventDate: '2026-11-18T10:00:00Z',
        additionalData: {
          cancelledBy: 'Dock 4',
          handledByPlatform: false,
          costsIncurred: true,
          reason: 'Printed already',
        },
      })
      .build();
    platform.world.addOrder(order);
    const { panel } = await openPanel(platform, order.orderId, 'cancellations');
    const card = await within(panel).findByRole('listitem');
    expect(within(card).getByRole('heading', { name: 'Rejected' })).toBeInTheDocument();
    for (const text of ['Ordered twice', '1,500', 'Printed already', 'Costs incurred']) {
      expect(card).toHaveTextContent(text);
    }
    expect(card).toHaveTextContent(/Cancelled by\s*Dock 4/);
    expect(card).toHaveTextContent(/Handled by the platform\s*No/);
    expect(
      await within(panel).findByText('The fulfiller of this item does not accept cancellation requests.'),
    ).toBeInTheDocument();
  });

  it('say that the response is pending', async () => {
    const { panel } = await openPanel(platform, LANDMARKS.pendingCancellation, 'cancellations');
    expect(await within(panel).findByText('No response yet')).toBeInTheDocument();
  });

  it('R584: say that there was no response to a request if the item was cancelled meanwhile', async () => {
    const order = anOrder().with(anItem().current('cancelled')).event('cancellationRequestReceived').build();
    platform.world.addOrder(order);
    const { panel } = await openPanel(platform, order.orderId, 'cancellations');
    expect(await within(panel).findByText('No response')).toBeInTheDocument();
    expect(within(panel).queryByText('No response yet')).not.toBeInTheDocument();
  });
});

describe('Change requests', () => {
  it('S4.27 to S4.29: each shows its type, state and response date; pending ones say so', async () => {
    const { panel } = await openPanel(platform, LANDMARKS.changeRequests, 'changes');
    const titles = await within(panel).findAllByRole('heading', { level: 4 });
    expect(new Set(titles.map((title) => title.textContent))).toEqual(
      new Set(['Delivery', 'Shipment requirement', 'Artwork']),
    );
    expect(within(panel).getAllByText('Accepted').length).toBeGreaterThan(0);
    expect(within(panel).getAllByText('Pending').length).toBeGreaterThan(0);
    expect(await within(panel).findByText('Pickup point')).toBeInTheDocument();
    expect(within(panel).getByRole('link', { name: /parcel-shops/ })).toBeInTheDocument();
  });

  it('S4.28: the status of the item takes precedence over that of the whole request', async () => {
    const [record] = [platform.world.record(LANDMARKS.changeRequests)];
    const item = record?.items.find((one) => one._links?.changeRequests);
    const change = record?.changeRequests.find(({ _embedded }) =>
      _embedded.items.some(({ itemId }) => itemId === item?.itemId),
    );
    if (!item || !change) throw new Error('The landmark has no change request');
    change.requestStatus = { state: 'preparing', itemStatus: { [item.itemId]: 'rejected' } };
    const { panel } = await openPanel(platform, LANDMARKS.changeRequests, 'changes', {
      item: ({ itemId }) => itemId === item.itemId,
    });
    const id = await within(panel).findByText(change.changeRequestId);
    const card = id.closest('li') as HTMLElement;
    expect(within(card).getByText('Rejected')).toHaveClass('status-danger');
    expect(within(card).queryByText('Pending')).not.toBeInTheDocument();
  });

  it('S8.24: say why details could not be loaded, and show the request as JSON', async () => {
    platform.faults.next({ path: /deliveryRequest/ }, { kind: 'status', status: 500 }, 60);
    const { user, panel } = await openPanel(platform, LANDMARKS.changeRequests, 'changes');
    const [notice] = await within(panel).findAllByText(
      'Error loading Change Request Details. Change Request JSON is provided below',
    );
    expect(notice).toBeInTheDocument();
    expect((await within(panel).findAllByRole('button', { name: 'Copy JSON' })).length).toBeGreaterThan(0);
    // Every request has details of its own. Those that are still loading would fail after the clicks.
    await waitFor(() =>
      expect(within(panel).queryByText('Loading the change requests…')).not.toBeInTheDocument(),
    );
    platform.faults.clear();
    for (const again of within(panel).getAllByRole('button', { name: 'Try again' })) await user.click(again);
    await waitFor(() => expect(within(panel).queryByText(/^Error loading Change/)).not.toBeInTheDocument());
  });

  it('R438: are listed before their details have arrived, and only those that failed are loaded again', async () => {
    platform.faults.next({ path: /deliveryRequest/ }, { kind: 'status', status: 400 });
    platform.faults.next({ path: /deliveryRequest/ }, { kind: 'neverAnswers' }, 30);
    const { user, panel } = await openPanel(platform, LANDMARKS.changeRequests, 'changes');
    await within(panel).findByText(/^Error loading Change Request Details/);
    expect(within(panel).getAllByRole('heading', { level: 4 }).length).toBeGreaterThan(1);
    platform.faults.clear();
    const sent = (path: RegExp) => platform.requests.filter((request) => path.test(request));
    const lists = sent(/changeRequests?(\?|$)/);
    await user.click(within(panel).getByRole('button', { name: 'Try again' }));
    // R424: the notice that had the focus is gone.
    expect(await within(panel).findByText('Loaded.')).toHaveRole('status');
    expect(sent(/changeRequests?(\?|$)/)).toEqual(lists);
    // Some of the requests wait for others, so they may be sent only now. Only one is sent a second time.
    const details = sent(/\/deliveryRequest/);
    expect(details).toHaveLength(new Set(details).size + 1);
  });

  it('R45: show a link to an unknown origin, which can be opened instead of loaded again', async () => {
    const href = 'https://pickup.elsewhere.example/points/1';
    const record = platform.world.record(LANDMARKS.changeRequests);
    const [change] = record?.changeRequests ?? [];
    if (!change) throw new Error('The landmark has no change request');
    const { requested } = change;
    change.requested = { ...requested, _links: { deliveryRequest: { href } } };
    const { panel } = await openPanel(platform, LANDMARKS.changeRequests, 'changes');
    const notice = await within(panel).findByRole('alert');
    expect(within(notice).getByRole('link')).toHaveAttribute('href', href);
    expect(within(notice).queryByRole('button')).not.toBeInTheDocument();
    change.requested = requested;
  });

  it('S3.38, R118: name who asked and the preferred order, and mark only changed fields that the request can contain', async () => {
    const change = platform.world.record(LANDMARKS.changeRequests)?.changeRequests[0];
    const before = change?.previous.destinationAddress;
    if (!change || !before) throw new Error('The landmark has no change of an address');
    change.previous.destinationAddress = { ...before, email: 'ana@mail.example', isResidential: true };
    change.requested.destinationAddress = { ...change.previous.destinationAddress, street1: 'Kade 7' };
    change.changeFrom = 'merchant';
    change.createdOnBehalfOf = PEOPLE.merchantOperator.sub;
    change._links = { preferredOrder: { href: 'https://orders.example/9', name: 'Order 9' } };
    const [embedded] = change._embedded.items;
    const { panel } = await openPanel(platform, LANDMARKS.changeRequests, 'changes', {
      item: ({ itemId }) => itemId === embedded?.itemId,
    });
    const card = (await within(panel).findByText(change.changeRequestId)).closest('li') as HTMLElement;
    await waitFor(() => expect(card).toHaveTextContent(/Kade 7 \(changed\)/));
    expect(within(card).getAllByText('ana@mail.example')).toHaveLength(2);
    expect(within(card).getAllByText('(removed)')).toHaveLength(1);
    expect(card).toHaveTextContent(/Requested by\s*Merchant/);
    expect(await within(card).findByText(PEOPLE.merchantOperator.name)).toBeInTheDocument();
    expect(within(card).getByRole('link', { name: /^Order 9/ })).toHaveAttribute(
      'href',
      'https://orders.example/9',
    );
  });

  it('S8.26: a delivery request without an address shows its link', async () => {
    const record = platform.world.record(LANDMARKS.changeRequests);
    for (const change of record?.changeRequests ?? []) change.requested.destinationAddress = null;
    const { panel } = await openPanel(platform, LANDMARKS.changeRequests, 'changes');
    const [text] = await within(panel).findAllByText(/has no address/);
    expect(text).toHaveTextContent(/deliveryRequest/);
  });
});
