import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PersonName } from '#mocks/people.ts';
import { anItem, anOrder, type ItemBuilder, type OrderBuilder } from '#test/builders.ts';
import {
  atPlacing,
  ended,
  noAnswer,
  openBulkReorder,
  placedFor,
  runDialog,
  select,
  startRun,
} from '#test/bulk.ts';
import { renderApp } from '#test/renderApp.tsx';
import { csvRows, savedFiles } from '#test/savedFiles.ts';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform();
const files = savedFiles();
let customer = '';
let serial = 0;

/** A fresh customer per test, so that one test's orders are not another's. */
beforeEach(() => {
  serial += 1;
  customer = `Customer${serial}`;
});

function add(name: string, change: (order: OrderBuilder) => OrderBuilder): string {
  const orderId = `${name}-${serial}`;
  platform.world.addOrder(change(anOrder().id(orderId).having({ customerName: customer })).build());
  return orderId;
}
const simple = (name: string, item: ItemBuilder = anItem().at('preparing')) =>
  add(name, (order) => order.with(item));

/** The search for this test's orders, as a person finds it. */
async function open(as: PersonName = 'staff') {
  const app = await renderApp({ platform, as, route: `/?searchTerm=${customer}&page=1` });
  await screen.findByRole('table');
  return app;
}

type Dialog = Awaited<ReturnType<typeof openBulkReorder>>;
const list = (dialog: Dialog, title: string) => {
  const summary = dialog.getByText(title);
  return within(summary.closest('details') as HTMLElement);
};

describe('S2.63, S2.64: a bulk reorder', () => {
  it('shows its plan, runs it, and lists what came of every order', async () => {
    const good = simple('good');
    const several = add('several', (order) =>
      order.with(anItem().at('preparing').current('fulfillment'), anItem().at('cancelled')),
    );
    const made = simple('made', anItem().at('producing').by('k3vd81mq0z').late('fulfillment'));
    const refused = simple('refused');
    const lost = simple('lost');
    const over = simple('over', anItem().at('cancelled'));
    const all = [good, several, made, refused, lost, over];
    const { itemId: madeItem = '' } = platform.world.record(made)?.items[0] ?? {};
    let isRefusing = true;
    const asked = atPlacing(platform, (originalId) => {
      if (originalId === lost) return noAnswer();
      if (originalId !== refused || !isRefusing) return undefined;
      const validationErrors = [{ path: 'items[0].skuCode', message: 'is no longer available' }];
      return HttpResponse.json({ message: '=The order is not valid.', validationErrors }, { status: 422 });
    });
    platform.faults.next(
      { method: 'POST', path: new RegExp(`${madeItem}/cancelrequest`) },
      { kind: 'status', status: 409, body: { message: 'It is being packed.' } },
    );
    platform.faults.next({ method: 'DELETE', path: /expectedCloseDate/ }, { kind: 'status', status: 403 });

    const app = await open();
    const menu = await screen.findByRole('button', { name: 'Bulk actions' });
    expect(menu).toHaveAttribute('aria-disabled', 'true');
    await app.user.click(menu);
    expect(screen.getByText('You must select at least one order')).toBeInTheDocument();
    await app.user.click(menu);
    await select(app, ...all);

    const dialog = await openBulkReorder(app);
    expect(dialog.getByText(/^6 orders are selected\./)).toBeInTheDocument();
    expect(dialog.getByText('There are no further result pages.')).toBeInTheDocument();
    const box = (name: RegExp) => dialog.getByRole('checkbox', { name });
    expect(box(/^Keep original promised dates/)).not.toBeChecked();
    expect(box(/^New identifiers/)).toBeChecked();
    expect(box(/^Unlink/)).not.toBeChecked();
    expect(box(/^Request cancellation of the original items/)).toBeChecked();
    expect(box(/^Clear the alerts/)).toBeChecked();
    await app.user.click(dialog.getByRole('button', { name: 'Show plan' }));
    expect(await dialog.findByText('5 orders take part.')).toBeInTheDocument();
    for (const line of [
      '5 new orders with 5 items are placed.',
      'Cancellation of 5 original items is requested.',
      '1 alert is cleared.',
      '1 order has cancelled or shipped items; these are not reordered.',
      '2 orders are in production: unless they are cancelled, their items are made twice.',
      '1 order has several items; every reorderable item is reordered, even if it does not match the search.',
      'The new order stays linked to the original order.',
    ])
      expect(dialog.getByText(line)).toBeInTheDocument();
    expect(list(dialog, '1 order is skipped').getByText(over)).toBeInTheDocument();
    expect(list(dialog, '1 order is skipped').getByText(/It has no reorderable items/)).toBeInTheDocument();
    expect(asked).toEqual([]);
    await app.user.click(dialog.getByRole('button', { name: 'Back' }));
    const run = await startRun(app, dialog);

    expect(await run.findByRole('button', { name: 'Retry 1 failed order' })).toBeInTheDocument();
    await ended(run);
    const failed = list(run, '1 order failed');
    expect(failed.getByText('=The order is not valid.')).toBeInTheDocument();
    expect(failed.getByText('items[0].skuCode: is no longer available')).toBeInTheDocument();
    expect(failed.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toMatch(
      /^mailto:support@console\.test\?/,
    );
    const unknown = list(run, '1 order of unknown outcome');
    expect(unknown.getByRole('link', { name: lost })).toBeInTheDocument();
    expect(unknown.getByRole('link', { name: 'Find in the search' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/\?searchTerm=/),
    );
    const done = list(run, '3 orders reordered');
    for (const orderId of [good, several, made])
      expect(done.getByRole('link', { name: orderId })).toBeInTheDocument();
    await app.user.click(run.getByText('1 original item could not be cancelled'));
    expect(list(run, '1 original item could not be cancelled').getByText(madeItem)).toBeInTheDocument();
    expect(
      list(run, '1 original item could not be cancelled').getByText('It is being packed.'),
    ).toBeInTheDocument();
    await app.user.click(run.getByText('1 alert could not be cleared'));
    expect(
      list(run, '1 alert could not be cleared').getByText(
        'You do not have permission to perform this action',
      ),
    ).toBeInTheDocument();
    await app.user.click(run.getByText('1 order skipped'));
    expect(list(run, '1 order skipped').getByRole('link', { name: over })).toBeInTheDocument();
    expect(
      placedFor(platform)
        .filter((orderId) => all.includes(orderId))
        .sort(),
    ).toEqual([good, made, several].sort());
    const touched = platform.world.log
      .filter(({ operation }) => operation === 'requestCancellation')
      .map(({ subject }) => subject);
    expect(touched).toContain(platform.world.record(good)?.items[0]?.itemId);
    for (const orderId of [refused, lost])
      expect(touched).not.toContain(platform.world.record(orderId)?.items[0]?.itemId);

    await app.user.click(run.getByRole('button', { name: 'Download results (CSV)' }));
    await waitFor(() => expect([...files.keys()]).toEqual(['bulk-reorder-results.csv']));
    const [header = [], ...rows] = csvRows(files.get('bulk-reorder-results.csv'));
    const cell = (orderId: string, column: string) =>
      rows.find(([id]) => id === orderId)?.[header.indexOf(column)];
    expect(rows.map(([orderId]) => orderId).sort()).toEqual(all.toSorted());
    expect(rows.map((_, place) => cell(all[place] ?? '', 'Outcome'))).toEqual([
      'done',
      'done',
      'done',
      'failed',
      'unknown',
      'skipped',
    ]);
    const created = platform.world.log.find(
      ({ operation, body }) => operation === 'placeOrder' && JSON.stringify(body).includes(`/${good}"`),
    );
    expect(cell(good, 'New order ids')).toBe(created?.subject);
    expect(cell(refused, 'What went wrong')).toBe("'=The order is not valid.");
    expect(cell(refused, 'Validation errors')).toBe('items[0].skuCode: is no longer available');
    expect(cell(made, 'Items not cancelled')).toBe(madeItem);
    expect(cell(made, 'Alerts not cleared')).toMatch(/ fulfillment$/);

    isRefusing = false;
    asked.splice(0);
    await app.user.click(run.getByRole('button', { name: 'Retry 1 failed order' }));
    expect(await run.findByText('4 orders reordered')).toBeInTheDocument();
    expect(asked).toEqual([refused]);
    await waitFor(() =>
      expect(Object.keys(app.store.getState().selection.orders).sort()).toEqual([lost, over].sort()),
    );
    expect(app.defects).toEqual([]);
  }, 20_000);

  it('S5.16: of a selection in which nothing can be reordered there is nothing to start', async () => {
    simple('over', anItem().at('cancelled'));
    const app = await open();
    await select(app, `over-${serial}`);
    const dialog = await openBulkReorder(app);
    await app.user.click(dialog.getByRole('button', { name: 'Show plan' }));
    expect(await dialog.findByText('No order can take part.')).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Place new orders' })).not.toBeInTheDocument();
  });

  it('S6.6: who may not remediate is not offered it, and nothing of the originals is touched', async () => {
    const orderId = simple('mine', anItem().at('preparing').late('fulfillment'));
    const app = await open('merchantOperator');
    await select(app, orderId);
    const dialog = await openBulkReorder(app);
    expect(dialog.queryByRole('group', { name: 'The original orders' })).not.toBeInTheDocument();
    const run = await startRun(app, dialog);
    expect(await run.findByText('1 order reordered')).toBeInTheDocument();
    await ended(run);
    const [item] = platform.world.record(orderId)?.items ?? [];
    expect(item?.statuses?.cancelled).toBeUndefined();
    expect(item?.statuses?.fulfillment?.expectedCloseDate).not.toBeNull();
  });

  it('a switch that is off touches nothing of what it stands for', async () => {
    const orderId = simple('kept', anItem().at('preparing').late('fulfillment'));
    const app = await open();
    await select(app, orderId);
    const dialog = await openBulkReorder(app);
    await app.user.click(
      dialog.getByRole('checkbox', { name: /^Request cancellation of the original items/ }),
    );
    const run = await startRun(app, dialog);
    expect(await run.findByText('1 order reordered')).toBeInTheDocument();
    await ended(run);
    const [item] = platform.world.record(orderId)?.items ?? [];
    expect(item?.statuses?.cancelled).toBeUndefined();
    expect(item?.statuses?.fulfillment?.expectedCloseDate).toBeNull();
  });
});

describe('S2.63, S5.17: the next result pages', () => {
  const HOUR = 3_600_000;
  const addPages = () =>
    Array.from({ length: 103 }, (_, place) =>
      add(`page${String(place).padStart(3, '0')}`, (order) =>
        order
          .having({
            customerName: customer,
            createdDate: new Date(Date.now() - (place + 1) * HOUR).toISOString(),
          })
          .of(place === 102 ? 'kartenzauber' : 'acme-print')
          .with(anItem().at('preparing')),
      ),
    );

  it('are counted, checked, fetched and left out where they may not be reordered', async () => {
    const ids = addPages();
    platform.server.use(
      http.get('http://access-management.platform.test/v1/principals/:sub/permissions', () =>
        HttpResponse.json({
          merchants: [
            { identifier: '*', permissions: ['read:order'] },
            { identifier: 'acme-print', permissions: ['read:order', 'create:order'] },
          ],
          fulfillers: [],
        }),
      ),
    );
    const app = await open();
    await act(() =>
      app.router.navigate(`/?searchTerm=${customer}&sortField=createdDate&sortOrder=descending&page=1`),
    );
    await select(app, ids[0] ?? '');
    const dialog = await openBulkReorder(app);
    await app.user.click(
      dialog.getByRole('checkbox', { name: 'Also take the orders of the next result pages' }),
    );
    const count = dialog.getByRole('textbox', { name: 'Number of pages' });
    for (const wrong of ['0', '2', '1.5', 'x']) {
      await app.user.clear(count);
      await app.user.type(count, wrong);
      expect(count).toBeInvalid();
      expect(dialog.getByRole('button', { name: 'Show plan' })).toHaveAccessibleDescription(
        'A whole number from 1 to 1',
      );
    }
    await app.user.clear(count);
    await app.user.type(count, '1');

    platform.faults.next(
      { path: /^\/v2\/ordersearch/ },
      { kind: 'status', status: 500, body: { message: 'Down' } },
      3,
    );
    await app.user.click(dialog.getByRole('button', { name: 'Show plan' }));
    expect(
      await dialog.findByText('The orders could not all be fetched. Nothing was sent.'),
    ).toBeInTheDocument();
    await app.user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('3 orders take part.')).toBeInTheDocument();
    const skipped = list(dialog, '1 order is skipped');
    expect(skipped.getByText(ids[102] ?? '')).toBeInTheDocument();
    expect(skipped.getByText(/You do not have permission to reorder this order/)).toBeInTheDocument();
    await app.user.click(dialog.getByRole('button', { name: 'Place new orders' }));
    expect(await (await runDialog()).findByText('3 orders reordered')).toBeInTheDocument();
    expect(
      placedFor(platform)
        .filter((id) => ids.includes(id))
        .sort(),
    ).toEqual([ids[0], ids[100], ids[101]]);
  });
});
