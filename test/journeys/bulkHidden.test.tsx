import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anItem, type OrderBuilder } from '#test/builders.ts';
import { openBulk, openBulkReorder, select, startRun } from '#test/bulk.ts';
import { bulkScene } from '#test/bulkScene.ts';
import { find } from './searchPage.ts';

const { platform, open, addOrders, mine } = bulkScene();

const withAlertAndFailedEvent = (order: OrderBuilder) => {
  const attempt = { attemptId: 'a-1', success: false, attemptedDate: new Date().toISOString() };
  return order
    .with(anItem().at('preparing').late('fulfillment'))
    .event('productionAccepted', { attempts: [attempt] as never });
};

let serial = 0;

/** Selects this many orders, then searches for the order of another customer. Returns its ID. */
async function selectThenSearch(count: number) {
  serial += 1;
  const customerName = `Other${serial}`;
  const earlier = addOrders(count, withAlertAndFailedEvent);
  const [shown = ''] = addOrders(
    1,
    (order) => withAlertAndFailedEvent(order).having({ customerName }),
    'shown',
  );
  const app = await open();
  await select(app, ...earlier);
  await app.user.clear(find.term());
  await app.user.type(find.term(), customerName);
  await app.user.click(find.search());
  await screen.findByText(`${count} selected, ${count} not shown`);
  return { app, earlier, shown };
}

async function selectInTwoSearches() {
  const { app, earlier, shown } = await selectThenSearch(2);
  await select(app, shown);
  return { app, earlier, shown };
}

const SENTENCE = '2 of the selected orders are not among the results on screen.';
const ONLY_SHOWN = { name: 'Only the 1 shown' };

describe('R140: selected orders that are not on screen', () => {
  it.each([
    [
      'Request cancellation…',
      'Request cancellation of the selected orders',
      (orders: number) => `Request cancellation (${orders})`,
      'Bulk cancellation',
    ],
    [
      'Clear alerts…',
      'Clear the alerts of the selected orders',
      (orders: number) => `Clear alerts (${orders})`,
      'Clearing alerts',
    ],
    [
      'Resend failed events…',
      'Resend failed events of the selected orders',
      (orders: number) => `Resend for ${orders} order${orders === 1 ? '' : 's'}`,
      'Resending events',
    ],
  ])('%s can exclude them before anything is sent', async (entry, title, start, run) => {
    const { app, shown } = await selectInTwoSearches();
    const dialog = await openBulk(app, entry, title);
    expect(await dialog.findByText(SENTENCE)).toBeInTheDocument();
    expect(await dialog.findByRole('button', { name: start(3) })).toBeInTheDocument();
    const before = platform.world.log.length;
    await app.user.click(dialog.getByRole('checkbox', ONLY_SHOWN));
    const rows = dialog.findAllByRole('row', { name: new RegExp(`^${shown} `) });
    expect(await rows).toHaveLength(1);
    const results = await startRun(app, dialog, start(1), run);
    expect(await results.findByText(/^1 of 1 processed · /)).toBeInTheDocument();
    expect(platform.world.log.slice(before)).toHaveLength(1);
    await app.user.click(results.getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('2 selected, 2 not shown')).toBeInTheDocument();
  });

  it('a reorder can exclude them with its options, and include them again in the plan', async () => {
    const { app, earlier, shown } = await selectInTwoSearches();
    const dialog = await openBulkReorder(app);
    await app.user.click(dialog.getByRole('checkbox', ONLY_SHOWN));
    await app.user.click(dialog.getByRole('button', { name: 'Show plan' }));
    expect(await dialog.findByRole('button', { name: 'Place new orders (1)' })).toBeInTheDocument();
    await app.user.click(dialog.getByRole('checkbox', ONLY_SHOWN));
    expect(await dialog.findByRole('button', { name: 'Place new orders (3)' })).toBeInTheDocument();
    await app.user.click(dialog.getByRole('checkbox', ONLY_SHOWN));
    await app.user.click(await dialog.findByRole('button', { name: 'Place new orders (1)' }));
    await screen.findByText('1 order reordered');
    expect(mine([...earlier, shown])).toEqual([shown]);
  });

  it('are not mentioned if there are none', async () => {
    const [only = ''] = addOrders(1);
    const app = await open();
    await select(app, only);
    const dialog = await openBulkReorder(app);
    expect(dialog.queryByText(/not among the results/)).toBeNull();
    expect(dialog.queryByRole('checkbox', { name: /^Only the/ })).toBeNull();
  });

  it('are all that is selected: nothing is offered to exclude them', async () => {
    const { app } = await selectThenSearch(1);
    const dialog = await openBulkReorder(app);
    expect(
      dialog.getByText('1 of the selected orders is not among the results on screen.'),
    ).toBeInTheDocument();
    expect(dialog.queryByRole('checkbox', { name: /^Only the/ })).toBeNull();
  });
});
