import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LANDMARKS } from '#mocks/landmarks.ts';
import { fulfillmentConfigurationHref } from '#mocks/links.ts';
import { CLIENTS, PEOPLE } from '#mocks/people.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { openPanel } from '#test/openPanel.ts';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform({ orders: 1 });
/** Of a fulfiller that takes no cancellations. */
const configuration = fulfillmentConfigurationHref('v0jp59gd7m', 'VIP-12000');

describe('Status overview', () => {
  it('S2.82: says where the item stands, what the platform says about it and what helps', async () => {
    const { panel } = await openPanel(platform, LANDMARKS.errors, 'status', {
      item: (item) => item.statuses?.prepressFailed !== undefined,
    });
    const state = await within(panel).findByRole('region', { name: 'Current state' });
    expect(within(state).getByText('Prepress failed')).toBeInTheDocument();
    expect(within(state).getAllByText(/Should have closed/)).toHaveLength(2);
    expect(within(state).getByRole('complementary', { name: 'Hint' })).toHaveTextContent(/document/i);
  });

  it('S2.82: an arrival at the customer is called late once its date has passed, not before', async () => {
    const arrival = (days: number) =>
      anItem()
        .at('inTransit')
        .current('onTimeToCustomer', {
          expectedCloseDate: new Date(Date.now() + days * 86_400_000).toISOString(),
        });
    const { orderId, items } = platform.world.addOrder(anOrder().with(arrival(3), arrival(-3)).build());
    const open = (place: number) =>
      openPanel(platform, orderId, 'status', { item: (item) => item.itemId === items[place]?.itemId });
    const onTime = await open(0);
    const table = await within(onTime.panel).findByRole('table', { name: 'History' });
    expect(within(table).getByRole('rowheader', { name: 'Arrival at the customer' })).toBeInTheDocument();
    expect(within(onTime.panel).queryByText(/Late to customer/)).not.toBeInTheDocument();
    onTime.close();
    const late = await open(1);
    const state = await within(late.panel).findByRole('region', { name: 'Current state' });
    expect(within(state).getByText('Late to customer')).toBeInTheDocument();
    expect(within(late.panel).queryByText('Arrival at the customer')).not.toBeInTheDocument();
  });

  it('S2.82, S4.18: the history groups the steps; a row opens its own', async () => {
    const { user, panel } = await openPanel(platform, LANDMARKS.single, 'status');
    const table = await within(panel).findByRole('table', { name: 'History' });
    expect(within(table).queryByText('Address validation')).not.toBeInTheDocument();
    const group = within(table).getByRole('button', { name: 'Standardizing order 9 steps' });
    expect(group).toHaveAttribute('aria-expanded', 'false');
    await user.click(group);
    expect(within(table).getByText('Address validation')).toBeInTheDocument();
    expect(group).toHaveAttribute('aria-expanded', 'true');
  });

  it('S4.1: the current status runs until now, what has not begun is not shown', async () => {
    const { panel } = await openPanel(platform, LANDMARKS.single, 'status');
    const table = await within(panel).findByRole('table', { name: 'History' });
    expect(within(table).getByRole('row', { name: /^Production .*Current.* now/ })).toBeInTheDocument();
    expect(within(table).queryByRole('row', { name: /^Fulfilled/ })).not.toBeInTheDocument();
  });

  it('S9.16: the picture has one bar per row; the arrow keys move along them and Enter marks the row', async () => {
    const { user, panel } = await openPanel(platform, LANDMARKS.single, 'status');
    const table = await within(panel).findByRole('table', { name: 'History' });
    const picture = within(panel).getByRole('group', { name: 'History' });
    const bars = within(picture).getAllByRole('button');
    expect(bars).toHaveLength(within(table).getAllByRole('row').length - 1);
    expect(bars.filter((bar) => bar.tabIndex === 0)).toEqual([bars[0]]);
    bars[0]?.focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(bars[1]).toHaveFocus();
    await user.keyboard('{End}{Enter}');
    expect(bars.at(-1)).toHaveFocus();
    expect(bars.at(-1)).toHaveAttribute('aria-pressed', 'true');
    const marked = within(table).getAllByRole('row').at(-1);
    expect(marked).toHaveClass('row-selected');
  });

  it('S7.14: names what the fulfiller does not offer, with its steps and documentation', async () => {
    const { panel } = await openPanel(platform, LANDMARKS.unsupported, 'status');
    const remedies = await within(panel).findByRole('region', { name: 'What to do' });
    expect(await within(remedies).findByText(/Order cancellations/)).toBeInTheDocument();
    expect(within(remedies).getByText(/Call the fulfiller/)).toBeInTheDocument();
    const [link] = within(remedies).getAllByRole('link', { name: /Documentation/ });
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('S8.29: a rejected item without steps gets the text for rejected items; a 404 is silent', async () => {
    platform.faults.next({ service: 'fulfillment-expectations' }, { kind: 'status', status: 404 }, 20);
    const { panel } = await openPanel(platform, LANDMARKS.rejected, 'status');
    expect(await within(panel).findByText(/The item was rejected\. Read the reason/)).toBeInTheDocument();
    expect(within(panel).queryByRole('alert')).not.toBeInTheDocument();
  });

  it('S2.82: the advanced view shows every status entry by its raw name', async () => {
    const { user, panel } = await openPanel(platform, LANDMARKS.single, 'status');
    expect(within(panel).queryByText('awaitingFulfillerResponse')).not.toBeInTheDocument();
    await user.click(await within(panel).findByRole('checkbox', { name: 'Advanced developer view' }));
    expect(await within(panel).findByText('awaitingFulfillerResponse')).toBeInTheDocument();
  });
});

describe('Cancellation requests', () => {
  it('where the events cannot be had it stays, and says so: nobody knows that there are none', async () => {
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

  it('S2.80: has no tab where nobody asked', async () => {
    await openPanel(platform, LANDMARKS.untouched, 'status');
    expect(screen.queryByRole('tab', { name: 'Cancellation requests' })).not.toBeInTheDocument();
  });

  it('S4.30: shows who asked and that it was accepted', async () => {
    const { panel } = await openPanel(platform, LANDMARKS.cancelled, 'cancellations');
    expect(await within(panel).findByText('Cancellation requested')).toBeInTheDocument();
    expect(within(panel).getByText('Accepted')).toBeInTheDocument();
    const names: string[] = [PEOPLE.staff.name, PEOPLE.merchantOperator.name];
    expect((await within(panel).findAllByText((text) => names.includes(text))).length).toBeGreaterThan(0);
  });

  it('S3.41, S4.30: a request that was refused says so, with everything known of both', async () => {
    const item = anItem().by('v0jp59gd7m').linked('fulfillmentConfiguration', configuration);
    const order = anOrder()
      .with(item)
      .event('cancellationRequestReceived', {
        eventDate: '2026-11-18T09:00:00Z',
        additionalData: { requestedBy: 'merchant', reason: 'Ordered twice', quantity: 1500 },
      })
      .event('nothingCancelled', {
        eventDate: '2026-11-18T10:00:00Z',
        additionalData: { handledByPlatform: false, costsIncurred: true, reason: 'Printed already' },
      })
      .build();
    platform.world.addOrder(order);
    const { panel } = await openPanel(platform, order.orderId, 'cancellations');
    const card = await within(panel).findByRole('listitem');
    expect(within(card).getByRole('heading', { name: 'Rejected' })).toBeInTheDocument();
    for (const text of ['Ordered twice', '1,500', 'Printed already', 'Costs incurred']) {
      expect(card).toHaveTextContent(text);
    }
    expect(card).toHaveTextContent(/Handled by the platform\s*No/);
    expect(
      await within(panel).findByText('The fulfiller of this item takes no cancellation requests.'),
    ).toBeInTheDocument();
  });

  it('says that the answer is still to come', async () => {
    const { panel } = await openPanel(platform, LANDMARKS.pendingCancellation, 'cancellations');
    expect(await within(panel).findByText('No answer yet')).toBeInTheDocument();
  });
});

describe('Change requests', () => {
  it('S4.27 to S4.29: each has its type, state and response date; pending ones say so', async () => {
    const { panel } = await openPanel(platform, LANDMARKS.changeRequests, 'changes');
    const titles = await within(panel).findAllByRole('heading', { level: 4 });
    expect(new Set(titles.map((title) => title.textContent))).toEqual(
      new Set(['Delivery', 'Shipment requirement', 'Artwork']),
    );
    expect(within(panel).getAllByText('Accepted').length).toBeGreaterThan(0);
    expect(within(panel).getAllByText('Pending').length).toBeGreaterThan(0);
    expect(within(panel).getByText('Pickup point')).toBeInTheDocument();
    expect(within(panel).getByRole('link', { name: /parcel-shops/ })).toBeInTheDocument();
  });

  it('S4.28: what was said of the item counts more than what was said of the whole request', async () => {
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

  it('S8.24: details that cannot be had show why, and the request as JSON', async () => {
    platform.faults.next({ path: /deliveryRequest/ }, { kind: 'status', status: 500 }, 60);
    const { user, panel } = await openPanel(platform, LANDMARKS.changeRequests, 'changes');
    const [notice] = await within(panel).findAllByText(
      'Error loading Change Request Details. Change Request JSON is provided below',
    );
    expect(notice).toBeInTheDocument();
    expect((await within(panel).findAllByRole('button', { name: 'Copy JSON' })).length).toBeGreaterThan(0);
    platform.faults.clear();
    const [again] = within(panel).getAllByRole('button', { name: 'Try again' });
    await user.click(again as HTMLElement);
    await waitFor(() => expect(within(panel).queryByText(/^Error loading Change/)).not.toBeInTheDocument());
  });

  it('S8.26: a delivery request without an address names its link', async () => {
    const record = platform.world.record(LANDMARKS.changeRequests);
    for (const change of record?.changeRequests ?? []) change.requested.destinationAddress = null;
    const { panel } = await openPanel(platform, LANDMARKS.changeRequests, 'changes');
    const [text] = await within(panel).findAllByText(/names no address/);
    expect(text).toHaveTextContent(/deliveryRequest/);
  });
});

describe('Related', () => {
  it('S7.27: shows the claim with the order that was placed again because of it', async () => {
    const { panel } = await openPanel(platform, LANDMARKS.claimed, 'related');
    const link = await within(panel).findByRole('link', { name: `Order ${LANDMARKS.claimReorder}` });
    expect(link).toHaveAttribute('href', expect.stringContaining(`/orders/${LANDMARKS.claimReorder}`));
  });

  it('S7.22: leads to the item that this one was redirected to', async () => {
    const { panel } = await openPanel(platform, LANDMARKS.redirected, 'related');
    const link = await within(panel).findByRole('link', { name: new RegExp(LANDMARKS.redirectTarget) });
    expect(within(panel).getByText('Redirected to')).toBeInTheDocument();
    expect(link).toHaveAttribute('href', expect.stringContaining(`/orders/${LANDMARKS.redirectTarget}`));
  });

  it('a related item that cannot be read costs its line, and is tried again alone', async () => {
    platform.faults.next({ service: 'item-service', path: /reference/ }, { kind: 'status', status: 500 }, 20);
    const { user, panel } = await openPanel(platform, LANDMARKS.redirected, 'related');
    const alert = await within(panel).findByRole('alert');
    expect(alert).toHaveTextContent('The related item could not be loaded.');
    platform.faults.clear();
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(
      await within(panel).findByRole('link', { name: new RegExp(LANDMARKS.redirectTarget) }),
    ).toBeInTheDocument();
    expect(within(panel).queryByRole('alert')).not.toBeInTheDocument();
  });

  it('what the item itself says of its claims shows also where their service fails', async () => {
    platform.faults.next({ service: 'complaints' }, { kind: 'status', status: 500 }, 20);
    const { panel } = await openPanel(platform, LANDMARKS.complained, 'related');
    expect(await within(panel).findByText('The complaints could not be loaded.')).toBeInTheDocument();
    expect(within(panel).getByRole('heading', { name: 'Complaints' })).toBeInTheDocument();
    expect(within(panel).getAllByRole('listitem').length).toBeGreaterThan(0);
  });
});

describe('each panel fails alone', () => {
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
  ] as const)('%s says what failed and asks again alone', async (tab, service, title, orderId) => {
    platform.faults.next({ service, method: 'GET' }, { kind: 'status', status: 500 }, 40);
    const { user, panel } = await openPanel(platform, orderId, tab);
    const text = await within(panel).findByText(title);
    const notice = text.closest('[role="alert"]') as HTMLElement;
    expect(screen.getAllByRole('tab').length).toBeGreaterThan(1);
    platform.faults.clear();
    await user.click(within(notice).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(within(panel).queryByText(title)).not.toBeInTheDocument());
  });

  it('RemediationStepsFailure costs the steps only', async () => {
    platform.faults.next({ path: /remediationStep/ }, { kind: 'status', status: 500 }, 20);
    const { panel } = await openPanel(platform, LANDMARKS.unsupported, 'status');
    expect(await within(panel).findByText(/RemediationStepsFailure/)).toBeInTheDocument();
    expect(within(panel).getByText(/Order cancellations/)).toBeInTheDocument();
    expect(await within(panel).findByRole('table', { name: 'History' })).toBeInTheDocument();
  });

  it('S7.26: names are asked for once, however many events, items and panels show them', async () => {
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
    const asked: string[] = [];
    const note = ({ request }: { request: Request }) => void asked.push(request.url);
    platform.server.events.on('request:start', note);
    const { user, panel } = await openPanel(platform, orderId, 'events');
    expect(await within(panel).findByText(PEOPLE.developer.name)).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Cancellation requests' }));
    expect((await screen.findAllByText(PEOPLE.developer.name)).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: /^Show details/ }));
    const details = await screen.findByRole('tab', { name: 'Details', selected: true });
    const second = details.closest('article') as HTMLElement;
    await user.click(within(second).getByRole('tab', { name: 'Events' }));
    await waitFor(() => expect(screen.getAllByText(PEOPLE.developer.name).length).toBeGreaterThan(1));
    platform.server.events.removeListener('request:start', note);
    const names = asked.filter((url) => /\/v1\/(clients|principals)\/[^/]+$/.test(url.split('?')[0] ?? ''));
    expect(names).toHaveLength(2);
    const carriers = asked.filter((url) => url.includes('/carrierServices'));
    expect(new Set(carriers).size).toBe(carriers.length);
  });

  it('names that cannot be resolved stay ids, and nothing is said', async () => {
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
