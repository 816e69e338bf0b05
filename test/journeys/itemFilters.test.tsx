import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LANDMARKS } from '#mocks/landmarks.ts';
import { anOrder } from '#test/builders.ts';
import { simulatedPlatform } from '#test/simulated.ts';
import { itemCards } from './itemCards.ts';

const platform = simulatedPlatform({ orders: 1 });

const { added, named, open, cards, cardNames } = itemCards(platform);

describe('S2.76: the item filter', () => {
  it('is shown only for more than two items while no filter is active', async () => {
    const { close } = await open(added(anOrder().with(named('a'), named('b'))));
    await cards();
    expect(screen.queryByRole('button', { name: 'Filter items' })).not.toBeInTheDocument();
    close();
    await open(added(anOrder().with(named('a'), named('b'), named('c'))));
    expect(await screen.findByRole('button', { name: 'Filter items' })).toBeInTheDocument();
  });

  it('filters by any pattern, warns about a field without values, and can be cleared', async () => {
    const item = (name: string, shortItemId: string) =>
      named(name).having({ shortItemId, merchantItemId: '' });
    const order = anOrder().with(item('first', 'M4K7'), item('second', 'M4X9'), item('third', 'Z1'));
    const { user } = await open(added(order));
    await user.click(await screen.findByRole('button', { name: 'Filter items' }));
    const drawer = await screen.findByRole('dialog', { name: 'Filter items' });
    expect(within(drawer).getByLabelText('Merchant item ID')).toHaveAccessibleDescription(
      /No item.*has a value/,
    );
    const field = within(drawer).getByLabelText('Short item ID');
    expect(field).not.toHaveAccessibleDescription();
    await user.type(field, 'm4*9');
    expect(within(drawer).getByRole('status')).toHaveTextContent('1 of 3 items match');
    await user.clear(field);
    await user.type(field, '[[m4');
    expect(within(drawer).getByRole('status')).toHaveTextContent('0 of 3 items match');
    await user.clear(field);
    await user.type(field, 'm4');
    await user.click(within(drawer).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect((await cardNames()).toSorted()).toEqual(['first', 'second']);
    // R586: paper shows this text.
    expect(document.querySelector('.item-filter-bar')).toHaveAttribute('data-text', 'Short item ID: m4');
    await user.click(screen.getByRole('button', { name: 'Clear filter' }));
    expect(screen.queryByText(/items match/)).not.toBeInTheDocument();
    expect(document.querySelector('.item-filter-bar')).not.toHaveAttribute('data-text');
  });

  it('S2.73: a problem leads to its item again and again, even if the filter hides it', async () => {
    const item = (name: string, shortItemId: string) => named(name).having({ shortItemId });
    const late = item('late', 'Z1').late('preparing');
    const order = anOrder().with(item('first', 'M4K7'), item('second', 'M4X9'), late);
    const { user } = await open(added(order));
    const problems = await screen.findByRole('region', { name: /1 item needs attention/ });
    for (const _round of ['named', 'named again']) {
      await user.click(await screen.findByRole('button', { name: 'Filter items' }));
      const drawer = await screen.findByRole('dialog', { name: 'Filter items' });
      await user.type(within(drawer).getByLabelText('Short item ID'), 'm4');
      await user.click(within(drawer).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect((await cardNames()).toSorted()).toEqual(['first', 'second']);
      await user.click(within(problems).getByRole('button', { name: /^late/ }));
      const card = await screen.findByRole('article', { name: 'late' });
      expect(await within(card).findByRole('tablist')).toBeInTheDocument();
      expect(screen.queryByText(/items match/)).not.toBeInTheDocument();
    }
  });
});

describe('R261: a filter of an order of two items', () => {
  it('that hides all of them can be cleared above the items', async () => {
    const order = anOrder().with(named('a'), named('b'));
    const { user } = await open(added(order), '?itemStatus=shipped');
    expect(await screen.findByText('0 of 2 items match')).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Shipped (0)');
    await user.click(screen.getByRole('button', { name: 'Clear filter' }));
    await waitFor(async () => expect(await cards()).toHaveLength(2));
    expect(screen.getByRole('button', { name: 'Filter items' })).toHaveFocus();
  });

  it('can be edited without losing the field, the list or the drawer', async () => {
    const order = anOrder().with(named('a'), named('b'));
    const { user } = await open(added(order), '?itemText=x&itemStatus=shipped');
    const field = await screen.findByRole('searchbox', { name: 'Product or any ID' });
    const status = screen.getByRole('combobox', { name: 'Status' });
    await user.selectOptions(status, 'Any status');
    await user.type(field, '{Backspace}b');
    await waitFor(async () => expect(await cardNames()).toEqual(['b']));
    expect(field).toHaveFocus();
    expect(status).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Filter items' }));
    const drawer = await screen.findByRole('dialog', { name: 'Filter items' });
    await user.click(within(drawer).getByRole('button', { name: 'Clear filter' }));
    expect(within(drawer).getByRole('status')).toHaveTextContent('2 of 2 items match');
  });

  it('can be cleared by the chosen stage, even if no item is in it any longer', async () => {
    const { user } = await open(added(anOrder().with(named('a'), named('b'))), '?itemStatus=shipped');
    const stage = await screen.findByRole('button', { name: 'Shipped', pressed: true });
    await user.click(stage);
    await waitFor(async () => expect(await cards()).toHaveLength(2));
    expect(stage).toHaveFocus();
  });
});

describe('R71: the filter above the items', () => {
  const four = () =>
    anOrder().with(
      named('Cards'),
      named('Flyers').current('cancelled'),
      named('Mugs').by('k3vd81mq0z'),
      named('Bags'),
    );

  it('follows the typed text and the choices, is kept in the URL, and adds no history entry', async () => {
    const { user, router } = await open(added(four()));
    await waitFor(async () => expect(await cards()).toHaveLength(4));
    await user.type(screen.getByRole('searchbox', { name: 'Product or any ID' }), 'mug');
    await waitFor(async () => expect(await cards()).toHaveLength(1));
    expect(screen.getByText('1 of 4 items match')).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.search).toContain('itemText=mug'));
    expect(router.state.historyAction).toBe('REPLACE');
    await user.clear(screen.getByRole('searchbox', { name: 'Product or any ID' }));
    const makers = screen.getByRole('combobox', { name: 'Fulfiller' });
    // Not "Not routed yet", because the cancelled item will never be routed.
    expect(within(makers).getByRole('option', { name: 'No fulfiller (3)' })).toBeInTheDocument();
    await user.selectOptions(makers, 'Printworks Venlo (1)');
    await waitFor(() => expect(router.state.location.search).toBe('?itemFulfiller=k3vd81mq0z'));
    await user.click(screen.getByRole('button', { name: 'Clear filter' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('is set by a link', async () => {
    await open(added(four()), '?itemText=bags');
    expect(await cardNames()).toEqual(['Bags']);
  });

  it('R72: a row opens in place, and the focus stays on it', async () => {
    const { user } = await open(added(four()));
    const row = await screen.findByRole('article', { name: 'Flyers' });
    const toggle = within(row).getByRole('button', { expanded: false, name: 'Flyers' });
    await user.click(toggle);
    expect(await within(row).findByRole('tab', { name: 'Details', selected: true })).toBeInTheDocument();
    expect(toggle).toHaveFocus();
    expect(within(row).getByText('Merchant item ID')).toBeInTheDocument();
  });
});

it('an order without items says so', async () => {
  await open(LANDMARKS.noItems);
  expect(await screen.findByText('This order has no items.')).toBeInTheDocument();
});
