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

  it('counts as a pending cancellation in the summary', async () => {
    await openOrder(platform, anOrder().with(pending('Cards'), pending('Flyers'), plain('Mugs')));
    const summary = within(await screen.findByRole('region', { name: 'Order summary' }));
    expect(summary.getByText('2 cancellations pending')).toBeInTheDocument();
  });

  it('is not mentioned in the summary of an order without a pending cancellation', async () => {
    await openOrder(platform, anOrder().with(plain('Cards')));
    const summary = within(await screen.findByRole('region', { name: 'Order summary' }));
    expect(summary.queryByText(/pending/)).not.toBeInTheDocument();
  });

  it('names the items with a pending cancellation in the ticket text', async () => {
    const order = anOrder().with(
      pending('Cards').having({ shortItemId: 'MCARDS' }),
      plain('Flyers'),
      pending('Mugs').having({ shortItemId: '' }).id('mugs-item'),
    );
    const { app } = await openOrder(platform, order);
    await screen.findAllByRole('article');
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
  const rowOf = async (item: ReturnType<typeof plain>) => {
    await openOrder(platform, anOrder().with(item, plain('Flyers'), plain('Mugs'), plain('Pens')));
    return article('Cards');
  };

  it.each([
    ['a rejected document', () => cards('documentRejected', 'Cards'), 'Document review rejected'],
    ['a late status', () => cards('preparing', 'Cards').late('preparing'), 'Awaiting order preparation'],
  ])('does not repeat the label: %s', async (_title, item, label) => {
    expect((await rowOf(item())).getAllByText(label)).toHaveLength(1);
  });

  it('does not repeat that the item is on hold', async () => {
    const row = await rowOf(plain('Cards').current('onHold'));
    expect(row.getByText(/^On hold: /)).toBeInTheDocument();
    expect(row.queryByText('On hold')).not.toBeInTheDocument();
  });

  it('S2.93: names the production in which an item is suspended without a second "In"', async () => {
    const row = await rowOf(plain('Cards').at('producing').current('suspended'));
    expect(row.getByText('Suspended In Production')).toBeInTheDocument();
  });

  it('is the hold of a suspended item, because its label names only the suspension', async () => {
    const row = await rowOf(plain('Cards').current('suspended').current('onHold'));
    expect(row.getByText(/^Suspended In /)).toBeInTheDocument();
    expect(row.getByText('On hold')).toBeInTheDocument();
  });

  it('is another status, if there is one', async () => {
    const row = await rowOf(cards('preparing', 'Cards').late('preparing').late('prepressFailed'));
    expect(row.getByText('Prepress failed')).toBeInTheDocument();
  });
});

describe('R224: the due fact in the row of an item', () => {
  const dueOf = async (item: ReturnType<typeof plain>) => {
    await openOrder(platform, anOrder().with(item, plain('Flyers'), plain('Mugs'), plain('Pens')));
    const row = await article('Cards');
    const [text] = row.getAllByText(/ late/);
    return text?.closest('.due-fact')?.textContent;
  };

  it.each([
    ['the status of the label', () => cards('preparing', 'Cards').late('preparing', 50), /^2 days late/],
    [
      'another status than the reason beside it',
      () => cards('preparing', 'Cards').late('preparing', 50).late('prepressFailed', 3),
      /^Awaiting order preparation: 2 days late/,
    ],
    [
      'the status of the reason beside it',
      () => cards('preparing', 'Cards').late('prepressFailed', 50),
      /^2 days late/,
    ],
  ])('%s', async (_title, item, text) => {
    expect(await dueOf(item())).toMatch(text);
  });
});
