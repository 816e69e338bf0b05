import { screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { DAY_MS, dateText, toIso } from '#domain/time/time.ts';
import { selectTimezone } from '#store/people/userSelectors.ts';
import { anItem, type ItemBuilder } from '#test/builders.ts';
import {
  atPlacing,
  openBulkReorder,
  runDialog,
  START_REORDER,
  select,
  startRun,
  waitForRunEnd,
} from '#test/bulk.ts';
import { bulkReorderScene } from './bulkReorderScene.ts';

const { platform, add, open } = bulkReorderScene();

const simple = (name: string, item: ItemBuilder = anItem().at('preparing')) =>
  add(name, (order) => order.with(item));

describe('S2.63: the options and the plan of a bulk reorder', () => {
  it('S6.6: without the permission, leaves the originals unchanged and offers no option', async () => {
    const orderId = simple('mine', anItem().at('preparing').late('fulfillment'));
    const app = await open('merchantOperator');
    await select(app, orderId);
    const dialog = await openBulkReorder(app);
    expect(dialog.queryByRole('group', { name: 'Original orders' })).not.toBeInTheDocument();
    const run = await startRun(app, dialog);
    expect(await run.findByText('1 order reordered')).toBeInTheDocument();
    await waitForRunEnd(run);
    const [item] = platform.world.record(orderId)?.items ?? [];
    expect(item?.statuses?.cancelled).toBeUndefined();
    expect(item?.statuses?.fulfillment?.expectedCloseDate).not.toBeNull();
  });

  it('R30: keeps the options of a closed dialog, says so, and offers to start over', async () => {
    const kept = simple('kept');
    const app = await open();
    await select(app, kept);
    const keepDates = () => screen.findByRole('checkbox', { name: /^Keep original promised dates/ });
    await openBulkReorder(app);
    await app.user.click(await keepDates());
    await app.user.keyboard('{Escape}');
    await openBulkReorder(app);
    expect(await keepDates()).toBeChecked();
    await app.user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(await keepDates()).not.toBeChecked();
  });

  it('R281, S9.8: is planned again before it starts if its plan is from another day', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const orderId = simple('planned');
    const asked = atPlacing(platform, () => undefined);
    const app = await open();
    await select(app, orderId);
    const dialog = await openBulkReorder(app);
    await app.user.click(dialog.getByRole('button', { name: 'Show plan' }));
    const start = () => dialog.findByRole('button', { name: START_REORDER });
    await start();
    vi.setSystemTime(Date.now() + DAY_MS);
    await app.user.click(await start());
    expect(await dialog.findByText(/^The date has changed/)).toBeInTheDocument();
    await start();
    expect(asked).toEqual([]);
    await app.user.click(await start());
    await waitForRunEnd(await runDialog());
    expect(asked).toEqual([orderId]);
    const placed = platform.world.log.findLast(({ operation }) => operation === 'placeOrder');
    const today = dateText(toIso(Date.now()), selectTimezone(app.store.getState()));
    expect(JSON.stringify(placed?.body)).toContain(`"localPromisedArrivalDate":"${today}T`);
  });

  it('R311: shows the plan although the clock was set back after the dialog was opened', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const orderId = simple('planned');
    const app = await open();
    await select(app, orderId);
    const dialog = await openBulkReorder(app);
    vi.setSystemTime(Date.now() - 600_000);
    await app.user.click(dialog.getByRole('button', { name: 'Show plan' }));
    expect(await dialog.findByRole('button', { name: START_REORDER })).toBeInTheDocument();
  });

  it('an option that is off changes nothing', async () => {
    const orderId = simple('kept', anItem().at('preparing').late('fulfillment'));
    const app = await open();
    await select(app, orderId);
    const dialog = await openBulkReorder(app);
    await app.user.click(dialog.getByRole('checkbox', { name: /^Request cancellation of original items/ }));
    const run = await startRun(app, dialog);
    expect(await run.findByText('1 order reordered')).toBeInTheDocument();
    await waitForRunEnd(run);
    const [item] = platform.world.record(orderId)?.items ?? [];
    expect(item?.statuses?.cancelled).toBeUndefined();
    expect(item?.statuses?.fulfillment?.expectedCloseDate).toBeNull();
  });
});
