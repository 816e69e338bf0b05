import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { atCancelling, openBulkReorder, runDialog, startRun, waitForRunEnd } from '#test/bulk.ts';
import { bulkScene } from '#test/bulkScene.ts';
import { memoryBrowser } from '#test/memoryIntentSupport.ts';
import { csvRows, savedFiles } from '#test/savedFiles.ts';
import { find } from './searchPage.ts';

const { platform, open, addOrders, selectAll, startHeld, mine, originalsOf } = bulkScene();
const files = savedFiles();

describe('R19: an interrupted run', () => {
  it('is offered at the next visit, and resumes without duplicating or losing an order', async () => {
    const browser = memoryBrowser();
    const { app, ids, letThrough } = await startHeld(14, browser);
    app.close();
    letThrough();
    await waitFor(() => expect(mine(ids)).toHaveLength(10));

    const again = await open(browser);
    const bar = await screen.findByText(
      /^Bulk reorder \(.+\): 0 of 14 processed · 10 with an unknown outcome$/,
    );
    expect(mine(ids)).toHaveLength(10);
    await again.user.click(find.runBars().getByRole('button', { name: 'Review' }));
    const run = await runDialog();
    expect(run.getByText('10 orders with an unknown outcome')).toBeInTheDocument();
    const reason = 'The console was closed before it could record a response.';
    expect(run.getAllByText(reason)).toHaveLength(10);
    expect(run.getByText('4 orders not processed yet')).toBeInTheDocument();
    await again.user.click(run.getByRole('button', { name: 'Download results (CSV)' }));
    await waitFor(() => expect(files.size).toBe(1));
    const rows = csvRows(files.get('bulk-reorder-results.csv'));
    expect(rows).toHaveLength(15);
    expect(rows.filter((row) => row.includes(reason))).toHaveLength(10);
    await again.user.click(run.getByRole('button', { name: 'Decide later' }));
    expect(bar).toBeInTheDocument();
    await again.user.click(find.runBars().getByRole('button', { name: 'Resume' }));
    const resumed = await runDialog();
    expect(await resumed.findByText('14 orders reordered')).toBeInTheDocument();
    await waitForRunEnd(resumed);
    expect(mine(ids)).toEqual(ids.toSorted());
    const { all, cancelled } = originalsOf(ids);
    expect(cancelled).toEqual(all);
  });

  it('R449: says that it only checks, while "Check again" sends none of the orders that are left', async () => {
    const browser = memoryBrowser();
    const { app, ids } = await startHeld(14, browser);
    app.close();
    const again = await open(browser);
    await again.user.click(await screen.findByRole('button', { name: 'Review' }));
    const run = await runDialog();
    const release = platform.hold({ service: 'order-manager' });
    await again.user.click(await run.findByRole('button', { name: 'Check again' }));
    const note = 'Checking orders without a response. Nothing is sent meanwhile.';
    expect(await run.findByText(note)).toBeInTheDocument();
    expect(run.queryByText(/minute/)).not.toBeInTheDocument();
    release();
    expect(mine(ids)).toEqual([]);
  });

  it('looks for a cancellation that was being sent, names it if it is not found, and never sends it again', async () => {
    const browser = memoryBrowser();
    const ids = addOrders(2);
    const { all } = originalsOf(ids);
    const late = Promise.withResolvers<undefined>();
    const never = new Promise<undefined>(() => undefined);
    const asked = atCancelling(platform, (itemId) => (itemId === all[0] ? late.promise : never));
    const app = await open(browser);
    await selectAll(app, 2);
    await startRun(app, await openBulkReorder(app));
    await waitFor(() => expect(asked.toSorted()).toEqual(all));
    app.close();
    late.resolve(undefined);
    await waitFor(() => expect(originalsOf(ids).cancelled).toEqual([all[0]]));

    const again = await open(browser);
    await again.user.click(await screen.findByRole('button', { name: 'Review' }));
    const run = await runDialog();
    expect(await run.findByText('2 orders reordered')).toBeInTheDocument();
    const named = run.getByText('Cancellation of 2 original items not confirmed');
    await again.user.click(named);
    const list = within(named.closest('details') as HTMLElement);
    for (const itemId of all) expect(list.getByText(itemId)).toBeInTheDocument();
    const advice =
      'The console was closed while the cancellation was being sent. Check whether the item has been cancelled before you request its cancellation again.';
    expect(list.getAllByText(advice)).toHaveLength(2);
    const [mail] = list.getAllByRole<HTMLAnchorElement>('link', { name: /^Contact support/ });
    expect(new URL(mail?.href ?? '').searchParams.get('body')).toContain(`Message: ${advice}`);

    await again.user.click(list.getByRole('button', { name: 'Check again' }));
    expect(await run.findByText('Cancellation of 1 original item not confirmed')).toBeInTheDocument();
    expect(list.queryByText(all[0] ?? '')).not.toBeInTheDocument();
    await waitForRunEnd(run);
    expect(asked).toHaveLength(2);
    expect(list.getByRole('button', { name: 'Check again' })).toBeEnabled();
  });

  it('says on another day that the dates differ from those shown, before it sends anything', async () => {
    const browser = memoryBrowser();
    const { app, ids, letThrough } = await startHeld(11, browser);
    app.close();
    letThrough();
    await waitFor(() => expect(mine(ids)).toHaveLength(10));
    const [job] = await browser.journal.openJobs('auth0|5f1e9a3c0b7d42006e1c8a01');
    if (!job) throw new Error('The journal has no run');
    await browser.journal.saveJob({ ...job, today: '2026-01-05' });
    const again = await open(browser);
    await again.user.click(await screen.findByRole('button', { name: 'Resume' }));
    const run = await runDialog();
    expect(
      await run.findByText(
        /^This run was planned on 2026-01-05\. For orders not processed yet, promise dates will be set to /,
      ),
    ).toBeInTheDocument();
    expect(mine(ids)).toHaveLength(10);
    await again.user.click(run.getByRole('button', { name: 'Process the rest (1)' }));
    expect(await run.findByText('11 orders reordered')).toBeInTheDocument();
    await waitForRunEnd(run);
    const last = platform.world.log.findLast(({ operation }) => operation === 'placeOrder');
    expect(JSON.stringify(last?.body)).toContain(`"localPromisedArrivalDate":"${job.today}`);
  });

  it('can be discarded, after a warning about what will not be sent', async () => {
    const browser = memoryBrowser();
    const { app, ids, letThrough } = await startHeld(11, browser);
    app.close();
    letThrough();
    await waitFor(() => expect(mine(ids)).toHaveLength(10));
    const again = await open(browser);
    await again.user.click(await screen.findByRole('button', { name: 'Discard' }));
    const question = within(await screen.findByRole('dialog', { name: 'Discard this run?' }));
    expect(
      question.getByText('1 order has requests that have not been sent. They will not be sent.'),
    ).toBeInTheDocument();
    expect(
      question.getByText(/^10 orders have an unknown outcome\. The console keeps a record/),
    ).toBeInTheDocument();
    await again.user.click(question.getByRole('button', { name: 'Discard run' }));
    await waitFor(() => expect(screen.queryByText(/^Bulk reorder \(/)).not.toBeInTheDocument());
    expect(await browser.journal.openJobs('auth0|5f1e9a3c0b7d42006e1c8a01')).toEqual([]);
    expect(mine(ids)).toHaveLength(10);
  });

  it('is processed by one tab; another tab offers the rest once that one is closed', async () => {
    const browser = memoryBrowser();
    const { app, ids, letThrough } = await startHeld(12, browser);
    const other = await open(browser);
    await waitFor(() => expect(Object.keys(other.store.getState().bulk.runs)).toHaveLength(0));
    app.close();
    letThrough();
    await waitFor(() => expect(mine(ids)).toHaveLength(10));
    await other.user.click(await screen.findByRole('button', { name: 'Resume' }));
    const resumed = await runDialog();
    expect(await resumed.findByText('12 orders reordered')).toBeInTheDocument();
    await waitForRunEnd(resumed);
    expect(mine(ids)).toEqual(ids.toSorted());
  });
});
