import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { anItem } from '#test/builders.ts';
import { openBulkReorder, reorderedOriginalIds, runDialog, START_REORDER, select } from '#test/bulk.ts';
import { grant } from '#test/merchantGrants.ts';
import { bulkReorderScene, list } from './bulkReorderScene.ts';

const { platform, current, add, open } = bulkReorderScene();
let customer = '';

beforeEach(() => {
  ({ customer } = current());
});

describe('S2.63, S5.17: the next result pages', () => {
  const HOUR = 3_600_000;
  const addPages = () =>
    Array.from({ length: 103 }, (_, index) =>
      add(`page${String(index).padStart(3, '0')}`, (order) =>
        order
          .having({
            customerName: customer,
            createdDate: new Date(Date.now() - (index + 1) * HOUR).toISOString(),
          })
          .of(index === 102 ? 'kartenzauber' : 'acme-print')
          .with(anItem().at('preparing')),
      ),
    );

  it('are counted, checked, fetched, and skipped if they cannot be reordered', async () => {
    const ids = addPages();
    grant(platform, { '*': ['read:order'], 'acme-print': ['read:order', 'create:order'] });
    const app = await open();
    await act(() =>
      app.router.navigate(`/?searchTerm=${customer}&sortField=createdDate&sortOrder=descending&page=1`),
    );
    await select(app, ids[0] ?? '');
    const dialog = await openBulkReorder(app);
    await app.user.click(dialog.getByRole('checkbox', { name: 'Include orders from the next result pages' }));
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
    expect(await dialog.findByText('Some orders could not be loaded. Nothing was sent.')).toBeInTheDocument();
    await app.user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('3 orders are included.')).toBeInTheDocument();
    // R424
    expect(dialog.getByText('Loaded.')).toHaveRole('status');
    const skipped = list(dialog, '1 order will be skipped');
    expect(skipped.getByText(ids[102] ?? '')).toBeInTheDocument();
    expect(skipped.getByText(/You do not have permission to reorder this order/)).toBeInTheDocument();
    await app.user.click(dialog.getByRole('button', { name: START_REORDER }));
    expect(await (await runDialog()).findByText('3 orders reordered')).toBeInTheDocument();
    expect(
      reorderedOriginalIds(platform)
        .filter((id) => ids.includes(id))
        .sort(),
    ).toEqual([ids[0], ids[100], ids[101]]);
  });
});

it('S6.16: a plan says that the user cannot reorder any of its orders', async () => {
  const id = add('foreign', (order) =>
    order.having({ customerName: customer }).of('kartenzauber').with(anItem().at('preparing')),
  );
  grant(platform, {
    kartenzauber: ['read:order', 'update:order'],
    'acme-print': ['read:order', 'create:order'],
  });
  const app = await open();
  await select(app, id);
  const dialog = await openBulkReorder(app);
  await app.user.click(dialog.getByRole('button', { name: 'Show plan' }));
  const refusal = 'You do not have permission to reorder any of the orders on this page';
  expect(await dialog.findByText(refusal)).toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: START_REORDER })).toBeNull();
});
