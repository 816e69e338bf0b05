import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { watchLostFocus } from '#app/input/lostFocus.ts';
import { lookUp } from '#domain/byKey.ts';
import { loadOrder } from '#store/order/orderOperations.ts';
import { cards } from '#test/actionParts.ts';
import { findDialog, openOrder } from '#test/actions.ts';
import { anOrder } from '#test/builders.ts';
import { failed, problemScene, rejected, stuck } from './problemScene.ts';

const { platform, requests, openProblems } = problemScene();

describe('S2.73: a problem’s only remedy is its button', () => {
  it('suspended in routing: retry routing', async () => {
    const { user, panel, applied, record } = await openProblems(
      anOrder().with(cards('routingSuspended').late('suspended')),
    );
    await user.click(panel.getByRole('button', { name: /^Retry routing/ }));
    const dialog = await findDialog('Retry routing');
    await user.click(dialog.getByRole('button', { name: 'Retry routing' }));
    await screen.findByText('Routing has been requested again.');
    expect(applied()).toEqual([`retryRouting ${record.items[0]?.itemId}`]);
  });

  it('rejected: only the rejected item is reordered', async () => {
    const order = anOrder().with(cards('producing'), rejected('Flyers'), cards('producing', 'Mugs'));
    const { user, panel, record } = await openProblems(order);
    await user.click(panel.getByRole('button', { name: /^Reorder/ }));
    const dialog = await findDialog('Reorder');
    expect(dialog.getByText('Only 1 of 3 items will be reordered.')).toBeInTheDocument();
    await user.click(await dialog.findByRole('button', { name: 'Place 1 order' }));
    await waitFor(() => {
      const placed = requests.take().filter(({ call }) => call === 'POST /v1/orders');
      expect(placed).toHaveLength(1);
      expect(JSON.stringify(placed)).toContain(record.items[1]?.itemId);
      expect(JSON.stringify(placed)).not.toContain(record.items[0]?.itemId);
    });
  });

  it('prepress failed: the hint, and a reorder with changes', async () => {
    const { user, panel } = await openProblems(anOrder().with(failed('Cards', 'Font not embedded')));
    expect(panel.getByText(/Prepress or font\. The document cannot be prepared/)).toBeInTheDocument();
    await user.click(panel.getByRole('button', { name: /^Reorder with changes/ }));
    const dialog = await findDialog('Reorder');
    expect(dialog.getByRole('radio', { name: 'With changes' })).toBeChecked();
  });

  it('R116: rejected for its address: a reorder with changes, because a quick one would repeat it', async () => {
    const detail = 'Rejected by the fulfiller: delivery address is incomplete.';
    const item = cards('producing').current('rejected', { detail });
    const { user, panel } = await openProblems(anOrder().with(item, cards('producing', 'Mugs')));
    expect(panel.getByText(/^The item was rejected\. Find out the reason/)).toBeInTheDocument();
    expect(panel.queryByText(/then change the delivery address/)).not.toBeInTheDocument();
    await user.click(panel.getByRole('button', { name: /^Reorder with changes/ }));
    const dialog = await findDialog('Reorder');
    expect(
      dialog.getByText(
        'The order placement application opens with the whole order. Keep only these items there:',
      ),
    ).toBeInTheDocument();
  });

  it('R135: rejected because the SKU is not set up: a reorder with changes', async () => {
    const item = cards('producing').current('rejected', { detail: 'Rejected: SKU is not set up.' });
    const { user, panel } = await openProblems(anOrder().with(item));
    await user.click(panel.getByRole('button', { name: /^Reorder with changes/ }));
    const dialog = await findDialog('Reorder');
    expect(dialog.getByRole('radio', { name: 'With changes' })).toBeChecked();
  });

  it('R136: rejected: a user who cannot reorder contacts the merchant', async () => {
    const { user, panel } = await openProblems(anOrder().with(rejected('Cards')), { as: 'viewer' });
    expect(panel.queryByRole('button', { name: /^Reorder/ })).not.toBeInTheDocument();
    // R419
    expect(panel.getByText(/^The item was rejected\. The merchant can/)).toBeInTheDocument();
    // R457
    await user.click(panel.getByRole('button', { name: /^Contact merchant \S.* Rejected Cards$/ }));
    expect(await panel.findByText('acme-print')).toBeInTheDocument();
  });

  it('R136: a timeout: the remedy is not to contact the merchant', async () => {
    const detail = 'Timeout while waiting for the fulfiller cost service';
    const expectedCloseDate = '2026-01-01T00:00:00Z';
    const order = anOrder().with(cards('preparing').current('suspended', { detail, expectedCloseDate }));
    const { panel } = await openProblems(order, { as: 'viewer' });
    expect(panel.getByRole('link', { name: /Contact platform support/ })).toBeInTheDocument();
    // R441
    expect(
      panel.getByText(
        /A service did not respond in time.* if routing is suspended, the merchant can retry it\./,
      ),
    ).toBeInTheDocument();
    expect(panel.queryByRole('button', { name: /^Contact merchant/ })).not.toBeInTheDocument();
  });

  it('R164: on hold: the merchant’s own operator is not told to contact the merchant', async () => {
    const detail = 'Held by the merchant: payment not settled';
    const order = anOrder().with(cards('producing').current('onHold', { detail }));
    const { panel } = await openProblems(order, { as: 'merchantOperator' });
    expect(panel.getByText('The merchant must decide this.')).toBeInTheDocument();
    expect(panel.queryByRole('button', { name: /Contact merchant/ })).not.toBeInTheDocument();
  });

  it('R165: rejected: the fulfiller is told that the merchant decides', async () => {
    const order = anOrder().with(rejected('Cards'));
    const { panel } = await openProblems(order, { as: 'fulfillerOperator' });
    expect(
      panel.getByText('You rejected this item. The merchant decides what happens next.'),
    ).toBeInTheDocument();
    expect(panel.queryByText(/Find out the reason/)).not.toBeInTheDocument();
    expect(panel.queryByRole('button', { name: /Contact merchant/ })).not.toBeInTheDocument();
  });

  it('R116: held by platform support: not the merchant, to keep a suspected fraud secret', async () => {
    const detail = 'Held by platform support: suspected fraud';
    const { panel } = await openProblems(anOrder().with(cards('producing').current('onHold', { detail })));
    // R457
    expect(panel.getByRole('link', { name: 'Contact platform support On hold Cards' })).toBeInTheDocument();
    expect(panel.queryByRole('button', { name: /Contact merchant/ })).not.toBeInTheDocument();
  });

  it('a late cancellation: users who act for the fulfiller report it, for this item only', async () => {
    const order = anOrder().with(
      cards('producing'),
      cards('cancelPending', 'Flyers').late('pendingCancellation'),
    );
    const { user, panel } = await openProblems(order);
    await user.click(panel.getByRole('button', { name: /^Update status/ }));
    const dialog = await findDialog('Update status');
    expect(dialog.getByRole('checkbox', { name: /Flyers/ })).toBeChecked();
    expect(dialog.queryByRole('checkbox', { name: /Cards/ })).not.toBeInTheDocument();
  });

  it('a late cancellation: a user who sees the fulfiller’s contact asks the fulfiller about it', async () => {
    const order = anOrder().with(cards('cancelPending').late('pendingCancellation'));
    const { user, panel } = await openProblems(order, { as: 'developer' });
    expect(panel.queryByRole('button', { name: /^Update status/ })).not.toBeInTheDocument();
    await user.click(panel.getByRole('button', { name: /^Contact fulfiller/ }));
    expect(await panel.findByText('k3vd81mq0z')).toBeInTheDocument();
  });

  it('R210: a late cancellation: a merchant, who sees no contact of the fulfiller, asks platform support', async () => {
    const order = anOrder().with(cards('cancelPending').late('pendingCancellation'));
    const { panel } = await openProblems(order, { as: 'merchantOperator' });
    expect(panel.getByRole('link', { name: /Contact platform support/ })).toBeInTheDocument();
    expect(panel.queryByRole('button', { name: /^Contact fulfiller/ })).not.toBeInTheDocument();
  });

  it('resolved outside the console: clears the alerts of this item only', async () => {
    const order = anOrder().with(
      cards('shipped').late('preparing'),
      cards('producing', 'Flyers').late('preparing'),
    );
    const { user, panel } = await openProblems(order);
    await user.click(panel.getByRole('button', { name: /^Clear alerts/ }));
    const dialog = await findDialog('Clear alerts');
    expect(dialog.getByRole('checkbox', { name: /Cards/ })).toBeChecked();
    expect(dialog.queryByRole('checkbox', { name: /Flyers/ })).not.toBeInTheDocument();
  });
});

describe('R96: a completed item', () => {
  it('has alerts to clear but no advice', async () => {
    const over = cards('shipped').late('prepressFailed').current('suspended', { detail: 'Missing price' });
    const { panel } = await openProblems(anOrder().with(over, cards('producing', 'Mugs')));
    expect(panel.getByRole('button', { name: /^Clear alerts/ })).toBeInTheDocument();
    expect(panel.queryByText(/Prepress or font|Missing price/)).not.toBeInTheDocument();
  });
});

describe('S8.29: a rejected item', () => {
  it('has a default text without a text from the platform, as a suspended one has, and no reason', async () => {
    const { panel } = await openProblems(anOrder().with(cards('awaitingResponse').current('rejected')));
    expect(panel.getByText(/The item was rejected\. Find out the reason/)).toBeInTheDocument();
    expect(panel.getByText('Reason not available', { exact: false })).toBeInTheDocument();
  });
});

describe('a cancelled item', () => {
  it('is a problem if its events contain no cancellation request', async () => {
    const { panel } = await openProblems(anOrder().with(cards('cancelledEarly')));
    expect(panel.getByText('This cancellation was not requested.')).toBeInTheDocument();
  });

  it('is no problem if its events contain a cancellation request', async () => {
    await openOrder(platform, anOrder().with(cards('cancelledEarly')).event('cancellationRequestReceived'));
    // The tab appears once the events are known.
    await screen.findByRole('tab', { name: 'Cancellation requests' });
    expect(screen.queryByRole('region', { name: /attention/ })).not.toBeInTheDocument();
  });
});

describe('after a remedy', () => {
  it('R125: the focus moves to the title of the remaining problems, then to the page', async () => {
    onTestFinished(watchLostFocus(window));
    const order = anOrder().with(
      cards('shipped').late('preparing'),
      stuck('Flyers'),
      cards('producing', 'Posters'),
    );
    const { store, record, panel } = await openProblems(order);
    const { orderId } = record;
    act(() => panel.getByRole('button', { name: /^Clear alerts/ }).focus());
    const found = lookUp(store.getState().orders.loaded, orderId)?.found;
    if (found?.kind !== 'order') throw new Error('The order is not loaded');
    const keepOnly = (product: string) => {
      const items = found.order.items.filter(({ productName }) => productName === product);
      const result = { ...found, order: { ...found.order, items } };
      act(() => void store.dispatch(loadOrder.succeeded({ params: { orderId }, result })));
    };
    keepOnly('Flyers');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('id', 'problems-title'));
    keepOnly('Posters');
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('R124: the problems link to the reorder', async () => {
    const { user, panel } = await openProblems(anOrder().with(cards('rejected'), cards('producing')));
    expect(panel.queryByText('Already reordered:')).toBeNull();
    await user.click(panel.getByRole('button', { name: /^Reorder/ }));
    const dialog = await findDialog('Reorder');
    await user.click(await dialog.findByRole('button', { name: 'Place 1 order' }));
    const named = await panel.findByText('Already reordered:');
    expect(within(named).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^\/orders\/./));
  });
});
