import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cards } from '#test/actionParts.ts';
import { openOrder } from '#test/actions.ts';
import { anOrder } from '#test/builders.ts';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform();
const PENDING = 'A cancellation is pending.';
const ADDRESS = 'An address change was requested.';

const plain = (name: string) => cards('producing', name);
const pending = (name: string) => plain(name).current('pendingCancellation');
const moved = (name: string) => plain(name).having({ hasDeliveryChange: true });
const article = async (name: string) => within(await screen.findByRole('article', { name }));

describe('R114: a request for an item', () => {
  it('is shown in the row of this item and in no other', async () => {
    await openOrder(
      platform,
      anOrder().with(pending('Cards'), moved('Flyers'), plain('Mugs'), pending('Pens')),
    );
    expect((await article('Cards')).getByText(PENDING)).toBeInTheDocument();
    expect((await article('Cards')).queryByText(ADDRESS)).not.toBeInTheDocument();
    expect((await article('Flyers')).getByText(ADDRESS)).toBeInTheDocument();
    for (const text of [PENDING, ADDRESS])
      expect((await article('Mugs')).queryByText(text)).not.toBeInTheDocument();
  });

  it('is shown on the card of the item', async () => {
    const both = pending('Cards').having({ hasDeliveryChange: true });
    await openOrder(platform, anOrder().with(both, moved('Flyers')));
    const entries = (await article('Cards')).getAllByRole('listitem').map((entry) => entry.textContent);
    expect(entries).toEqual([expect.stringContaining(PENDING), expect.stringContaining(ADDRESS)]);
    expect((await article('Flyers')).getByRole('list', { name: 'Warnings' })).toHaveTextContent(ADDRESS);
  });

  it('is not mentioned in the summary of an order without a pending cancellation', async () => {
    await openOrder(platform, anOrder().with(plain('Cards')));
    const summary = within(await screen.findByRole('region', { name: 'Order summary' }));
    expect(summary.queryByText(/pending/)).not.toBeInTheDocument();
  });

  it('counts as a pending cancellation in the summary, and is named in the ticket text', async () => {
    const order = anOrder().with(
      pending('Cards').having({ shortItemId: 'MCARDS' }),
      plain('Flyers'),
      pending('Mugs').having({ shortItemId: '' }).id('mugs-item'),
    );
    const { app } = await openOrder(platform, order);
    const summary = within(await screen.findByRole('region', { name: 'Order summary' }));
    expect(summary.getByText('2 cancellations pending')).toBeInTheDocument();
    await app.user.click(screen.getByRole('button', { name: 'Copy for ticket' }));
    expect(await screen.findByText('The order was copied as text.')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toMatch(/^Pending cancellation: MCARDS, mugs-item$/m);
  });

  it('lists ten of many items in the ticket text, and counts the others', async () => {
    const many = Array.from({ length: 12 }, (_, index) =>
      pending('Cards').having({ shortItemId: `M${index + 1}` }),
    );
    const { app } = await openOrder(platform, anOrder().with(...many));
    await screen.findAllByRole('article');
    await app.user.click(screen.getByRole('button', { name: 'Copy for ticket' }));
    expect(await screen.findByText('The order was copied as text.')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toMatch(/^Pending cancellation: M1, .*, M10, \+2$/m);
  });
});

describe('R209: the reason in the row of an item', () => {
  it('does not repeat its label, and is another status or the hold of a suspended item', async () => {
    await openOrder(
      platform,
      anOrder().with(
        cards('documentRejected', 'Cards'),
        cards('preparing', 'Flyers').late('preparing'),
        plain('Mugs').current('onHold'),
        plain('Pens').at('producing').current('suspended'),
        plain('Bags').current('suspended').current('onHold'),
        cards('preparing', 'Caps').late('preparing').late('prepressFailed'),
      ),
    );
    expect((await article('Cards')).getAllByText('Document review rejected')).toHaveLength(1);
    expect((await article('Flyers')).getAllByText('Awaiting order preparation')).toHaveLength(1);
    const onHold = await article('Mugs');
    expect(onHold.getByText(/^On hold: /)).toBeInTheDocument();
    expect(onHold.queryByText('On hold')).not.toBeInTheDocument();
    // S2.93: the production is named without a second "In".
    expect((await article('Pens')).getByText('Suspended In Production')).toBeInTheDocument();
    // The label of a suspended item names only the suspension.
    const suspended = await article('Bags');
    expect(suspended.getByText(/^Suspended In /)).toBeInTheDocument();
    expect(suspended.getByText('On hold')).toBeInTheDocument();
    expect((await article('Caps')).getByText('Prepress failed')).toBeInTheDocument();
  });
});

describe('R224: the due fact in the row of an item', () => {
  it('names its status only if it is neither that of the label nor that of the reason beside it', async () => {
    await openOrder(
      platform,
      anOrder().with(
        cards('preparing', 'Cards').late('preparing', 50),
        cards('preparing', 'Flyers').late('preparing', 50).late('prepressFailed', 3),
        cards('preparing', 'Mugs').late('prepressFailed', 50),
        plain('Pens'),
      ),
    );
    for (const [name, due] of [
      ['Cards', /^2 days late/],
      ['Flyers', /^Awaiting order preparation: 2 days late/],
      ['Mugs', /^2 days late/],
    ] as const) {
      const [text] = (await article(name)).getAllByText(/ late/);
      expect(text?.closest('.due-fact')?.textContent).toMatch(due);
    }
  });
});
