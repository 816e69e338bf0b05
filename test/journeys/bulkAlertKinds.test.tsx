import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anItem } from '#test/builders.ts';
import { openBulk, select, startRun, waitForRunEnd } from '#test/bulk.ts';
import { renderApp } from '#test/renderApp.tsx';
import { bulkReorderScene, list } from './bulkReorderScene.ts';

const { platform, current, add, open } = bulkReorderScene();

type App = Awaited<ReturnType<typeof open>>;
const both = (name: string) =>
  add(name, (order) => order.with(anItem().at('preparing').late('fulfillment').late('prepressFailed')));
const slow = (name: string) => add(name, (order) => order.with(anItem().at('preparing').late('fulfillment')));

const openDialog = (app: App) => openBulk(app, 'Clear alerts…', 'Clear the alerts of the selected orders');
const cleared = (orderId: string) =>
  platform.world.log
    .filter(({ operation }) => operation === 'clearAlert')
    .filter(({ subject }) => platform.world.record(orderId)?.items.some(({ itemId }) => itemId === subject));
const dateOf = (orderId: string, status: string) =>
  platform.world.record(orderId)?.items[0]?.statuses?.[status]?.expectedCloseDate;

const SLOW = /^Awaiting fulfillment: 2 alerts$/;
const FAILED = /^Prepress failed: 1 alert$/;

describe('R150: clearing alerts in bulk', () => {
  it('clears only the selected kinds, and the results name them', async () => {
    const [mixed, other] = [both('mixed'), slow('other')];
    const app = await open();
    await select(app, mixed, other);
    const dialog = await openDialog(app);
    const kinds = within(await dialog.findByRole('group', { name: 'Alerts to clear' }));
    expect(kinds.getByRole('checkbox', { name: SLOW })).toBeChecked();
    expect(kinds.getByRole('checkbox', { name: FAILED })).toBeChecked();
    expect(dialog.getByText('3 alerts will be cleared.')).toBeInTheDocument();
    expect(dialog.queryByText(/^Your search filters/)).not.toBeInTheDocument();

    await app.user.click(kinds.getByRole('checkbox', { name: SLOW }));
    expect(dialog.getByText('1 alert will be cleared.')).toBeInTheDocument();
    expect(dialog.getByText('The order has no alerts of the selected kinds. (1 order)')).toBeInTheDocument();
    await app.user.click(kinds.getByRole('checkbox', { name: FAILED }));
    expect(dialog.getByText('Select at least one kind of alert.')).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: /^Clear alerts/ })).not.toBeInTheDocument();
    await app.user.click(kinds.getByRole('checkbox', { name: FAILED }));

    await app.user.keyboard('{Escape}');
    const again = await openDialog(app);
    const kept = within(await again.findByRole('group', { name: 'Alerts to clear' }));
    expect(kept.getByRole('checkbox', { name: SLOW })).not.toBeChecked();
    expect(again.getByText('Start over')).toBeInTheDocument();

    const run = await startRun(app, again, 'Clear alerts (1)', 'Clearing alerts');
    await waitForRunEnd(run);
    expect(await run.findByText('Cleared: Prepress failed (1)')).toBeInTheDocument();
    expect(
      list(run, 'Alerts of 1 order cleared').getByRole('cell', { name: 'Prepress failed (1)' }),
    ).toBeVisible();
    expect(cleared(mixed)).toHaveLength(1);
    expect(cleared(other)).toEqual([]);
    expect(dateOf(mixed, 'prepressFailed')).toBeNull();
    expect(dateOf(mixed, 'fulfillment')).not.toBeNull();
    expect(dateOf(other, 'fulfillment')).not.toBeNull();
  });

  it('selects only the kinds that the search filters by, and says so', async () => {
    const [mixed, other] = [both('mixed'), slow('other')];
    const { customer } = current();
    const route = `/?searchTerm=${customer}&delayedStatuses=fulfillment&page=1`;
    const app = await renderApp({ platform, route });
    await select(app, mixed, other);
    const dialog = await openDialog(app);
    expect(await dialog.findByRole('checkbox', { name: SLOW })).toBeChecked();
    expect(dialog.getByRole('checkbox', { name: FAILED })).not.toBeChecked();
    expect(
      dialog.getByText('Your search filters by alerts, so only those kinds are selected.'),
    ).toBeInTheDocument();
    expect(dialog.getByText('2 alerts will be cleared.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Clear alerts (2)' })).toBeInTheDocument();
  });
});
