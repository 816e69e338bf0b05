import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, test } from 'vitest';
import type { RequestDocument } from '#mocks/documents.ts';
import { preferencesChanged } from '#store/people/settingsSlice.ts';
import { findDialog } from '#test/actions.ts';
import { anItem } from '#test/builders.ts';
import { openBulkReorder, select, startRun, waitForRunEnd } from '#test/bulk.ts';
import { csvRows, savedFiles } from '#test/savedFiles.ts';
import { bulkReorderScene, list } from './bulkReorderScene.ts';
import { find } from './searchPage.ts';

const { platform, add, open } = bulkReorderScene();
const files = savedFiles();

const GONE = 'OLD-13813 is no longer available';

/** Rejects the items of this SKU, as the platform does. With `isFirstPlaced`, accepts the first request. */
function rejectSku(sku: string, isFirstPlaced = false) {
  let requests = 0;
  platform.server.use(
    http.post('http://merchant-order.platform.test/v1/orders', async ({ request }) => {
      requests += 1;
      const body = (await request.clone().json()) as RequestDocument;
      const validationErrors = (body.fulfillmentGroups ?? []).flatMap((group, at) =>
        (group.items ?? []).flatMap((item, position) =>
          item.skuCode === sku
            ? [{ path: `fulfillmentGroups[${at}].items[${position}].skuCode`, message: GONE }]
            : [],
        ),
      );
      if (validationErrors.length === 0 || (isFirstPlaced && requests === 1)) return undefined;
      return HttpResponse.json({ message: 'The order is not valid.', validationErrors }, { status: 422 });
    }),
  );
}

const mug = (index: number) =>
  anItem()
    .at('preparing')
    .id(`mug-${index}`)
    .having({ merchantProductName: `Mug ${index}`, shortItemId: `no-${index}` })
    .sku(index % 10 < 2 ? 'OLD-13813' : 'VIP-1');

describe('R152: a reorder that the platform finds invalid', () => {
  it('groups equal problems, names the items, and offers to reorder with changes', async () => {
    rejectSku('OLD-13813');
    const orderId = add('invalid', (order) => order.with(...Array.from({ length: 21 }, (_, i) => mug(i))));
    const app = await open();
    await select(app, orderId);
    const run = await startRun(app, await openBulkReorder(app));
    await waitForRunEnd(run);
    const failed = list(run, '1 order failed');
    expect(failed.getAllByText('The order is not valid.')).toHaveLength(1);
    await app.user.click(failed.getByText(`${GONE}: 5 items`));
    expect(
      failed.getByText('Mug 0 (no-0), Mug 1 (no-1), Mug 10 (no-10), Mug 11 (no-11), Mug 20 (no-20)'),
    ).toBeInTheDocument();
    const mail = decodeURIComponent(
      failed.getByRole('link', { name: /^Contact support/ }).getAttribute('href') ?? '',
    );
    expect(mail).toContain(`${GONE}: 5 items (Mug 0 (no-0), `);
    expect(failed.getByRole('link', { name: /^Reorder with changes…/ })).toHaveClass('btn-primary');
    expect(failed.getByRole('button', { name: 'Retry 1 failed order' })).not.toHaveClass('btn-primary');

    await app.user.click(run.getByRole('button', { name: 'Download results (CSV)' }));
    await waitFor(() => expect(files.size).toBe(1));
    const [header = [], row = []] = csvRows([...files.values()][0]);
    expect(row[header.indexOf('Validation errors')]).toContain(
      `${GONE}: 5 items (Mug 0 (no-0), Mug 1 (no-1)`,
    );

    await app.user.click(failed.getByRole('link', { name: /^Reorder with changes…/ }));
    const reorder = await findDialog('Reorder');
    expect(reorder.getByRole('radio', { name: 'With changes' })).toBeChecked();
    expect(find.runBars().getByText(/^Bulk reorder has ended · 1 failed$/)).toBeInTheDocument();
  }, 40_000);

  it('reorders only the rest with changes if a part was placed', async () => {
    rejectSku('OLD-13813', true);
    const orderId = add('partial', (order) => order.with(...Array.from({ length: 21 }, (_, i) => mug(i))));
    const app = await open();
    await select(app, orderId);
    const run = await startRun(app, await openBulkReorder(app));
    await waitForRunEnd(run);
    const failed = list(run, '1 order failed');
    expect(failed.getByText(/^1 of 3 new orders placed:/)).toBeInTheDocument();
    expect(
      failed.getByText('Order only the remaining items: the others are already in the new orders.'),
    ).toBeInTheDocument();
    const link = failed.getByRole('link', { name: /^Reorder with changes…/ });
    const { searchParams } = new URL(link.getAttribute('href') ?? '', 'http://console.test');
    expect(searchParams.getAll('items')).toEqual(
      Array.from({ length: 11 }, (_, index) => `mug-${index + 10}`),
    );
  }, 40_000);
});

describe('R151: Escape', () => {
  it('leaves the failed run of one order in the run bar', async () => {
    rejectSku('OLD-13813');
    const orderId = add('failed', (order) => order.with(mug(0)));
    const app = await open();
    await select(app, orderId);
    const run = await startRun(app, await openBulkReorder(app));
    expect(await run.findByText(`Mug 0 (no-0): ${GONE}`)).toBeInTheDocument();
    await waitForRunEnd(run);
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(find.runBars().getByText('Bulk reorder has ended · 1 failed')).toBeInTheDocument();
  });
});

test('R265: an order that was rejected without a reason shows the status in the language of the console', async () => {
  platform.server.use(
    http.post('http://merchant-order.platform.test/v1/orders', () => new HttpResponse(null, { status: 400 })),
  );
  const orderId = add('rejected', (order) => order.with(mug(0)));
  const app = await open();
  await select(app, orderId);
  const run = await startRun(app, await openBulkReorder(app));
  await waitForRunEnd(run);
  const failed = list(run, '1 order failed');
  expect(failed.getByText('The platform rejected the request (400).')).toBeInTheDocument();
  act(() => void app.store.dispatch(preferencesChanged({ language: 'de' })));
  expect(await screen.findByText('Die Plattform hat die Anfrage abgelehnt (400).')).toBeInTheDocument();
});

test('R265: an order that could not be read before its request says that the platform reported an error', async () => {
  const orderId = add('unread', (order) => order.with(mug(0)));
  const app = await open();
  await select(app, orderId);
  const dialog = await openBulkReorder(app);
  platform.server.use(
    http.get('http://order-service.platform.test/v1/orders/*', () => new HttpResponse(null, { status: 501 })),
  );
  const run = await startRun(app, dialog);
  await waitForRunEnd(run);
  expect(list(run, '1 order failed').getByText('The platform reported an error (501).')).toBeInTheDocument();
});

test('R512: an order that the person is not permitted to reorder shows the reason of the platform too', async () => {
  platform.server.use(
    http.post('http://merchant-order.platform.test/v1/orders', () =>
      HttpResponse.json({ title: 'Forbidden', detail: 'Your team covers web-nl only.' }, { status: 403 }),
    ),
  );
  const orderId = add('barred', (order) => order.with(mug(0)));
  const app = await open();
  await select(app, orderId);
  const run = await startRun(app, await openBulkReorder(app));
  await waitForRunEnd(run);
  const said = 'You are not permitted to reorder this order · Your team covers web-nl only.';
  expect(list(run, '1 order failed').getByText(said)).toBeInTheDocument();
});
