import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { preferencesChanged } from '#store/people/settingsSlice.ts';
import { anItem, type ItemBuilder } from '#test/builders.ts';
import {
  atPlacing,
  noAnswer,
  openBulkReorder,
  reorderedOriginalIds,
  START_REORDER,
  select,
  startRun,
  waitForRunEnd,
} from '#test/bulk.ts';
import { csvRows, savedFiles } from '#test/savedFiles.ts';
import { bulkReorderScene, list } from './bulkReorderScene.ts';

const { platform, current, add, open } = bulkReorderScene();
const files = savedFiles();
let serial = 0;

beforeEach(() => {
  ({ serial } = current());
});

const simple = (name: string, item: ItemBuilder = anItem().at('preparing')) =>
  add(name, (order) => order.with(item));

describe('S2.63, S2.64: a bulk reorder', () => {
  it('shows its plan, runs it, and lists the result of every order. R631: its links name the order', async () => {
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
      const validationErrors = [
        { path: 'items[0].skuCode', message: 'is no longer available to ana@x.test' },
      ];
      return HttpResponse.json({ message: '=The order;=is not valid.', validationErrors }, { status: 422 });
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
    expect(dialog.getByText('There are no more result pages.')).toBeInTheDocument();
    const box = (name: RegExp) => dialog.getByRole('checkbox', { name });
    expect(box(/^Keep original promised dates/)).not.toBeChecked();
    expect(box(/^New identifiers/)).toBeChecked();
    expect(box(/^Unlink/)).not.toBeChecked();
    expect(box(/^Request cancellation of original items/)).toBeChecked();
    expect(box(/^Clear the alerts/)).toBeChecked();
    await app.user.click(dialog.getByRole('button', { name: 'Show plan' }));
    expect(await dialog.findByText('5 orders are included.')).toBeInTheDocument();
    for (const line of [
      '5 new orders with 5 items in total will be placed.',
      'Cancellation of 5 original items will be requested.',
      '1 alert will be cleared.',
      '1 order contains cancelled or shipped items; those items will not be reordered.',
      '2 orders are in production. Unless they are cancelled, their items will be made twice.',
      '1 order has several items; all reorderable items will be reordered, even those that do not match the search.',
      'The new order stays linked to the original order.',
    ])
      expect(dialog.getByText(line)).toBeInTheDocument();
    expect(list(dialog, '1 order will be skipped').getByText(over)).toBeInTheDocument();
    expect(
      list(dialog, '1 order will be skipped').getByText(/No items can be reordered/),
    ).toBeInTheDocument();
    expect(asked).toEqual([]);
    await app.user.click(dialog.getByRole('button', { name: 'Back' }));
    const run = await startRun(app, dialog);

    expect(await run.findByRole('button', { name: 'Retry 1 failed order' })).toBeInTheDocument();
    await waitForRunEnd(run);
    const failed = list(run, '1 order failed');
    expect(failed.getByText('=The order;=is not valid.')).toBeInTheDocument();
    expect(failed.getByText('items[0].skuCode: is no longer available to ana@x.test')).toBeInTheDocument();
    const mail = decodeURIComponent(
      failed.getByRole('link', { name: `Contact support ${refused}` }).getAttribute('href') ?? '',
    );
    expect(mail).toMatch(/^mailto:support@console\.test\?/);
    expect(mail).toContain('items[0].skuCode: is no longer available to [redacted]');
    const unknown = list(run, '1 order with an unknown outcome');
    expect(unknown.getByRole('link', { name: lost })).toBeInTheDocument();
    expect(unknown.getByRole('link', { name: `Find in order search ${lost}` })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/\?searchTerm=/),
    );
    const done = list(run, '3 orders reordered');
    for (const orderId of [good, several, made])
      expect(done.getByRole('link', { name: orderId })).toBeInTheDocument();
    const counted = run.getByText(/processed · .*2 of 4 cancellations requested · /);
    expect(counted).toHaveTextContent('0 of 1 alerts cleared');
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
    expect(run.getByText('1 order skipped')).toHaveClass('result-info');
    await app.user.click(run.getByText('1 order skipped'));
    expect(list(run, '1 order skipped').getByRole('link', { name: over })).toBeInTheDocument();
    expect(
      reorderedOriginalIds(platform)
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
    expect(rows.map((_, index) => cell(all[index] ?? '', 'Outcome'))).toEqual([
      'reordered',
      'reordered',
      'reordered',
      'failed',
      'unknown',
      'skipped',
    ]);
    const created = platform.world.log.find(
      ({ operation, body }) => operation === 'placeOrder' && JSON.stringify(body).includes(`/${good}"`),
    );
    expect(cell(good, 'New order IDs')).toBe(created?.subject);
    expect(cell(refused, 'Problem')).toBe("'=The order;'=is not valid.");
    expect(cell(refused, 'Validation errors')).toBe('items[0].skuCode: is no longer available to ana@x.test');
    expect(cell(made, 'Problem')).toBe(
      'It is being packed.; You do not have permission to perform this action',
    );
    expect(cell(made, 'Items not cancelled')).toBe(madeItem);
    expect(cell(made, 'Alerts not cleared')).toMatch(/ Awaiting fulfillment$/);

    isRefusing = false;
    asked.splice(0);
    await app.user.click(run.getByRole('button', { name: 'Retry 1 failed order' }));
    expect(await run.findByText('4 orders reordered')).toBeInTheDocument();
    expect(asked).toEqual([refused]);
    await waitFor(() => expect(Object.keys(app.store.getState().selection.orders).sort()).toEqual([over]));
    expect(app.defects).toEqual([]);
  }, 20_000);

  it('S8.6: reports the changes to the originals, in the dialog and in its file', async () => {
    const ids = ['first', 'second'].map((name) => simple(name, anItem().at('preparing').late('fulfillment')));
    const app = await open();
    await select(app, ...ids);
    const run = await startRun(app, await openBulkReorder(app));
    await waitForRunEnd(run);
    const progress = run.getByRole('region', { name: 'Progress' });
    await waitFor(() => expect(progress).toHaveTextContent('2 of 2 cancellations requested'));
    expect(progress).toHaveTextContent('2 of 2 alerts cleared');
    await app.user.click(run.getByRole('button', { name: 'Download results (CSV)' }));
    await waitFor(() => expect(files.size).toBe(1));
    const [header = [], ...rows] = csvRows([...files.values()][0]);
    const cells = (column: string) => rows.map((row) => [row[0], row[header.indexOf(column)]]).toSorted();
    const itemOf = (orderId: string) => platform.world.record(orderId)?.items[0]?.itemId;
    expect(cells('Items with cancellation requested')).toEqual(ids.map((id) => [id, itemOf(id)]));
    expect(cells('Alerts cleared')).toEqual(ids.map((id) => [id, `${itemOf(id)} Awaiting fulfillment`]));
  }, 20_000);

  it('S5.16: cannot be started if no selected order can be reordered', async () => {
    simple('over', anItem().at('cancelled'));
    const app = await open();
    await select(app, `over-${serial}`);
    const dialog = await openBulkReorder(app);
    await app.user.click(dialog.getByRole('button', { name: 'Show plan' }));
    expect(await dialog.findByText('None of these orders can be included.')).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: START_REORDER })).not.toBeInTheDocument();
  });
});

test('R64: the cells of the results are separated by semicolons in regions with a decimal comma', async () => {
  const orderId = simple('german');
  const app = await open();
  act(() => void app.store.dispatch(preferencesChanged({ regionalSettings: 'de-DE' })));
  await select(app, orderId);
  const run = await startRun(app, await openBulkReorder(app));
  await waitForRunEnd(run);
  await app.user.click(run.getByRole('button', { name: 'Download results (CSV)' }));
  await waitFor(() => expect(files.size).toBe(1));
  expect(files.get('bulk-reorder-results.csv')).toMatch(/^Original order ID;Original merchant order ID;/);
});
