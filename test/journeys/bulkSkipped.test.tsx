import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findOrderHeading } from '#test/actions.ts';
import { anItem, type OrderBuilder } from '#test/builders.ts';
import { openBulk, select } from '#test/bulk.ts';
import { bulkScene } from '#test/bulkScene.ts';

const { open, addOrders } = bulkScene();

const late = (order: OrderBuilder) => order.with(anItem().at('preparing').late('fulfillment'));

describe('R22: orders that a bulk action skips', () => {
  it('are listed once per reason, as links that keep the plan', async () => {
    const uuid = '5d2f8a10-7c1e-4b0a-9f35-0c8e6f1a2b3c';
    const [withAlert = ''] = addOrders(1, late);
    const [none = '', other = ''] = addOrders(2, undefined, 'none');
    addOrders(1, (order) => order.id(uuid));
    const app = await open();
    await select(app, withAlert, none, other, uuid);
    const dialog = await openBulk(app, 'Clear alerts…', 'Clear the alerts of the selected orders');
    expect(await dialog.findByText('1 order is included.')).toBeInTheDocument();
    await app.user.click(dialog.getByText('3 orders will be skipped'));
    const skipped = within(
      dialog.getByRole('list', { name: 'The order has no alerts that can be cleared. (3 orders)' }),
    );
    expect(
      skipped
        .getAllByRole('link')
        .map(({ textContent }) => textContent)
        .toSorted(),
    ).toEqual(['5d2f8a10', none, other].toSorted());
    const link = skipped.getByRole('link', { name: '5d2f8a10' });
    expect(link).toHaveAttribute('title', uuid);
    expect(dialog.getByRole('region', { name: '3 orders will be skipped' })).toHaveAttribute('tabindex', '0');
    await app.user.click(link);
    await findOrderHeading(uuid);
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(() => app.router.navigate(-1));
    expect(await screen.findByText('1 order is included.')).toBeVisible();
  });

  it('are listed in part until the user shows all', async () => {
    const [withAlert = ''] = addOrders(1, late);
    addOrders(53, undefined, 'none');
    const app = await open();
    await screen.findByRole('checkbox', { name: `Select order ${withAlert}` });
    await app.user.click(await screen.findByRole('checkbox', { name: /^Select all orders on this page/ }));
    const dialog = await openBulk(app, 'Clear alerts…', 'Clear the alerts of the selected orders');
    await app.user.click(await dialog.findByText('53 orders will be skipped'));
    const list = within(dialog.getByRole('list', { name: /\(53 orders\)$/ }));
    expect(list.getAllByRole('link')).toHaveLength(50);
    await app.user.click(dialog.getByRole('button', { name: 'Show all 53' }));
    expect(list.getAllByRole('link')).toHaveLength(53);
  });
});
