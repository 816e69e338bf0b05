import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findDialog, pressOnceEnabled } from '#test/actions.ts';
import { anItem } from '#test/builders.ts';
import { openBulkReorder, START_REORDER } from '#test/bulk.ts';
import { bulkScene } from '#test/bulkScene.ts';
import { memoryBrowser } from '#test/memoryIntentSupport.ts';
import { renderApp } from '#test/renderApp.tsx';
import { placed, run, submit } from './reorderScene.ts';

const { platform, open, addOrders, holdPlacing, selectAll, mine } = bulkScene();
const PLACE = { service: 'merchant-order', method: 'POST', path: /^\/v1\/orders\?/ };

function anOrderOfOne(): string {
  return platform.world.addOrder(placed(2).with(anItem().at('producing')).build()).orderId;
}

/** Opens the order with a dialog, in a tab of this browser. */
async function openDialog(orderId: string, modal: string, title: string, browser = memoryBrowser()) {
  const app = await renderApp({ platform, route: `/orders/${orderId}?modal=${modal}`, browser });
  return { ...app, dialog: await findDialog(title) };
}

/** The number of times the order was placed again. */
const times = (orderId: string) => mine([orderId]).length;

describe('R47, R48: a bulk reorder of orders that another tab was placing when it was closed', () => {
  async function openSecondPlan() {
    const browser = memoryBrowser();
    const ids = addOrders(3);
    const held = holdPlacing();
    const one = await open(browser);
    await selectAll(one, 3);
    const first = await openBulkReorder(one);
    await one.user.click(first.getByRole('button', { name: 'Show plan' }));
    await one.user.click(await first.findByRole('button', { name: START_REORDER }));
    await waitFor(() => expect(held.asked).toHaveLength(3));
    one.close();
    const two = await open(browser);
    await selectAll(two, 3);
    const dialog = await openBulkReorder(two);
    await two.user.click(dialog.getByRole('button', { name: 'Show plan' }));
    return { ids, held, two, dialog };
  }

  it('skips all of them and says who placed them', async () => {
    const { ids, held, dialog } = await openSecondPlan();
    expect(
      await dialog.findByText(/^3 orders have already been reordered or redirected/),
    ).toBeInTheDocument();
    expect(dialog.getAllByText(/^Bulk reorder on .+ · outcome unknown/)).toHaveLength(3);
    expect(dialog.queryByRole('button', { name: START_REORDER })).not.toBeInTheDocument();
    held.letThrough();
    await waitFor(() => expect(mine(ids)).toHaveLength(3));
  });

  it('places another one for each selected order', async () => {
    const { ids, held, two, dialog } = await openSecondPlan();
    const [first = ''] = ids;
    const row = (await dialog.findByText(first)).closest('li') ?? document.body;
    await two.user.click(within(row).getByRole('checkbox', { name: 'Place another order' }));
    held.letThrough();
    await waitFor(() => expect(mine(ids)).toHaveLength(3));
    await two.user.click(dialog.getByRole('button', { name: START_REORDER }));
    await waitFor(() => expect(times(first)).toBe(2));
    expect(mine(ids)).toHaveLength(4);
  });
});

describe('R48: one order that is reordered again', () => {
  it('while the outcome of the first is unknown: requires the user to confirm a second order', async () => {
    const browser = memoryBrowser();
    const orderId = anOrderOfOne();
    const one = await openDialog(orderId, 'reorder', 'Reorder', browser);
    platform.faults.next(PLACE, { kind: 'status', status: 500, isApplied: true });
    platform.world.searchLagMs = 3_600_000;
    await one.user.click(submit(one.dialog));
    await waitFor(() => expect(times(orderId)).toBe(1));
    one.close();

    const two = await openDialog(orderId, 'reorder', 'Reorder', browser);
    expect(await two.dialog.findByText(/^Reorder on .+ · outcome unknown$/)).toBeInTheDocument();
    expect(submit(two.dialog)).toHaveAccessibleDescription('Select “Place another order” to continue.');
    await two.user.click(submit(two.dialog));
    expect(times(orderId)).toBe(1);
    platform.world.searchLagMs = 0;
    await two.user.click(two.dialog.getByRole('checkbox', { name: 'Place another order' }));
    await two.user.click(submit(two.dialog));
    await waitFor(() => expect(times(orderId)).toBe(2));
  });

  it('an hour after the first: the dialog names the new order', async () => {
    const browser = memoryBrowser();
    const orderId = anOrderOfOne();
    const one = await openDialog(orderId, 'reorder', 'Reorder', browser);
    await one.user.click(submit(one.dialog));
    await (await run()).findByText('1 order reordered');
    // The run still looks for copies of the new order, which would inform the next tab later.
    await waitFor(() =>
      expect(Object.values(one.store.getState().bulk.runs)).toMatchObject([{ status: 'ended' }]),
    );
    one.close();
    const created = platform.world.log.findLast(({ operation }) => operation === 'placeOrder')?.subject ?? '';
    const two = await openDialog(orderId, 'reorder', 'Reorder', browser);
    expect(await two.dialog.findByText(/^Reorder on .+ · done/)).toBeInTheDocument();
    expect(two.dialog.getByRole('link', { name: created })).toHaveAttribute('href', `/orders/${created}`);
  });

  it('by another user while the dialog was open: nothing is sent until this one has seen it', async () => {
    const orderId = anOrderOfOne();
    const mineFirst = await openDialog(orderId, 'reorder', 'Reorder');
    await waitFor(() => expect(submit(mineFirst.dialog)).not.toHaveAccessibleDescription(/Select/));
    const colleague = await renderApp({ platform, route: `/orders/${orderId}?modal=reorder` });
    const dialogs = () => screen.getAllByRole('dialog', { name: 'Reorder' });
    await waitFor(() => expect(dialogs()).toHaveLength(2));
    const theirs = dialogs()[1] as HTMLElement;
    await colleague.user.click(submit(within(theirs)));
    await waitFor(() => expect(times(orderId)).toBe(1));
    colleague.close();

    const [own] = screen.getAllByRole('dialog', { name: 'Reorder' });
    await mineFirst.user.click(submit(within(own ?? document.body)));
    const result = await run();
    expect(await result.findByText('1 order not processed: already requested')).toBeInTheDocument();
    expect(result.getByText(/^Reorder in another browser on .+ · done/)).toBeInTheDocument();
    expect(times(orderId)).toBe(1);
    await mineFirst.user.click(result.getByRole('button', { name: 'Place another order' }));
    expect(await result.findByText('1 order reordered')).toBeInTheDocument();
    expect(times(orderId)).toBe(2);
  });

  it('R83: if the console cannot find out whether others have placed it: the dialog says so, and the run skips it', async () => {
    const orderId = anOrderOfOne();
    platform.faults.next({ path: /eventquery/ }, { kind: 'status', status: 422 }, 100);
    const { user, dialog } = await openDialog(orderId, 'reorder', 'Reorder');
    expect(await dialog.findByText(/^The console could not check whether someone else/)).toBeInTheDocument();
    expect(dialog.queryByRole('checkbox', { name: 'Place another order' })).not.toBeInTheDocument();
    expect(dialog.queryByText('This order has already been reordered or redirected')).toBeNull();
    expect(submit(dialog)).not.toHaveAttribute('aria-disabled', 'true');
    await user.click(submit(dialog));
    expect(await (await run()).findByText('1 order failed')).toBeInTheDocument();
    expect(times(orderId)).toBe(0);
  });

  it('after a redirect without a response: the dialog names the redirect', async () => {
    const browser = memoryBrowser();
    const orderId = anOrderOfOne();
    const person = 'auth0|5f1e9a3c0b7d42006e1c8a01';
    await browser.journal.saveWrite({
      operation: 'requestRedirect',
      subject: orderId,
      sub: person,
      orderId,
      trace: { seen: {} },
      sentAt: Date.now(),
      state: 'unknown',
      failure: null,
      refusedItemIds: [],
      isLookedAt: false,
    });
    const { dialog } = await openDialog(orderId, 'reorder', 'Reorder', browser);
    expect(await dialog.findByText(/^Redirect on .+ · outcome unknown$/)).toBeInTheDocument();
  });
});

type Hear = Parameters<ReturnType<typeof memoryBrowser>['openTab']>[0];

describe('R50: a single request without a response', () => {
  const CANCEL = { service: 'merchant-order', method: 'POST', path: /cancelrequest/ };

  it('is shown on the next visit, checked there, and not sent twice', async () => {
    const browser = memoryBrowser();
    const orderId = anOrderOfOne();
    const one = await openDialog(orderId, 'cancelOrder', 'Cancel order', browser);
    platform.faults.next(CANCEL, { kind: 'networkErrorAfterApplying' });
    await pressOnceEnabled(one.user, one.dialog.getByRole('button', { name: 'Cancel order' }));
    await one.dialog.findByRole('button', { name: 'Check' });
    one.close();

    const two = await renderApp({ platform, route: '/', browser });
    const bar = within(await screen.findByRole('region', { name: 'Requests with an unknown outcome' }));
    expect(bar.getByText('1 request has an unknown outcome:')).toBeInTheDocument();
    await two.user.click(bar.getByRole('link', { name: `Cancel order · order ${orderId}` }));
    const dialog = await findDialog('Cancel order');
    await two.user.click(await dialog.findByRole('button', { name: 'Check' }));
    expect(
      await dialog.findByText('The change was applied. There is nothing left to send.'),
    ).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Requests with an unknown outcome' })).toBeNull(),
    );
    expect(await browser.journal.writesOf('auth0|5f1e9a3c0b7d42006e1c8a01')).toEqual([]);
    const asked = platform.world.log.filter(
      ({ operation, subject }) => operation === 'requestCancellation' && subject === orderId,
    );
    expect(asked).toHaveLength(1);
  });

  it('blocks a cancellation of one of its items', async () => {
    const browser = memoryBrowser();
    const orderId = anOrderOfOne();
    const [item] = platform.world.record(orderId)?.items ?? [];
    const one = await openDialog(orderId, 'cancelOrder', 'Cancel order', browser);
    platform.faults.next(CANCEL, { kind: 'networkError' });
    await pressOnceEnabled(one.user, one.dialog.getByRole('button', { name: 'Cancel order' }));
    await one.dialog.findByRole('button', { name: 'Check' });
    one.close();

    const route = `cancelItem&itemId=${item?.itemId}`;
    const two = await openDialog(orderId, route, 'Cancel item', browser);
    const send = two.dialog.getByRole('button', { name: 'Cancel item' });
    await pressOnceEnabled(two.user, send);
    expect(await two.dialog.findByText('This order already has a cancellation request')).toBeInTheDocument();
    expect(send).toHaveAccessibleDescription('Review the earlier requests first.');
    await two.user.click(two.dialog.getByRole('button', { name: 'Repeat the request' }));
    await two.user.click(send);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is not sent if the browser cannot record it', async () => {
    const shared = memoryBrowser();
    const journal = { ...shared.journal, saveWrite: () => Promise.reject(new Error('Full')) };
    const browser = { journal, openTab: (hear: Hear) => ({ ...shared.openTab(hear), journal }) };
    const orderId = anOrderOfOne();
    const { user, dialog } = await openDialog(orderId, 'cancelOrder', 'Cancel order', browser);
    await pressOnceEnabled(user, dialog.getByRole('button', { name: 'Cancel order' }));
    expect(await dialog.findByText(/^This browser could not save the record/)).toBeInTheDocument();
    expect(platform.world.log.filter(({ subject }) => subject === orderId)).toEqual([]);
  });
});
