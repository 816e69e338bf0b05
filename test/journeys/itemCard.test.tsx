import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LANDMARKS } from '#mocks/landmarks.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform({ orders: 1 });

function added(...items: ReturnType<typeof anItem>[]): string {
  // An order's only item would open automatically, so a second item keeps the card closed.
  const others = items.length > 1 ? [] : [anItem().at('producing').having({ merchantProductName: 'other' })];
  return platform.world.addOrder(
    anOrder()
      .with(...items, ...others)
      .build(),
  ).orderId;
}
const mugs = () => anItem().having({ merchantProductName: 'Mugs' });

async function openCard(
  item: ReturnType<typeof anItem>,
  options: Partial<Parameters<typeof renderApp>[0]> = {},
) {
  const app = await renderApp({ platform, route: `/orders/${added(item)}`, ...options });
  return { ...app, card: await screen.findByRole('article', { name: 'Mugs' }) };
}

/** Opens an order with two of these items, and returns their cards. An order shows two cards at first. */
async function openCards(first: ReturnType<typeof anItem>, second: ReturnType<typeof anItem>) {
  const [one, other] = [first, second.having({ merchantProductName: 'Bags' })];
  const app = await renderApp({ platform, route: `/orders/${added(one, other)}` });
  const card = async (name: string) => screen.findByRole('article', { name });
  return { ...app, cards: [await card('Mugs'), await card('Bags')] as const };
}

describe('S2.79: an item as a card', () => {
  it('shows the product, the fulfiller and the quantity, and its IDs with copy buttons', async () => {
    const ids = { merchantItemId: 'VP-7-1', fulfillerItemId: 'F-55', shortItemId: 'MSHORT' };
    const item = mugs().at('producing').by('k3vd81mq0z').quantity(1500).having(ids);
    const { user, card } = await openCard(item);
    for (const name of ['Item ID', 'Merchant item ID', 'Fulfiller item ID'])
      expect(within(card).getByRole('button', { name: new RegExp(`^Copy ${name} .`) })).toBeInTheDocument();
    expect(card).toHaveTextContent('Printworks Venlo');
    expect(card).toHaveTextContent('1,500');
    expect(card).toHaveTextContent(/In production\s*Step 7 of 8/);
    await user.click(within(card).getByRole('button', { name: 'Copy Short item ID MSHORT' }));
    expect(await navigator.clipboard.readText()).toBe('MSHORT');
    expect(await within(card).findByText('Copied')).toBeInTheDocument();
  });

  it('S2.91: shows only the ID of a fulfiller that the user cannot read', async () => {
    const { card } = await openCard(mugs().at('producing').by('k3vd81mq0z'), { as: 'merchantOperator' });
    expect(card).toHaveTextContent('k3vd81mq0z');
    expect(card).not.toHaveTextContent('Printworks Venlo');
  });

  it('S8.29: says what it lacks: a fulfiller before routing or although it is in production, and a preview', async () => {
    const { cards } = await openCards(mugs(), mugs().at('producing'));
    expect(cards[0]).toHaveTextContent('FulfillerNot routed yet');
    expect(cards[1]).toHaveTextContent('FulfillerNot available');
    expect(await within(cards[0]).findByText('no preview')).toBeInTheDocument();
  });

  it('shows the first page of its document', async () => {
    await renderApp({ platform, route: `/orders/${LANDMARKS.single}` });
    const preview = await screen.findByRole('img', { name: /^Preview of/ });
    expect(preview).toHaveAttribute('src', expect.stringContaining('width=150'));
    expect(preview).toHaveAttribute('loading', 'lazy');
  });
});

describe('the state of an item', () => {
  it('S2.93, S2.95, S8.29: names the status of a suspended item, and its reason in a tooltip, or that there is none', async () => {
    const { user, cards } = await openCards(
      mugs().at('routing').current('suspended', { detail: 'No fulfiller can deliver in time.' }),
      mugs().at('routing').current('suspended'),
    );
    expect(cards[0]).toHaveTextContent(/Suspended In Routing/);
    const why = within(cards[0]).getByRole('button', { name: 'Reason for suspension' });
    await user.hover(why);
    expect(await screen.findByRole('tooltip')).toHaveTextContent('No fulfiller can deliver in time.');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    await user.tab();
    within(cards[1]).getByRole('button', { name: 'Reason for suspension' }).focus();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('The reason is not available.');
  });

  it('S2.94, S4.16: shows a rejected item as an error even without a date, and as a label beside another status', async () => {
    const { user, cards } = await openCards(
      mugs().current('rejected', { detail: 'SKU is not set up.' }),
      mugs().current('cancelled').current('rejected'),
    );
    expect(cards[0]).toHaveTextContent('Error: Rejected SKU is not set up.');
    const rejected = within(cards[1]).getByText('Rejected', { selector: '.status-label' });
    expect(rejected.querySelector('svg')).toBeInTheDocument();
    await user.hover(within(cards[0]).getByRole('button', { name: 'Reason for rejection' }));
    expect(await screen.findByRole('tooltip')).toHaveTextContent('SKU is not set up.');
  });

  it('lists errors, missed SLAs, a pending cancellation and the next due status; R96: not of a cancelled item', async () => {
    const expectedCloseDate = new Date(Date.now() + 3.5 * 3_600_000).toISOString();
    const { cards } = await openCards(
      mugs()
        .at('preparing')
        .late('preparing', 30)
        .late('prepressFailed', 2)
        .current('pendingCancellation', { expectedCloseDate }),
      mugs().current('cancelled').current('preparing', { expectedCloseDate }),
    );
    const [warnings, ofCancelled] = cards.map((card) => within(card).getByRole('list', { name: 'Warnings' }));
    expect(
      within(warnings as HTMLElement)
        .getAllByRole('listitem')
        .map((entry) => entry.textContent),
    ).toEqual([
      expect.stringMatching(/Error: Prepress failed.*2 hr late/),
      expect.stringMatching(/Missed SLA: Awaiting order preparation.*30 hr late/),
      expect.stringContaining('A cancellation is pending.'),
      expect.stringContaining('Pending cancellation: due in 3 hr'),
    ]);
    expect(within(ofCancelled as HTMLElement).getAllByRole('listitem')).toHaveLength(1);
  });

  it('S4.19: says that an item is on hold, and at which stage, and nothing of an item in good health', async () => {
    const { cards } = await openCards(
      mugs().at('producing').current('onHold', { detail: 'Payment is open.' }),
      mugs().at('producing'),
    );
    expect(cards[0]).toHaveTextContent('On hold: In production');
    const warnings = within(cards[0]).getByRole('list', { name: 'Warnings' });
    expect(warnings).toHaveTextContent(/On hold.*Payment is open\./);
    expect(within(cards[1]).queryByRole('list', { name: 'Warnings' })).not.toBeInTheDocument();
    // It has not been shipped.
    expect(within(cards[1]).queryByText('Tracking')).not.toBeInTheDocument();
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
