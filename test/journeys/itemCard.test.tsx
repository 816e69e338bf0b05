import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LANDMARKS } from '#mocks/landmarks.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform({ orders: 1 });

function added(...items: ReturnType<typeof anItem>[]): string {
  // An order's only item would open automatically, so a second item keeps the card closed.
  const order = anOrder().with(...items, anItem().at('producing').having({ merchantProductName: 'other' }));
  return platform.world.addOrder(order.build()).orderId;
}
const mugs = () => anItem().having({ merchantProductName: 'Mugs' });

async function openCard(
  item: ReturnType<typeof anItem>,
  options: Partial<Parameters<typeof renderApp>[0]> = {},
) {
  const app = await renderApp({ platform, route: `/orders/${added(item)}`, ...options });
  return { ...app, card: await screen.findByRole('article', { name: 'Mugs' }) };
}

describe('S2.79: an item as a card', () => {
  it('shows the product, the fulfiller and the quantity, and its IDs with copy buttons', async () => {
    const ids = { merchantItemId: 'VP-7-1', fulfillerItemId: 'F-55', shortItemId: 'MSHORT' };
    const item = mugs().at('producing').by('k3vd81mq0z').quantity(1500).having(ids);
    const { user, card } = await openCard(item);
    for (const name of ['Item ID', 'Merchant item ID', 'Fulfiller item ID'])
      expect(within(card).getByRole('button', { name: `Copy ${name}` })).toBeInTheDocument();
    expect(card).toHaveTextContent('Printworks Venlo');
    expect(card).toHaveTextContent('1,500');
    expect(card).toHaveTextContent(/In production\s*Step 7 of 8/);
    await user.click(within(card).getByRole('button', { name: 'Copy Short item ID' }));
    expect(await navigator.clipboard.readText()).toBe('MSHORT');
    expect(await within(card).findByText('Copied')).toBeInTheDocument();
  });

  it('S2.91: shows only the ID of a fulfiller that the user cannot read', async () => {
    const { card } = await openCard(mugs().at('producing').by('k3vd81mq0z'), { as: 'merchantOperator' });
    expect(card).toHaveTextContent('k3vd81mq0z');
    expect(card).not.toHaveTextContent('Printworks Venlo');
  });

  it.each([
    ['before routing', 'Not routed yet', mugs()],
    ['although it is in production', 'Not available', mugs().at('producing')],
  ])('an item without a fulfiller, %s: “%s”', async (_title, text, item) => {
    const { card } = await openCard(item);
    expect(card).toHaveTextContent(`Fulfiller${text}`);
  });

  it('S8.29: says that there is no preview', async () => {
    const { card } = await openCard(mugs());
    expect(await within(card).findByText('no preview')).toBeInTheDocument();
  });

  it('shows the first page of its document', async () => {
    await renderApp({ platform, route: `/orders/${LANDMARKS.single}` });
    const preview = await screen.findByRole('img', { name: /^Preview of/ });
    expect(preview).toHaveAttribute('src', expect.stringContaining('width=150'));
    expect(preview).toHaveAttribute('loading', 'lazy');
  });
});

describe('the state of an item', () => {
  it('S2.93, S2.95: names the status of a suspended item, and the reason in a tooltip', async () => {
    const item = mugs().at('routing').current('suspended', { detail: 'No fulfiller can deliver in time.' });
    const { user, card } = await openCard(item);
    expect(card).toHaveTextContent(/Suspended In Routing/);
    const why = within(card).getByRole('button', { name: 'Reason for suspension' });
    await user.hover(why);
    expect(await screen.findByRole('tooltip')).toHaveTextContent('No fulfiller can deliver in time.');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('S4.19: says that an item is on hold, and at which stage', async () => {
    const { card } = await openCard(mugs().at('producing').current('onHold', { detail: 'Payment is open.' }));
    expect(card).toHaveTextContent('On hold: In production');
    const warnings = within(card).getByRole('list', { name: 'Warnings' });
    expect(warnings).toHaveTextContent(/On hold.*Payment is open\./);
  });

  it('S8.29: says that a suspension has no reason', async () => {
    const { user, card } = await openCard(mugs().at('routing').current('suspended'));
    await user.tab();
    within(card).getByRole('button', { name: 'Reason for suspension' }).focus();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('The reason is not available.');
  });

  it('S4.16: shows a rejected item as an error even without a date, with the reason', async () => {
    const { user, card } = await openCard(mugs().current('rejected', { detail: 'SKU is not set up.' }));
    expect(card).toHaveTextContent('Error: Rejected SKU is not set up.');
    await user.hover(within(card).getByRole('button', { name: 'Reason for rejection' }));
    expect(await screen.findByRole('tooltip')).toHaveTextContent('SKU is not set up.');
  });

  it('S2.94: a rejected item with another status has a second label, which also has an icon', async () => {
    const { card } = await openCard(mugs().current('cancelled').current('rejected'));
    const rejected = within(card).getByText('Rejected', { selector: '.status-label' });
    expect(rejected.querySelector('svg')).toBeInTheDocument();
  });

  it('lists errors, missed SLAs, a pending cancellation and the next due status', async () => {
    const inThreeHours = new Date(Date.now() + 3.5 * 3_600_000).toISOString();
    const item = mugs()
      .at('preparing')
      .late('preparing', 30)
      .late('prepressFailed', 2)
      .current('pendingCancellation', { expectedCloseDate: inThreeHours });
    const { card } = await openCard(item);
    const warnings = within(card).getByRole('list', { name: 'Warnings' });
    expect(
      within(warnings)
        .getAllByRole('listitem')
        .map((entry) => entry.textContent),
    ).toEqual([
      expect.stringMatching(/Error: Prepress failed.*2 hr late/),
      expect.stringMatching(/Missed SLA: Awaiting order preparation.*30 hr late/),
      expect.stringContaining('A cancellation is pending.'),
      expect.stringContaining('Pending cancellation: due in 3 hr'),
    ]);
  });

  it('R96: shows no next due status of a cancelled item', async () => {
    const inThreeHours = new Date(Date.now() + 3.5 * 3_600_000).toISOString();
    const item = mugs().current('cancelled').current('preparing', { expectedCloseDate: inThreeHours });
    const { card } = await openCard(item);
    const warnings = within(card).getByRole('list', { name: 'Warnings' });
    expect(within(warnings).getAllByRole('listitem')).toHaveLength(1);
  });

  it('shows no warnings for an item in good health', async () => {
    const { card } = await openCard(mugs().at('producing'));
    expect(within(card).queryByRole('list', { name: 'Warnings' })).not.toBeInTheDocument();
  });
});

describe('S4.23, S4.24: the tracking of its shipments', () => {
  const anyTracking =
    /In transit|Delivered|Exception|Dispatched|Ready to dispatch|Out for delivery|Received|Not found|cancelled/;

  it('shows the tracking status of each shipment', async () => {
    await renderApp({ platform, route: `/orders/${LANDMARKS.trackingStates}` });
    const [card] = await screen.findAllByRole('article');
    expect(await within(card as HTMLElement).findByText(anyTracking)).toBeInTheDocument();
  });

  it('S8.18: says that shipments could not be loaded', async () => {
    platform.faults.next({ path: /\/v1\/shipments\// }, { kind: 'status', status: 500 }, 30);
    await renderApp({ platform, route: `/orders/${LANDMARKS.trackingStates}` });
    const [card] = await screen.findAllByRole('article');
    expect(
      await within(card as HTMLElement).findByText('Error retrieving shipment data.'),
    ).toBeInTheDocument();
  });

  it('is missing for an item that has not been shipped', async () => {
    const { card } = await openCard(mugs().at('producing'));
    expect(within(card).queryByText('Tracking')).not.toBeInTheDocument();
  });
});

describe('a cancelled or partly shipped item', () => {
  const cancelled = () => mugs().at('producing').current('cancelled', { detail: 'Ordered twice' });
  const open = async (order: ReturnType<typeof anOrder>) => {
    const { orderId } = platform.world.addOrder(order.build());
    await renderApp({ platform, route: `/orders/${orderId}` });
    return await screen.findByRole('article', { name: 'Mugs' });
  };

  it('R127: is not an error on its card if its cancellation was requested', async () => {
    const card = await open(anOrder().with(cancelled()).event('cancellationRequestReceived'));
    expect(await within(card).findByText('Cancelled on request')).toBeInTheDocument();
    expect(card).toHaveTextContent('Ordered twice');
    expect(card).not.toHaveTextContent('Error:');
  });

  it('R127: says once, and neutrally, that it was cancelled on request', async () => {
    const item = mugs().at('producing').current('cancelled', { detail: 'Cancelled on request' });
    const card = await open(anOrder().with(item).event('cancellationRequestReceived'));
    const text = await within(card).findByText('Cancelled on request');
    expect(text.closest('li')).not.toHaveClass('alert-line-danger');
  });

  it('R127: is an error on its card if nobody requested the cancellation', async () => {
    const card = await open(anOrder().with(cancelled()));
    expect(await within(card).findByText('Error: Cancelled')).toBeInTheDocument();
  });

  it.each([
    ['fulfilled', '280 of 560 shipped'],
    ['cancelled', '280 of 560 cancelled'],
  ])('R128: says on its card how much of it is %s', async (status, text) => {
    const card = await open(
      anOrder().with(mugs().quantity(560).at('producing').current(status, { quantity: 280 })),
    );
    expect(card).toHaveTextContent(text);
    const progress = within(screen.getByRole('region', { name: 'Progress' }));
    expect(progress.getAllByText('1 in part')).toHaveLength(2);
  });

  it('R128: says in its row how much of it is shipped', async () => {
    const others = ['A', 'B', 'C'].map((name) => anItem().having({ merchantProductName: name }));
    const part = mugs().quantity(560).at('producing').current('fulfilled', { quantity: 280 });
    const row = await open(anOrder().with(part, ...others));
    expect(row).toHaveTextContent('280 of 560 shipped');
    expect(row).not.toHaveTextContent('560 pcs');
  });
});
