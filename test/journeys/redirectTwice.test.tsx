import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ItemDocument } from '#mocks/documents.ts';
import { makeEvent } from '#mocks/generate/events.ts';
import { PEOPLE } from '#mocks/people.ts';
import { createRandom } from '#mocks/random.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { type MemoryBrowser, memoryBrowser } from '#test/memoryIntentSupport.ts';
import { renderApp } from '#test/renderApp.tsx';
import { movable, redirectScene, toLastStep } from './redirectScene.ts';

const { platform, taken } = redirectScene();
const TITLE = 'Redirect to another fulfiller';

function anOrderToMove() {
  return platform.world.addOrder(anOrder().with(movable('Flyers'), movable('Posters')).build());
}

/** Opens the wizard of the order in a new tab, which is rendered beside the earlier ones. */
async function openTab(orderId: string, browser: MemoryBrowser) {
  const before = screen.queryAllByRole('dialog', { name: TITLE, hidden: true });
  const app = await renderApp({ platform, route: `/orders/${orderId}?modal=redirect`, browser });
  const find = () =>
    screen.queryAllByRole('dialog', { name: TITLE, hidden: true }).find((dialog) => !before.includes(dialog));
  await waitFor(() => expect(find()).toBeDefined());
  return { ...app, dialog: within(find() ?? document.body) };
}

const send = (dialog: ReturnType<typeof within>) => dialog.getByRole('button', { name: 'Request redirect' });

/** Makes the platform lag: it shows the items as they were before the redirect. */
function lag(orderId: string, items: readonly ItemDocument[]) {
  const record = platform.world.record(orderId);
  if (!record) throw new Error(`The platform has no order ${orderId}`);
  record.items = structuredClone([...items]);
  platform.world.save(record);
}

/**
 * Opens a tab that is about to redirect the flyers, and redirects the given product in another tab. The
 * platform does not show that redirect yet.
 */
async function redirectInAnotherTab(product: string) {
  const { orderId, items } = anOrderToMove();
  const before = structuredClone(items);
  const browser = memoryBrowser();
  const one = await openTab(orderId, browser);
  await toLastStep(one, one.dialog, 'Flyers');
  const two = await openTab(orderId, browser);
  await toLastStep(two, two.dialog, product);
  await two.user.click(send(two.dialog));
  await waitFor(() => expect(taken(orderId)).toHaveLength(1));
  // The tab must have received the response before it is closed.
  await waitFor(() => expect(two.store.getState().sentWrites).toEqual({}));
  two.close();
  lag(orderId, before);
  // R459: until the order has been read again, nothing can be sent.
  await one.dialog.findByText(/ and has ended\.$/);
  return { orderId, one };
}

/** Redirects the product in a tab that is then closed, and opens another one. The platform does not show it yet. */
async function openTabAfterRedirect(product: string) {
  const { orderId, items } = anOrderToMove();
  const before = structuredClone(items);
  const browser = memoryBrowser();
  const one = await openTab(orderId, browser);
  await toLastStep(one, one.dialog, product);
  await one.user.click(send(one.dialog));
  await waitFor(() => expect(taken(orderId)).toHaveLength(1));
  one.close();
  lag(orderId, before);
  const { user, dialog } = await openTab(orderId, browser);
  expect(await dialog.findByText(/^Redirect on .+ · done$/)).toBeInTheDocument();
  return { orderId, user, dialog };
}

describe('R48, R81: a redirect after an applied one', () => {
  it('in another tab with the old items from the platform: nothing is sent until the user has seen it', async () => {
    const { orderId, one } = await redirectInAnotherTab('Flyers');
    await one.user.click(send(one.dialog));
    expect(
      await one.dialog.findByText('This order has already been reordered or redirected'),
    ).toBeInTheDocument();
    expect(one.dialog.getByText(/^Redirect on .+ · done$/)).toBeInTheDocument();
    expect(taken(orderId)).toHaveLength(1);
    expect(send(one.dialog)).toHaveAccessibleDescription('Review the earlier requests first.');
    await one.user.click(one.dialog.getByRole('button', { name: 'Place another order' }));
    await one.user.click(send(one.dialog));
    await waitFor(() => expect(taken(orderId)).toHaveLength(2));
  });

  it('is shown when the dialog opens, and has to be accepted before another one is sent', async () => {
    const { orderId, user, dialog } = await openTabAfterRedirect('Flyers');
    await toLastStep({ user }, dialog, 'Flyers');
    expect(send(dialog)).toHaveAccessibleDescription('Select “Place another order” to continue.');
    await user.click(send(dialog));
    expect(taken(orderId)).toHaveLength(1);
    await user.click(dialog.getByRole('checkbox', { name: 'Place another order' }));
    await user.click(send(dialog));
    await waitFor(() => expect(taken(orderId)).toHaveLength(2));
  });

  it('of another item does not have to be accepted', async () => {
    const { orderId, user, dialog } = await openTabAfterRedirect('Posters');
    await toLastStep({ user }, dialog, 'Flyers');
    await waitFor(() => expect(dialog.queryByText(/^Redirect on .+ · done$/)).not.toBeInTheDocument());
    await user.click(send(dialog));
    await waitFor(() => expect(taken(orderId)).toHaveLength(2));
  });

  it('concerns only the redirected items', async () => {
    const { orderId, one } = await redirectInAnotherTab('Posters');
    await one.user.click(send(one.dialog));
    await waitFor(() => expect(taken(orderId)).toHaveLength(2));
  });

  it('that another tab is sending: the dialog says so, and calls its outcome unknown once that tab is closed', async () => {
    const { orderId } = anOrderToMove();
    const browser = memoryBrowser();
    const one = await openTab(orderId, browser);
    await toLastStep(one, one.dialog, 'Flyers');
    const match = { service: 'merchant-order', method: 'POST', path: /redirectRequest$/ };
    platform.faults.next(match, { kind: 'neverAnswers' });
    await one.user.click(send(one.dialog));
    await waitFor(async () => expect(await browser.journal.writesOf(PEOPLE.staff.sub)).toHaveLength(1));
    const two = await openTab(orderId, browser);
    expect(await two.dialog.findByText(/^Redirect on .+ · being sent now$/)).toBeInTheDocument();
    two.close();
    one.close();
    const { dialog } = await openTab(orderId, browser);
    expect(await dialog.findByText(/^Redirect on .+ · outcome unknown$/)).toBeInTheDocument();
  });

  it('that a check found to be applied: it still counts as an earlier one', async () => {
    const { orderId, items } = anOrderToMove();
    const before = structuredClone(items);
    const browser = memoryBrowser();
    const one = await openTab(orderId, browser);
    await toLastStep(one, one.dialog, 'Flyers');
    const match = { service: 'merchant-order', method: 'POST', path: /redirectRequest$/ };
    platform.faults.next(match, { kind: 'networkErrorAfterApplying' });
    await one.user.click(send(one.dialog));
    await one.user.click(await one.dialog.findByRole('button', { name: 'Check' }));
    await one.dialog.findByText('The change was applied. There is nothing left to send.');
    one.close();

    lag(orderId, before);
    const { dialog } = await openTab(orderId, browser);
    expect(await dialog.findByText(/^Redirect on .+ · done$/)).toBeInTheDocument();
  });
});

describe('R80: immediately before a redirect, the console looks for orders that others have placed', () => {
  it('a reorder since the dialog was opened: nothing is sent until the user has seen it', async () => {
    const record = anOrderToMove();
    const { orderId } = record;
    const { user, dialog } = await openTab(orderId, memoryBrowser());
    await toLastStep({ user }, dialog, 'Flyers');
    const reorder = platform.world.addOrder(
      anOrder()
        .with(anItem().having({ merchantItemId: record.items[0]?.merchantItemId ?? '' }))
        .build(),
    );
    const seed = {
      type: 'reorderCreated',
      at: platform.world.now(),
      itemId: null,
      data: { orderId: reorder.orderId },
    };
    const target = { merchantId: '', callbackUrl: '', isTest: false };
    record.events.push(makeEvent(seed, target, createRandom(1)));
    platform.world.save(record);

    await user.click(send(dialog));
    expect(await dialog.findByText(/^Reorder in another browser on .+ · done/)).toBeInTheDocument();
    // Once the events are read again, the dialog names the order a second time.
    expect(dialog.getAllByRole('link', { name: reorder.orderId })).not.toHaveLength(0);
    expect(taken(orderId)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Place another order' }));
    await user.click(send(dialog));
    await waitFor(() => expect(taken(orderId)).toHaveLength(1));
  });

  it('that cannot be read: the dialog says so, and the request waits for a decision', async () => {
    const { orderId } = anOrderToMove();
    const { user, dialog } = await openTab(orderId, memoryBrowser());
    await toLastStep({ user }, dialog, 'Flyers');
    platform.faults.next({ method: 'GET', path: /eventquery/ }, { kind: 'status', status: 500 }, 3);
    await user.click(send(dialog));
    expect(await dialog.findByText(/^The console could not check whether someone else/)).toBeInTheDocument();
    expect(taken(orderId)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Continue anyway' }));
    await user.click(send(dialog));
    await waitFor(() => expect(taken(orderId)).toHaveLength(1));
  });
});
